import { ButtonLink } from '../components/button/button'
import { startWords } from '../messages/start-page'
import { Page } from './page'
import { paths } from '../navigation/paths'

export function NotFoundPage() {
  const notFoundWords = startWords.shell.notFound
  return (
    <Page title={notFoundWords.title}>
      <p>{notFoundWords.text}</p>
      <p>
        <ButtonLink href={paths.home} variant="primary">
          {notFoundWords.home}
        </ButtonLink>
      </p>
    </Page>
  )
}

import { ButtonLink } from '../components/button/button'
import { shellWords } from '../messages/start-page'
import { Page } from './page'
import { paths } from '../navigation/paths'

export function NotFoundPage() {
  const words = shellWords.notFound
  return (
    <Page title={words.title}>
      <p>{words.text}</p>
      <p>
        <ButtonLink href={paths.home} variant="primary">
          {words.home}
        </ButtonLink>
      </p>
    </Page>
  )
}

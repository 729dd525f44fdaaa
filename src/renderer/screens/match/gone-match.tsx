import { Page } from '../../app/page'
import { paths } from '../../app/paths'
import { ButtonLink } from '../../components/button/button'
import { EmptyState } from '../../components/empty-state/empty-state'
import { matchWords } from '../../messages/page'

/** In place of a match that cannot be read (any more). */
export function GoneMatch() {
  const { title, text, home } = matchWords.gone
  return (
    <Page title={title}>
      <EmptyState title={title} action={<ButtonLink variant="primary" href={paths.home}>{home}</ButtonLink>}>
        <p>{text}</p>
      </EmptyState>
    </Page>
  )
}

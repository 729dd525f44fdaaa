import { tileOf } from '#shared/domino/tile'
import { Page } from '../app/page'
import { paths } from '../navigation/paths'
import { ButtonLink } from '../components/button/button'
import { EmptyState } from '../components/empty-state/empty-state'
import { TilesOnFelt } from '../components/empty-state/tiles-on-felt'
import { words } from '../messages/page'

/** A tile that shows nothing. */
const BLANK_TILES = [tileOf(0, 0)] as const

/** In place of a match that cannot be read, or is gone. */
export function GoneMatch() {
  const { title, text, home } = words.match.gone
  return (
    <Page title={title}>
      <EmptyState
        picture={<TilesOnFelt tiles={BLANK_TILES} />}
        action={
          <ButtonLink variant="primary" href={paths.home}>
            {home}
          </ButtonLink>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </Page>
  )
}

import { isDouble, tileOf, type Tile } from '#shared/domino/tile'
import { words } from '../../messages/page'
import { paths } from '../../navigation/paths'
import { ButtonLink } from '../button/button'
import { DominoTile } from '../domino-tile/domino-tile'
import { EmptyState } from './empty-state'
import styles from './empty-state.module.css'

const LINE = [tileOf(6, 4), tileOf(4, 4), tileOf(4, 2)] as const

/** A few tiles as they lie on a table, doubles across. Decorative. */
export function TilesOnFelt({ tiles = LINE }: { readonly tiles?: readonly Tile[] }) {
  return (
    <div className={styles.felt}>
      {tiles.map((tile) => (
        <DominoTile key={tile} tile={tile} orientation={isDouble(tile) ? 'vertical' : 'horizontal'} />
      ))}
    </div>
  )
}

/** Where there is no match yet: what will be here, and the way to the first. */
export function NoMatchesYet({ text }: { readonly text: string }) {
  return (
    <EmptyState
      picture={<TilesOnFelt />}
      action={
        <ButtonLink href={paths.newMatch} variant="primary">
          {words.home.newMatch}
        </ButtonLink>
      }
    >
      <p>{text}</p>
    </EmptyState>
  )
}

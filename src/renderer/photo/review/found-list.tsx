import { inSet } from '#shared/domino/set'
import { makeTile, type Tile } from '#shared/domino/tile'
import { rankTiles } from '#shared/recognition/reading'
import { DominoTile } from '../../components/domino-tile/domino-tile'
import { photoWords } from '../../messages/page'
import type { FoundTile } from './found-tiles'
import styles from './review.module.css'

interface Props {
  readonly tiles: readonly FoundTile[]
  readonly maxPip: number
  readonly chosen: number | null
  readonly onTap: (at: number) => void
}

/** The second likeliest tile of a doubtful reading. */
function other({ reading, tile }: FoundTile, maxPip: number): Tile | null {
  return rankTiles(reading, maxPip).find((each) => each.tile !== tile && each.chance > 0.02)?.tile ?? null
}

/** How sure a reading is, in words that are not shown. */
function sureness(found: FoundTile, maxPip: number): string {
  const words = photoWords.review
  if (found.byHand) return words.chosen
  if (found.look !== 'unsure') return words.sure
  if (!inSet(found.tile, maxPip)) return words.outside
  const rival = other(found, maxPip)
  return rival === null ? words.unsure : words.unsureOr(makeTile(rival))
}

/** Every tile found, to be tapped and put right. */
export function FoundList({ tiles, maxPip, chosen, onTap }: Props) {
  const words = photoWords.review
  return (
    <ul className={styles.cards} aria-label={words.tiles}>
      {tiles.map((found) => (
        <li key={found.at}>
          <button
            type="button"
            className={styles.card}
            data-look={found.look}
            data-at={found.at}
            data-tile={makeTile(found.tile)}
            aria-pressed={found.at === chosen}
            onClick={() => onTap(found.at)}
          >
            <DominoTile tile={found.tile} orientation="horizontal" />
            <span>
              <span className="visually-hidden">{words.tile} </span>
              <span className={styles.name}>{makeTile(found.tile)}</span>
              {found.look === 'unsure' && ` ${words.unsureMark}`}
              {found.look === 'new' && (
                <>
                  {' '}
                  <span className={styles.tag}>{words.newMark}</span>
                </>
              )}
              <span className="visually-hidden">, {sureness(found, maxPip)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

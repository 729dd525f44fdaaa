import { inSet } from '#shared/domino/set'
import { makeTile, type Tile } from '#shared/domino/tile'
import { rankTiles } from '#shared/recognition/reading'
import { DominoTile } from '../../components/domino-tile/domino-tile'
import { words } from '../../messages/page'
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
  const reviewWords = words.photo.review
  if (found.byHand) return reviewWords.chosen
  if (found.look !== 'unsure') return reviewWords.sure
  if (!inSet(found.tile, maxPip)) return reviewWords.outside
  const rival = other(found, maxPip)
  return rival === null ? reviewWords.unsure : reviewWords.unsureOr(makeTile(rival))
}

/** Every tile found, to be tapped and corrected. */
export function FoundList({ tiles, maxPip, chosen, onTap }: Props) {
  const reviewWords = words.photo.review
  return (
    <ul className={styles.cards} aria-label={reviewWords.tiles}>
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
              <span className="visually-hidden">{reviewWords.tile} </span>
              <span className={styles.name}>{makeTile(found.tile)}</span>
              {found.look === 'unsure' && ` ${reviewWords.unsureMark}`}
              {found.look === 'new' && (
                <>
                  {' '}
                  <span className={styles.tag}>{reviewWords.newMark}</span>
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

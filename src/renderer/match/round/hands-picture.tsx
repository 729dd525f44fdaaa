import { makeTile } from '#shared/domino/tile'
import type { LeftHand } from '#shared/games/game'
import type { Noun } from '#shared/words/grammar'
import { Avatar } from '../../components/avatar/avatar'
import { DominoTile } from '../../components/domino-tile/domino-tile'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import styles from './hands-picture.module.css'

/** A hand as its round ended, and what the end moved its player’s total by. */
export interface PicturedHand {
  readonly name: string
  readonly held: LeftHand
  /** Null of a partner, whose side’s points stand at the hand before. */
  readonly moved: number | null
}

interface HandsPictureProps {
  readonly hands: readonly PicturedHand[]
  readonly points: Noun
  /** What is moved has its sign: where a round pays its winner, and is no count of each hand. */
  readonly signed: boolean
}

/** The hands at the end of a round on a felt, one below the other, each with what it came to. */
export function HandsPicture({ hands, points, signed }: HandsPictureProps) {
  return (
    <ul className={styles.hands} data-sides={hands.some(({ moved }) => moved === null) || undefined} aria-label={words.match.ruling.hands}>
      {hands.map(({ name, held, moved }) => (
        <li key={name} className={styles.hand} data-partner={moved === null || undefined}>
          <Avatar size="small" name={name} />
          <span className="visually-hidden">{name}</span>
          <span className={styles.held}>
            {'pips' in held ? (
              <span className={styles.number}>{scorerWords.plain(held.pips)}</span>
            ) : held.length === 0 ? (
              <span className={styles.none}>{words.match.ruling.noTiles}</span>
            ) : (
              held.map((tile) => <DominoTile key={tile} className={styles.tile} tile={tile} label={makeTile(tile)} orientation="horizontal" />)
            )}
          </span>
          {moved !== null && (
            <strong className={styles.moved} data-none={moved === 0 || undefined}>
              <span aria-hidden="true">{signed ? scorerWords.signed(moved) : scorerWords.plain(moved)}</span>
              <span className="visually-hidden">{scorerWords.counted(moved, points)}</span>
            </strong>
          )}
        </li>
      ))}
    </ul>
  )
}

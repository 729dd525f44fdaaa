import { tileOf } from '#shared/domino/tile'
import { worthOf } from '#shared/games/reasons'
import type { RuleId } from '#shared/games/rule-ids'
import { DominoTile } from '../components/domino-tile/domino-tile'
import { Icon } from '../components/icon/icon'
import { words } from '../messages/page'
import { scorerWords } from '../messages/scorer'
import styles from './pictures.module.css'

const DUAL: RuleId = 'FS-2'
const BLOCKED: RuleId = 'FS-9'

/** A 1 that is laid where it makes both ends a 4. */
function LinePicture({ laid }: { readonly laid: boolean }) {
  return (
    <div className={styles.line}>
      <DominoTile tile={tileOf(6, 4)} orientation="horizontal" flipped marked={laid} />
      <DominoTile tile={tileOf(6, 1)} orientation="horizontal" />
      <span className={styles.newest} data-laid={laid || undefined}>
        <DominoTile tile={tileOf(4, 1)} orientation="horizontal" flipped marked={laid} />
      </span>
    </div>
  )
}

/** The three ways to enter a tile: pad, keys, camera. */
export function EnterPicture() {
  return (
    <div className={styles.felt}>
      <LinePicture laid={false} />
      <div className={styles.ways}>
        <span className={styles.way}>
          <span className={styles.small}>
            <DominoTile tile={tileOf(4, 1)} orientation="horizontal" />
          </span>
        </span>
        <span className={styles.way}>
          <kbd className={styles.key}>4</kbd>
          <kbd className={styles.key}>1</kbd>
        </span>
        <span className={styles.way}>
          <Icon name="camera" className={styles.camera} />
        </span>
      </div>
    </div>
  )
}

/** What the tile scored, and why. */
export function ReasonsPicture() {
  return (
    <div className={styles.felt}>
      <LinePicture laid />
      <p className={styles.reason}>
        <span className={styles.points}>+2</span>
        <span>{scorerWords.reasonSentence({ code: 'dual', points: worthOf(2) }, { dice: null, outward: 4 })}</span>
        <span className={styles.rule}>{DUAL}</span>
      </p>
    </div>
  )
}

const HELD = [
  [tileOf(3, 3), tileOf(5, 3)],
  [tileOf(0, 0), tileOf(1, 0)],
  [tileOf(1, 1), tileOf(2, 1)],
] as const
/** As in the example match. */
const PLAYERS = ['Ada', 'Ben', 'Cleo'] as const
/** Who holds the lowest double. */
const WINNER = 1

/** A blocked round, ruled on. */
export function RulesPicture() {
  const picturesWords = words.introduction.pictures
  return (
    <div className={styles.felt}>
      <p className={styles.test}>
        <Icon name="scales" /> <span>{scorerWords.testWords('lowest-double', 'flower-and-scorpion')}</span> <span className={styles.rule}>{BLOCKED}</span>
      </p>
      <div className={styles.hands}>
        {HELD.map((tiles, seat) => (
          <div key={seat} className={styles.hand} data-wins={seat === WINNER || undefined}>
            <span className={styles.name}>{PLAYERS[seat]}</span>
            {tiles.map((tile, at) => (
              <span key={tile}>
                <DominoTile tile={tile} orientation="horizontal" marked={at === 0 && seat === WINNER} />
              </span>
            ))}
            <span className={styles.wins}>
              {seat === WINNER && (
                <>
                  <Icon name="check" /> {picturesWords.wins}
                </>
              )}
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}

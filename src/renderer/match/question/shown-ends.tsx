import { isDouble, otherHalf } from '#shared/domino/tile'
import type { ShownTile } from '#shared/match/explain/explanation'
import type { Rules } from '#shared/games/rules'
import { DominoFace } from '../../components/domino-tile/domino-face'
import { words } from '../../messages/page'
import styles from './question.module.css'

interface ShownEndsProps {
  readonly label: string
  readonly shown: readonly ShownTile[]
  /** Tiles on the line. */
  readonly laid: number
  readonly layout: Rules['layout']
  /** Which of them counted for something. */
  readonly decided: ReadonlySet<number>
}

/** The tiles that lay open, each half that showed in a ring. */
export function ShownEnds({ label, shown, laid, layout, decided }: ShownEndsProps) {
  const [first, second] = shown
  if (first === undefined) return <p className={styles.nothing}>{words.explanation.nothingYet}</p>
  const tileWords = (each: ShownTile, at: number): string => words.explanation.shown(each, words.explanation.placeOf(each, layout), decided.has(at))
  return (
    /* The left end lies on the left, whichever way words are read. */
    <ul className={styles.ends} dir="ltr" aria-label={label} data-joined={(layout === 'two-ended' && laid > 1) || undefined}>
      {laid === 1 && second !== undefined ? (
        <li className={styles.end}>
          <OpenTile
            rings={[ringOf(first), ringOf(second)]}
            halves={[first.suit, second.suit]}
            across={false}
            decides={decided.has(0)}
            label={shown.map(tileWords).join(', ')}
          />
          <span className={styles.place} aria-hidden="true">
            {words.explanation.ledAlone}
          </span>
        </li>
      ) : (
        shown.map((each, at) => (
          <li key={at} className={styles.end}>
            <OpenTile rings={[ringOf(each)]} halves={shownHalves(each)} across={each.halves === 2} decides={decided.has(at)} label={tileWords(each, at)} />
            <span className={styles.place} aria-hidden="true">
              {words.explanation.placeOf(each, layout)}
            </span>
          </li>
        ))
      )}
    </ul>
  )
}

type RingBox = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>

/** The open half lies outward: to the left at the left end, to the right everywhere else; a double lies across. */
function ringOf({ arm, halves }: ShownTile): RingBox {
  if (halves === 2) return { x: -0.5, y: -1, width: 1, height: 2 }
  return { x: arm === 'left' ? -1 : 0, y: -0.5, width: 1, height: 1 }
}

function shownHalves({ arm, tile, suit }: ShownTile): readonly [number, number] {
  const inner = isDouble(tile) ? suit : otherHalf(tile, suit)
  return arm === 'left' ? [suit, inner] : [inner, suit]
}

interface OpenTileProps {
  readonly rings: readonly RingBox[]
  readonly halves: readonly [number, number]
  readonly across: boolean
  readonly decides: boolean
  readonly label: string
}

function OpenTile({ rings, halves: [first, second], across, decides, label }: OpenTileProps) {
  return (
    <svg className={styles.tile} role="img" aria-label={label} viewBox="-1.12 -1.12 2.24 2.24" data-decides={decides || undefined}>
      <DominoFace first={first} second={second} orientation={across ? 'vertical' : 'horizontal'} />
      {rings.map((ring, at) => (
        <rect key={at} className={styles.ring} {...ring} rx={0.14} />
      ))}
    </svg>
  )
}

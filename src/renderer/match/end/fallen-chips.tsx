import { ChipFace, chipOf } from '../../components/points-chip/chip-face'
import styles from './fallen-chips.module.css'

/** More would hide the words. */
const MOST_FALLEN = 24

interface Fallen {
  readonly across: number
  readonly down: number
  readonly size: number
}

/** Where chips come to lie: at the edges, off the words and the line, the same places each time. */
function fallenPlaces(chips: number): readonly Fallen[] {
  return Array.from({ length: Math.min(MOST_FALLEN, Math.max(8, chips)) }, (_, place) => {
    // steps of the golden ratio fill a range evenly, however many there are
    const along = (place * 0.618034) % 1
    const off = (place * 0.7548777) % 1
    const size = 1.1 + ((place * 0.5698403) % 1) * 0.9
    switch (place % 4) {
      case 0:
        // on both sides of the winner's picture, and clear of the button in the corner
        return { across: along < 0.5 ? 0.04 + along * 0.7 : 0.61 + (along - 0.5) * 0.42, down: 0.03 + off * 0.06, size }
      case 1:
        return { across: 0.02 + off * 0.08, down: 0.1 + along * 0.55, size }
      case 2:
        return { across: 0.9 + off * 0.08, down: 0.2 + along * 0.45, size }
      default:
        // beside the line, which lies there
        return { across: along < 0.5 ? 0.03 + along * 0.14 : 0.9 + (along - 0.5) * 0.14, down: 0.8 + off * 0.16, size }
    }
  })
}

/** What was won, as chips that fall once and lie still. An ornament. */
export function FallenChips({ chips }: { readonly chips: number }) {
  return (
    <div className={styles.fallen} aria-hidden="true">
      {fallenPlaces(chips).map(({ across, down, size }, place) => (
        <svg
          key={place}
          {...chipOf(1, styles.chip)}
          viewBox="-1.2 -1.2 2.4 2.4"
          style={{ insetInlineStart: `${100 * across}%`, insetBlockStart: `${100 * down}%`, inlineSize: `${size}em`, animationDelay: `${place * 35}ms` }}
        >
          <ChipFace points={1} />
        </svg>
      ))}
    </div>
  )
}

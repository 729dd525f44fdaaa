import { useEffect, useRef } from 'react'
import type { Seat } from '#shared/match/events'
import { FALL } from '../../../components/points-chip/flight'
import { moves, useLanding } from '../../../components/points-chip/use-landing'
import { useMoment, useTimes } from '../../../hooks/use-moment'
import type { MatchView } from '../../../match/match-view'
import { movedChips } from '../../../match/model/won-chips'
import { throwChip } from '../../../match/table/thrown-chip'
import sky from '../../../match/table/chip-flight.module.css'
import { vibrate, useQuietPhone } from './quiet-phone'
import styles from './own-pile.module.css'

/** As long as own-pile.module.css has it. */
const GLOW_MS = 1200
const CHIP_VIBRATION_MS = 20
/** Chips that are drawn one by one; the score says how many they are. */
const MOST_DRAWN = 120

interface OwnPileProps {
  readonly view: MatchView
  /** Whose phone this is. */
  readonly seat: Seat
}

/**
 * A player's chips at the bottom of their phone. What they win falls in from the top, the side on which the table lies for the player who holds it, just
 * after it has left the felt on the computer; what they lose goes back that way. When everyone agrees to a round, the chips of all phones glow at once.
 *
 * For the eye alone: the score stands beside the name.
 */
export function OwnPile({ view, seat }: OwnPileProps) {
  const quiet = useQuietPhone()
  const above = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLSpanElement>(null)
  const seen = useRef(view)
  const chips = Math.max(0, useLanding(view.scored.totals[seat] ?? 0, FALL))
  const glows = useMoment(useTimes(view.agreements.at(-1)?.kind === 'confirmed'), GLOW_MS) && !quiet
  useEffect(() => {
    const before = seen.current
    seen.current = view
    const moved = before.revision === view.revision ? 0 : movedChips(before, view, seat)
    if (moved === 0) return
    if (moves() && above.current !== null && end.current !== null) sendChips(above.current, end.current, moved)
    else if (moved > 0) vibrate(CHIP_VIBRATION_MS)
  }, [view, seat])
  return (
    <div className={styles.pile} aria-hidden="true" data-pile={chips} data-glows={glows || undefined}>
      {Array.from({ length: Math.min(chips, MOST_DRAWN) }, (_, place) => (
        <span key={place} className={styles.chip} />
      ))}
      <span ref={end} />
      <div ref={above} className={sky.sky} />
    </div>
  )
}

/** How far above the window a chip begins, in pixels. */
const ABOVE = 40

/** Chips that fall onto the end of the pile, or rise from it where there are fewer than none. */
function sendChips(sky: HTMLElement, end: HTMLElement, chips: number): void {
  const { x, y, height } = end.getBoundingClientRect()
  const lies = { x, y: y + height / 2, scale: 0.7, opacity: 1 }
  const comes = { x, y: -ABOVE, scale: 1.2, opacity: 1 }
  for (let place = 0; place < Math.min(Math.abs(chips), FALL.most); place++) {
    if (chips < 0) throwChip(sky, [lies, { ...comes, opacity: 0 }], { place, flight: { ...FALL, afterMs: 0 } })
    else {
      const falls = [{ ...comes, easing: 'ease-in' }, { ...lies, offset: 0.7 }, { ...lies, y: lies.y - 10, offset: 0.85 }, lies]
      throwChip(sky, falls, { place, flight: FALL, easing: 'linear' }, place === 0 ? () => vibrate(CHIP_VIBRATION_MS) : undefined)
    }
  }
}

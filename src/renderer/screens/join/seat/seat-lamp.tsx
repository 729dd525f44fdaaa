import { useEffect, useState, type CSSProperties } from 'react'
import { createPortal } from 'react-dom'
import type { Seat } from '#shared/match/events'
import { useColour } from '../../../components/avatar/colours'
import { initialsOf, useLooks } from '../../../components/avatar/looks'
import coloured from '../../../components/avatar/person-colour.module.css'
import { classes } from '../../../components/classes'
import { topDialog } from '../../../hooks/is-dialog-open'
import { useMoment, useTimes } from '../../../hooks/use-moment'
import { useQuiet } from '../../../hooks/use-quiet'
import type { MatchView } from '../../../match/match-view'
import { scorerWords } from '../../../messages/scorer'
import { vibrate, useQuietPhone } from './quiet-phone'
import styles from './seat-lamp.module.css'

/** As long as seat-lamp.module.css has it. */
const LIT_MS = 1200
/** Nobody has touched the phone for so long, and it is still their turn. */
const AGAIN_AFTER_MS = 20_000
const TURN_VIBRATION_MS = 30

interface SeatLampProps {
  readonly view: MatchView
  /** Whose phone this is. */
  readonly seat: Seat
}

/**
 * A player's phone as a lamp: the whole page in their colour, with their initials, when their turn begins and once more when nothing happens in it,
 * and behind the answers when a round is over and they are asked.
 *
 * Nothing that can be tapped or read out: it lets taps through, and who it is for hears whose turn it is from the page.
 */
export function SeatLamp({ view, seat }: SeatLampProps) {
  const quiet = useQuietPhone()
  const { round, winner } = view.scored.state
  const asked = round !== null && round.end !== null && view.agreements.at(-1)?.kind !== 'not-asked'
  const isTurn = round !== null && round.end === null && winner === null && round.turn === seat
  const [rounds, turns] = [useTimes(asked), useTimes(isTurn)]
  if (quiet) return null
  return (
    <>
      <Lamp view={view} seat={seat} times={rounds} behind />
      {isTurn && <TurnLamp key={turns} view={view} seat={seat} came={turns > 0} />}
    </>
  )
}

/** One turn of the player. `came`: while the page was looked at; who opens it in their turn has it in their hand. */
function TurnLamp({ came, ...lamp }: SeatLampProps & { readonly came: boolean }) {
  const again = useTimes(useQuiet(AGAIN_AFTER_MS, lamp.view.tableRevision)) > 0
  useEffect(() => {
    if (came) vibrate(TURN_VIBRATION_MS)
  }, [came])
  return <Lamp {...lamp} times={(came ? 1 : 0) + (again ? 1 : 0)} />
}

/** `times`: how often it has been lit; `behind`: what can be answered stands before it. */
function Lamp({ times, ...lamp }: SeatLampProps & { readonly times: number; readonly behind?: boolean }) {
  const lit = useMoment(times, LIT_MS)
  return lit ? <Light key={times} {...lamp} /> : null
}

function Light({ view, seat, behind = false }: SeatLampProps & { readonly behind?: boolean }) {
  const [over] = useState(() => (behind ? null : topDialog()))
  const name = scorerWords.nameOf(view.names, seat)
  const player = { name, personId: view.record.players[seat]?.personId }
  const colour = useColour(player)
  const initials = initialsOf(name, useLooks(player))
  const light = (
    <div
      className={classes(coloured.coloured, styles.lamp)}
      aria-hidden="true"
      data-lamp={behind ? 'behind' : 'over'}
      data-colour={colour}
      data-initials={initials}
    >
      <span className={styles.initials} style={{ '--letters': Math.max(1, initials.length) } as CSSProperties}>
        {initials}
      </span>
    </div>
  )
  return over === null ? light : createPortal(light, over)
}

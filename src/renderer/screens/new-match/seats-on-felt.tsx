import { type CSSProperties, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react'
import { GAMES, hasLine } from '#shared/games/index'
import type { PersonId } from '#shared/kernel/ids'
import { PRESETS } from '#shared/rules/presets'
import { useAnnounce } from '../../components/announcer/announcer'
import { Avatar } from '../../components/avatar/avatar'
import { Button } from '../../components/button/button'
import { Card } from '../../components/card/card'
import { Icon } from '../../components/icon/icon'
import { Camel } from '../../components/player-chips/camel'
import { seatTurn } from '../../match/model/seat-edge'
import { type MatchDraft, taken } from '../../match/setup/draft'
import type { DraftSeat } from '../../match/setup/seating'
import { words } from '../../messages/page'
import styles from './seats-on-felt.module.css'

/** Less is a tap with an unsteady hand. */
const LEAST_MOVE = 8

interface Drag {
  readonly key: number
  readonly x: number
  readonly y: number
  /** The seat under the finger. */
  readonly over: number | null
}

/** Drags one seat onto another, with a finger or a mouse; let go anywhere else, it goes back. Seats are known by `data-seat`. */
function useSeatDrag(onSwap: (key: number, other: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const from = useRef<{ readonly key: number; readonly x: number; readonly y: number } | null>(null)
  const dragged = useRef(false)

  const end = (): void => {
    from.current = null
    setDrag(null)
  }
  const handlersOf = (key: number) => ({
    onPointerDown: ({ button, clientX, clientY }: PointerEvent): void => {
      dragged.current = false
      from.current = button === 0 ? { key, x: clientX, y: clientY } : null
    },
    onPointerMove: ({ clientX, clientY, currentTarget, pointerId }: PointerEvent): void => {
      const begun = from.current
      if (begun === null) return
      const [x, y] = [clientX - begun.x, clientY - begun.y]
      if (!dragged.current && Math.hypot(x, y) < LEAST_MOVE) return
      if (!dragged.current) currentTarget.setPointerCapture(pointerId)
      dragged.current = true
      setDrag({ key: begun.key, x, y, over: seatAt(clientX, clientY, begun.key) })
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent): void => {
      const other = dragged.current ? seatAt(clientX, clientY, key) : null
      if (other !== null) onSwap(key, other)
      end()
    },
    onPointerCancel: end,
    /** What was dragged was not tapped. */
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }): void => {
      if (!dragged.current) return
      dragged.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    'data-dragged': drag?.key === key || undefined,
    'data-over': drag?.over === key || undefined,
  })
  const styleOf = (key: number): CSSProperties => (drag?.key === key ? { translate: `${drag.x}px ${drag.y}px` } : {})
  return { handlersOf, styleOf }
}

function seatAt(x: number, y: number, without: number): number | null {
  const seats = document.elementsFromPoint(x, y).flatMap((element) => {
    const key = element instanceof HTMLElement ? element.dataset['seat'] : undefined
    return key === undefined || Number(key) === without ? [] : [Number(key)]
  })
  return seats[0] ?? null
}

interface SeatsOnFeltProps {
  readonly draft: MatchDraft
  readonly personOf: (name: string) => PersonId | undefined
  /** The free seat that the next person takes. */
  readonly wanted: number | null
  readonly onWant: (key: number) => void
  readonly onLead: (key: number) => void
  readonly onSwap: (key: number, other: number) => void
  /** What lies in the middle. */
  readonly children: ReactNode
}

/** The table with its seats, clockwise from the top: a tap says who leads where somebody does, dragging changes seats, and so do two taps for those who cannot drag. */
export function SeatsOnFelt({ draft, personOf, wanted, onWant, onLead, onSwap, children }: SeatsOnFeltProps) {
  const id = useId()
  const { players: playersWords, leader: leaderWords } = words.newMatch
  const { say } = useAnnounce()
  /** Who changes seats: nobody was asked, nobody is chosen yet, or someone is. */
  const [swapping, setSwapping] = useState<number | 'nobody' | null>(null)
  const { seats } = draft
  const leadsMatter = hasLine(PRESETS[draft.preset].game)
  const leader = leadsMatter ? draft.leader : null
  const nameOf = (key: number): string => {
    const place = seats.findIndex((seat) => seat.key === key)
    return playersWords.seatOf(seats[place]?.name ?? '', place + 1)
  }
  const swap = (key: number, other: number): void => {
    onSwap(key, other)
    say(playersWords.moved(nameOf(key), seats.findIndex((seat) => seat.key === other) + 1))
  }
  const choose = (key: number): void => {
    if (typeof swapping === 'number' && swapping !== key) swap(swapping, key)
    setSwapping(typeof swapping === 'number' ? 'nobody' : key)
  }
  const { handlersOf, styleOf } = useSeatDrag(swap)
  const seat = (each: DraftSeat, place: number): ReactNode => {
    const free = each.name.trim() === ''
    if (swapping !== null)
      return (
        <button type="button" className={styles.target} aria-pressed={swapping === each.key} onClick={() => choose(each.key)}>
          <Face seat={each} leads={leader === each.key} personId={personOf(each.name)} />
          <span className={styles.name}>{nameOf(each.key)}</span>
        </button>
      )
    if (free)
      return (
        <button
          type="button"
          className={styles.target}
          aria-pressed={wanted === each.key}
          aria-label={playersWords.takeSeat(place + 1)}
          onClick={() => onWant(each.key)}
        >
          <Face seat={each} leads={false} personId={undefined} />
          <span className={styles.name}>{playersWords.free}</span>
        </button>
      )
    const leads = leader === each.key
    const Target = leadsMatter ? 'label' : 'div'
    return (
      <Target className={styles.target} title={each.name}>
        {leadsMatter && (
          <input type="radio" className="visually-hidden" name={id} checked={leads} aria-label={each.name.trim()} onChange={() => onLead(each.key)} />
        )}
        <Face seat={each} leads={leads} personId={personOf(each.name)} />
        <span className={styles.name}>{leads ? leaderWords.leads(each.name.trim()) : each.name.trim()}</span>
      </Target>
    )
  }
  return (
    <Card
      tone="felt"
      className={styles.felt}
      data-many={seats.length > 4 || undefined}
      data-dice={GAMES[PRESETS[draft.preset].game].usesDice || undefined}
      data-few={taken(seats).length < 2 || undefined}
    >
      <fieldset className={styles.seats} aria-describedby={`${id}-advice ${id}-hint`}>
        <legend className="visually-hidden">{swapping === null && leadsMatter ? leaderWords.legend : playersWords.swap}</legend>
        <ol className={styles.round}>
          {seats.map((each, place) => (
            <li
              key={each.key}
              className={styles.seat}
              data-seat={each.key}
              data-free={each.name.trim() === '' || undefined}
              data-leads={leader === each.key || undefined}
              {...handlersOf(each.key)}
              style={{ ...seatStyle(place, seats.length), ...styleOf(each.key) }}
            >
              {seat(each, place)}
            </li>
          ))}
        </ol>
      </fieldset>
      <div className={styles.middle}>
        {children}
        {leadsMatter && (
          <p id={`${id}-advice`} className={styles.advice} data-beside-dice={GAMES[PRESETS[draft.preset].game].usesDice || undefined}>
            {leaderWords.advice(PRESETS[draft.preset].firstLeader, draft.preset)}
          </p>
        )}
      </div>
      <p id={`${id}-hint`} className={styles.hint} data-asks={swapping !== null || undefined} aria-live="polite">
        {swapping === null
          ? leadsMatter
            ? playersWords.tapSeat
            : playersWords.dragSeat
          : typeof swapping === 'number'
            ? playersWords.swapWith(nameOf(swapping))
            : playersWords.swapWho}
      </p>
      {taken(seats).length > 1 && (
        <Button variant="quiet" className={styles.swap} aria-pressed={swapping !== null} onClick={() => setSwapping(swapping === null ? 'nobody' : null)}>
          {swapping === null ? playersWords.swap : playersWords.swapped}
        </Button>
      )}
    </Card>
  )
}

function Face({ seat: { name }, leads, personId }: { readonly seat: DraftSeat; readonly leads: boolean; readonly personId: PersonId | undefined }) {
  return (
    <span className={styles.face} aria-hidden="true">
      {name.trim() === '' ? <Icon name="add" /> : <Avatar size="large" name={name} personId={personId} />}
      {leads && (
        <span className={styles.camel}>
          <Camel />
        </span>
      )}
    </span>
  )
}

/** Where a seat of so many is, clockwise from the top: 0 … 1 of the room there is across and down. */
function seatStyle(place: number, of: number): Record<`--${string}`, string> {
  const turn = seatTurn(place, of)
  return { '--across': (0.5 + Math.sin(turn) / 2).toFixed(3), '--down': (0.5 - Math.cos(turn) / 2).toFixed(3) }
}

import { type RefObject, useEffect, useRef } from 'react'
import { z } from 'zod'
import type { TableOutcome, TableRefusal } from '#shared/contract/table'
import type { Tile } from '#shared/domino/tile'
import type { Seat } from '#shared/match/events'
import type { Client } from '../../client/client'
import { Button } from '../../components/button/button'
import { ProblemNotice } from '../../components/notice/notice'
import { useCommand } from '../../hooks/use-command'
import { useDraft } from '../../hooks/use-draft'
import { HandsEntry } from '../../match/counted/hands-entry'
import { useShownHands } from '../../match/hooks/use-shown-hands'
import { problemSentence } from '../../match/invite/use-table-live'
import type { MatchView } from '../../match/match-view'
import {
  type EnteredHand,
  enteredHand,
  enteredHandSchema,
  type HandsCounting,
  isSameHand,
  noHandsEntered,
  pointsEntered,
  writtenHandEntered,
  writtenLeft,
} from '../../match/model/counted-hands'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { Unsent } from './waiting-dock'
import styles from './counted-seat.module.css'

type HandCall = (client: Client) => Promise<TableOutcome>
const performHandCall = (client: Client, call: HandCall): Promise<TableOutcome> => call(client)

/** The own hand of a round on its player's phone. */
interface OwnLeft {
  readonly hand: EnteredHand
  /** It is being changed: the table has not been sent it like this. */
  readonly changed: boolean
}

const ownLeftSchema = z.object({ hand: enteredHandSchema, changed: z.boolean() })
const writtenOwnLeft = ({ hand, changed }: OwnLeft): unknown => ({ hand: writtenHandEntered(hand), changed })
const NOTHING_LEFT: OwnLeft = { hand: '', changed: false }

interface CountedSeatProps {
  readonly view: MatchView
  readonly counting: HandsCounting
  /** Which round it ends, counted from 0. */
  readonly round: number
  readonly seat: Seat
  /** What the player entered for themselves while they played: it stands in the field, and goes to the table only when they send it. */
  readonly held?: readonly Tile[] | null
  /** Has the focus when nothing else has it. */
  readonly rest: RefObject<HTMLElement | null>
}

/**
 * What a player has left when a round ends, photographed, tapped or typed on their own phone and sent to the table, which counts the round.
 *
 * What the table has is what counts, whichever phone of a seat sent it. The phone remembers it, and sends it once more to a table that has lost it.
 */
export function CountedSeat({ view, counting, round, seat, held = null, rest }: CountedSeatProps) {
  const { left } = words.join
  const { names, matchId } = view
  const shown = useShownHands(matchId, round)
  const [own, setOwn] = useDraft(
    `own-left.${matchId}.${round}.${seat}`,
    ownLeftSchema,
    () => (held === null || held.length === 0 ? NOTHING_LEFT : { hand: held, changed: true }),
    writtenOwnLeft,
  )
  const { run, pending, problem } = useCommand<HandCall, null, TableRefusal>(performHandCall)
  const fields = useRef<(HTMLInputElement | null)[]>([])
  /* What the phone knew of the table when it sent: only what comes after it can tell that the hand is missing there. */
  const sentAt = useRef<typeof shown>(null)
  const open = shown?.get(seat)
  const there = open === undefined ? null : enteredHand(open)
  const hand = own.changed ? own.hand : (there ?? own.hand)
  const send = (sent: EnteredHand): void => {
    const written = writtenLeft(sent)
    if (written === null) return
    sentAt.current = shown
    void run(async (client) => {
      const outcome = await client.table.showHand({ matchId, round, seat, hand: written })
      if (outcome.ok) setOwn({ hand: sent, changed: false })
      return outcome
    })
  }
  useEffect(() => {
    if (own.changed || shown === null || shown === sentAt.current) return
    if (there !== null) {
      if (!isSameHand(own.hand, there)) setOwn({ hand: there, changed: false })
    } else if (own.hand !== '') send(own.hand)
  })
  const points = pointsEntered(counting, hand)
  const said = (worth: number): string => scorerWords.counted(worth, view.words.points)
  const pointsThere = there === null ? null : pointsEntered(counting, there)
  const isThere = there !== null && isSameHand(hand, there)
  return (
    <section ref={rest} tabIndex={-1} className={styles.left} aria-label={words.match.counted.heading(round + 1)}>
      <Unsent waits={pending} />
      <HandsEntry
        view={view}
        counting={counting}
        round={round}
        hands={noHandsEntered(names.length).map((none, at) => (at === seat ? hand : none))}
        seat={seat}
        only={seat}
        onSeat={() => undefined}
        onChange={(hands) => setOwn({ hand: hands[seat] ?? '', changed: true })}
        onDone={() => send(hand)}
        fields={fields}
        photographed={{
          label: left.send,
          use: (hands) => {
            const found = hands[seat] ?? ''
            setOwn({ hand: found, changed: true })
            send(found)
          },
        }}
      />
      <p className={styles.said} role="status" data-there={isThere || undefined}>
        {pointsThere === null ? left.notThere : left.there(said(pointsThere))}
      </p>
      <Button variant={isThere ? 'secondary' : 'primary'} size="large" pending={pending} disabled={points === null || isThere} onClick={() => send(hand)}>
        {points === null ? left.sendNothing : left.send(said(points))}
      </Button>
      <ProblemNotice text={problem === null ? null : problemSentence(problem)} />
    </section>
  )
}

import { useEffect, useMemo } from 'react'
import type { MatchId } from '#shared/kernel/ids'
import type { Seat } from '#shared/match/events'
import { Button } from '../../components/button/button'
import { Notice } from '../../components/notice/notice'
import { useDraft } from '../../hooks/use-draft'
import { useShownHands } from '../hooks/use-shown-hands'
import type { MatchView } from '../match-view'
import {
  type EnteredHands,
  type EnteredRound,
  enteredRoundSchema,
  type HandsCounting,
  isSameHand,
  noRoundEntered,
  pointsEntered,
  shownOtherwise,
  withHandOf,
  withoutGone,
  withShown,
  writtenRoundEntered,
} from '../model/counted-hands'
import type { OpenHands } from '../model/open-hands'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'

/** The hands of a round that is to be ended by them. */
export interface RoundEntering {
  readonly entered: EnteredRound
  readonly shown: OpenHands | null
  readonly change: (entered: EnteredRound) => void
  readonly setHands: (hands: EnteredHands) => void
  readonly startOver: (() => void) | null
}

/** What the hands of which round are kept as. */
interface EnteringOptions {
  readonly draft: string
  readonly matchId: MatchId
  /** Counted from 0. */
  readonly round: number
  readonly players: number
  /** Who is out, with nothing left; null where everybody may have something. */
  readonly out: Seat | null
  /** Who has left the match: nothing is asked of them. */
  readonly gone: readonly Seat[]
}

/** The hands of a round as they are entered: a hand that a phone shows is there as it comes, and stays when the phone has gone (ADR 70). */
export function useRoundEntering({ draft, matchId, round, players, out, gone }: EnteringOptions): RoundEntering {
  const all = useShownHands(matchId, round)
  /* A hand of who is out, or has left, is none, whatever their phone shows. */
  const shown = useMemo(() => (all === null ? all : new Map([...all].filter(([seat]) => seat !== out && !gone.includes(seat)))), [all, out, gone])
  const [kept, setKept, , startOver] = useDraft(draft, enteredRoundSchema, () => noRoundEntered(players, out), writtenRoundEntered)
  const entered = shown === null ? kept : withShown(kept, shown)
  useEffect(() => {
    if (entered !== kept) setKept(entered)
  }, [entered, kept, setKept])
  /* What was entered for who has left since is there again where that is undone. */
  const asked = useMemo(() => ({ ...entered, hands: withoutGone(entered.hands, gone) }), [entered, gone])
  const setHands = (hands: EnteredHands): void =>
    setKept({ ...entered, hands: hands.map((hand, seat) => (gone.includes(seat) ? (entered.hands[seat] ?? '') : hand)) })
  return { entered: asked, shown, change: setKept, setHands, startOver }
}

/** Hands that stand as their phones showed them. */
export const seatsByPhone = ({ hands, taken }: EnteredRound): readonly Seat[] =>
  hands.flatMap((hand, seat) => (hand !== '' && isSameHand(hand, taken[seat] ?? '') ? [seat] : []))

interface ShownOtherwiseProps {
  readonly view: Pick<MatchView, 'names' | 'words'>
  readonly counting: HandsCounting
  readonly entering: RoundEntering
}

/** Each hand that its phone shows otherwise than it is entered, with the way to take that. */
export function ShownOtherwise({ view, counting, entering: { entered, shown, change } }: ShownOtherwiseProps) {
  const countedWords = words.match.counted
  if (shown === null) return null
  return shownOtherwise(entered, shown).map(({ seat, hand }) => {
    const points = scorerWords.counted(pointsEntered(counting, hand) ?? 0, view.words.points)
    return (
      <Notice
        key={seat}
        tone="warning"
        role="status"
        actions={<Button onClick={() => change(withHandOf(entered, seat, hand))}>{countedWords.takeShown(points)}</Button>}
      >
        {countedWords.shownOtherwise(scorerWords.nameOf(view.names, seat), points)}
      </Notice>
    )
  })
}

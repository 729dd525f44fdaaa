import { useState } from 'react'
import { z } from 'zod'
import { forgetDrafts, useDraft, type DraftState } from '../../hooks/use-draft'
import type { MatchView } from '../match-view'
import { handTable, stillPossible, writtenHands, type ShownHands } from '../model/blocked-hands'
import { tileIn } from '../model/open-hands'

/** What tells the draft of a player's own hand, entered for themselves, from those of other dialogs. */
export const OWN_HAND = 'own'

const roundOf = ({ matchId, scored }: Pick<MatchView, 'matchId' | 'scored'>): string => `.${matchId}.${scored.rounds.length}`

/** Forgets what was begun of own hands, but for the round that runs. */
export function forgetOwnHands(view: Pick<MatchView, 'matchId' | 'scored'>): void {
  const { round } = view.scored.state
  forgetDrafts(`${OWN_HAND}.`, round !== null && round.end === null ? roundOf(view) : null)
}

/** Hands as a record writes them; what is no tile is left out. */
const writtenSchema = z.array(z.array(z.string()))

const readHands = (written: readonly (readonly string[])[]): ShownHands => written.map((hand) => hand.flatMap(tileIn))

/**
 * Hands of the round that runs, as they are entered in a dialog; they are still there when it is opened again (`useDraft`).
 *
 * `what` tells dialogs apart. If someone plays in between, what lies on the table by then is taken out of them.
 */
export function useHandsDraft(what: string, view: MatchView, first: ShownHands): DraftState<ShownHands> {
  const { scored, names } = view
  const [written, change, forget, startOver] = useDraft(what + roundOf(view), writtenSchema, () => writtenHands(first))
  const [possible] = useState(() => stillPossible(handTable(scored.state), readHands(written), names.length))
  const [changed, setChanged] = useState<ShownHands | null>(null)
  return [
    changed ?? possible,
    (hands) => {
      setChanged(hands)
      change(writtenHands(hands))
    },
    forget,
    startOver === null
      ? null
      : () => {
          startOver()
          setChanged(first)
        },
  ]
}

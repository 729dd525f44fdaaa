import { useEffect, useReducer, type Dispatch } from 'react'
import { evolveCase, type Case, type CaseAction } from '../../../match/arbiter/case'
import { keepText, keptText } from '../../../hooks/window-storage'
import { readKept, writeKept } from './kept-case'

/** What becomes of a case that was kept when the page starts from something else by now. */
export type Merge = (kept: Case, first: Case) => Case

/** The case belongs to no match: where it once began does not matter. */
export const asKept: Merge = (kept) => kept

/** The table went on in the match: everything is as it says, and the hands that were entered stay. */
export const handsKept: Merge = (kept, first) => ({
  ...first,
  seats: first.seats.map((seat) => {
    const before = kept.seats.find(({ key }) => key === seat.key)
    return seat.hand.length > 0 || before === undefined ? seat : { ...seat, hand: before.hand, all: before.all }
  }),
})

/** The case as this window has it, kept under a name of its own through other pages and reloads; `first` where nothing is kept. */
export function useCase(keptAs: string, first: Case, merge: Merge): readonly [Case, Dispatch<CaseAction>] {
  const [now, change] = useReducer(evolveCase, first, (fresh) => {
    const kept = readKept(keptText(keptAs))
    if (kept === null) return fresh
    return kept.first === writeKept(fresh, fresh).first ? kept.now : merge(kept.now, fresh)
  })
  useEffect(() => keepText(keptAs, JSON.stringify(writeKept(now, first))), [keptAs, now, first])
  return [now, change]
}

import { useEffect, useReducer, type Dispatch } from 'react'
import { evolveCase, type Case, type CaseAction } from '../../../match/arbiter/case'
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
    const kept = readKept(stored(keptAs))
    if (kept === null) return fresh
    return kept.first === writeKept(fresh, fresh).first ? kept.now : merge(kept.now, fresh)
  })
  useEffect(() => store(keptAs, JSON.stringify(writeKept(now, first))), [keptAs, now, first])
  return [now, change]
}

/* Storage may be switched off; the case then lasts as long as the page is shown. */
function stored(as: string): string | null {
  try {
    return window.sessionStorage.getItem(as)
  } catch {
    return null
  }
}

function store(as: string, text: string): void {
  try {
    window.sessionStorage.setItem(as, text)
  } catch {
    // nothing is lost while the page is shown
  }
}

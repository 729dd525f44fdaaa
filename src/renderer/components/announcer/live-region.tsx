import { createContext, use, useCallback, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { asSpoken } from '../../messages/as-spoken'

/** Something that is said. */
export interface Announcement {
  readonly key: number
  readonly text: string
}

/** Puts messages where a screen reader reads them. */
type Read = (messages: readonly Announcement[]) => void

interface Regions {
  /** A region that is now the one on top; the answer takes it away. */
  readonly enter: (read: Read) => () => void
}

export const RegionsContext = createContext<Regions | null>(null)

/** What was said stays so long, for readers that are still saying something else; after that nobody finds it by browsing the page. */
const SAID_MS = 8000
/** How long a reader takes to notice that a region is there to be read; and a dialog at most to close once what it asked for is done. */
const SETTLED_MS = 150

/**
 * Keeps what is said, in its order, until there is a region that a screen reader reads.
 *
 * While a modal dialog is open, a reader finds nothing outside of it: what is said goes to the region of the dialog on top. What comes together with a dialog that
 * opens or closes waits for a moment, as nothing is read of a region that comes with its text, nor of one that goes with it.
 */
export function useRegions(): { readonly say: (text: string) => void; readonly regions: Regions } {
  /* A render each time: what is said, and what closes or opens a dialog in the same moment, are then done together. */
  const [turn, takeTurn] = useReducer((turns: number) => turns + 1, 0)
  const waiting = useRef<Announcement[]>([])
  const stack = useRef<readonly Read[]>([])
  const due = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const settled = useRef(false)
  const counter = useRef(0)

  const settle = useCallback((): void => {
    clearTimeout(due.current)
    due.current = setTimeout(() => {
      due.current = undefined
      settled.current = true
      takeTurn()
    }, SETTLED_MS)
  }, [])
  const [regions] = useState<Regions>(() => ({
    enter: (read) => {
      stack.current = [...stack.current, read]
      /* That of the page is there before anything is said. */
      if (stack.current.length > 1) settle()
      return () => {
        stack.current = stack.current.filter((each) => each !== read)
        settle()
      }
    },
  }))
  const say = useCallback((text: string): void => {
    waiting.current.push({ key: ++counter.current, text: asSpoken(text) })
    takeTurn()
  }, [])

  useLayoutEffect(() => {
    const read = stack.current.at(-1)
    const mayClose = stack.current.length > 1 && !settled.current
    settled.current = false
    if (waiting.current.length === 0 || read === undefined || due.current !== undefined) return
    if (mayClose) settle()
    else read(waiting.current.splice(0))
  }, [turn, settle])
  return { say, regions }
}

interface LiveRegionProps {
  /** Left out in a dialog, which has states of its own. */
  readonly role?: 'status'
}

/** A polite live region, to which each message is added, so that none takes the place of another unheard. */
export function LiveRegion({ role }: LiveRegionProps) {
  const regions = use(RegionsContext)
  const [said, setSaid] = useState<readonly Announcement[]>([])
  useLayoutEffect(
    () =>
      regions?.enter((messages) => {
        setSaid((all) => [...all, ...messages])
        setTimeout(() => setSaid((all) => all.filter((each) => !messages.includes(each))), SAID_MS)
      }),
    [regions],
  )
  /* Only what is new is read out; the key makes the same words twice in a row heard twice. */
  return (
    <div className="visually-hidden" role={role} aria-live="polite" aria-atomic="false" aria-relevant="additions">
      {said.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  )
}

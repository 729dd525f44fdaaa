import { useState } from 'react'
import { forgetText, forgetTexts, keepText, keptText } from './window-storage'

const PREFIX = 'caravan.draft.'

/** Reads what was kept; a schema of zod is one. */
interface Reader<T> {
  readonly safeParse: (kept: unknown) => { readonly success: true; readonly data: T } | { readonly success: false }
}

/** A text as it was written. */
export const TEXT: Reader<string> = { safeParse: (kept) => (typeof kept === 'string' ? { success: true, data: kept } : { success: false }) }

/** What was entered so far, how to change it, how to forget it for next time, and how to start over where it was entered earlier. */
export type DraftState<T> = readonly [now: T, change: (next: T) => void, forget: () => void, startOver: (() => void) | null]

/**
 * State of a dialog or form that is still there when it is opened again: after Esc, Back, a tap outside or a reload.
 *
 * `name` says what it belongs to, as a match and its revision: a draft of something that has changed since is not found. `schema` reads what was kept,
 * which must be plain JSON; `written` makes that of the state where it is not. Call `forget` when the draft is entered or cancelled; the state itself stays as it is until the dialog has gone.
 */
export function useDraft<T>(name: string, schema: Reader<T>, first: () => T, written: (now: T) => unknown = unchanged): DraftState<T> {
  const [keptAs] = useState(PREFIX + name)
  const [kept] = useState(() => keptDraft(keptAs, schema))
  const [now, setNow] = useState(() => kept ?? first())
  const [found, setFound] = useState(kept !== null)
  const change = (next: T): void => {
    setNow(next)
    keepText(keptAs, JSON.stringify(written(next)))
  }
  const forget = (): void => forgetText(keptAs)
  const startOver = (): void => {
    forget()
    setNow(first())
    setFound(false)
  }
  return [now, change, forget, found ? startOver : null]
}

/** Forgets all drafts whose names begin so, but those that also end as `except` says. */
export const forgetDrafts = (beginning: string, except: string | null): void => forgetTexts(PREFIX + beginning, except)

const unchanged = (now: unknown): unknown => now

/** The draft that was kept; null where there is none that can be read. */
function keptDraft<T>(keptAs: string, schema: Reader<T>): T | null {
  const text = keptText(keptAs)
  if (text === null) return null
  try {
    const read = schema.safeParse(JSON.parse(text))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

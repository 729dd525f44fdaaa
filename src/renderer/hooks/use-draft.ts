import { useState } from 'react'
import type { z } from 'zod'
import { forgetText, forgetTexts, keepText, keptText } from './window-storage'

const PREFIX = 'caravan.draft.'

/** What was entered so far, how it changes, and what forgets it for the next time. */
export type Draft<T> = readonly [now: T, change: (next: T) => void, forget: () => void]

/**
 * State of a dialog or form that is still there when it is opened again: after Esc, Back, a tap outside or a reload.
 *
 * `name` says what it belongs to, as a match and its revision: a draft of something that has changed since is not found. `schema` reads what was kept,
 * which must be plain JSON. Call `forget` when the draft is entered or cancelled; the state itself stays as it is until the dialog has gone.
 */
export function useDraft<T>(name: string, schema: z.ZodType<T>, first: () => T): Draft<T> {
  const [keptAs] = useState(PREFIX + name)
  const [now, setNow] = useState(() => keptDraft(keptAs, schema) ?? first())
  const change = (next: T): void => {
    setNow(next)
    keepText(keptAs, JSON.stringify(next))
  }
  return [now, change, () => forgetText(keptAs)]
}

/** Forgets all drafts whose names begin so, but those that also end as `except` says. */
export const forgetDrafts = (beginning: string, except: string | null): void => forgetTexts(PREFIX + beginning, except)

/** The draft that was kept; null where there is none that can be read. */
function keptDraft<T>(keptAs: string, schema: z.ZodType<T>): T | null {
  const text = keptText(keptAs)
  if (text === null) return null
  try {
    const read = schema.safeParse(JSON.parse(text))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

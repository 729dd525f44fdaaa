import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { plainKey } from '../../keyboard/read-key'
import { useSetting } from '../../settings/settings'

type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

/** The next button that can be pressed: along the row, or the nearest one in the row above or below. */
function neighbour(pad: HTMLElement, from: EventTarget, key: Arrow): HTMLElement | null {
  const buttons = [...pad.querySelectorAll<HTMLButtonElement>("button:not(:disabled, [aria-disabled='true'])")]
  const at = buttons.findIndex((button) => button === from)
  const here = buttons[at]?.getBoundingClientRect()
  if (here === undefined) return null
  if (key === 'ArrowLeft') return buttons[at - 1] ?? null
  if (key === 'ArrowRight') return buttons[at + 1] ?? null
  const down = key === 'ArrowDown'
  const distance = (button: HTMLElement): number => {
    const there = button.getBoundingClientRect()
    const rows = down ? there.top - here.top : here.top - there.top
    return rows <= 0 ? Infinity : rows * 100 + Math.abs(there.left - here.left)
  }
  const nearest = buttons.reduce<HTMLElement | null>((best, button) => (best === null || distance(button) < distance(best) ? button : best), null)
  return nearest === null || distance(nearest) === Infinity ? null : nearest
}

/** Keys that go from button to button of a pad. */
function isArrow(key: string | null): key is Arrow {
  return key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown'
}

/** A pad as one tab stop, or one for each tile where that is set: which of its buttons are stops, and the arrow keys that go from one to another. */
export interface PadKeys {
  /** The tab index of the button with this key. */
  readonly stopAt: (key: string) => 0 | -1
  /** To be told which button has the focus; the same from render to render. */
  readonly onFocus: (key: string) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  /** The pad, which says of each of its buttons in `data-place` which key it has. */
  readonly ref: RefObject<HTMLDivElement | null>
}

/**
 * The keys of a pad.
 *
 * @param keys of every button, in order
 * @param chosen of the one that is chosen
 * @param moves arrow keys are not wanted for anything else now
 * @param wanted of the buttons that Tab comes to, where not all are asked for now
 */
export function usePadKeys(keys: readonly string[], chosen: string | null, moves: boolean, wanted: readonly string[] = []): PadKeys {
  const each = useSetting('tile-stops') === 'each'
  const among = wanted.length > 0 ? wanted : keys
  const ref = useRef<HTMLDivElement>(null)
  const order = useRef(keys)
  /* Which button had the focus last, and how the buttons lay then. */
  const [last, setLast] = useState<{ readonly key: string; readonly order: readonly string[] } | null>(null)
  const onFocus = useCallback((key: string) => setLast({ key, order: order.current }), [])
  const focused = last?.key ?? null
  /* A button that was tapped away leaves the focus to the one that comes after it. */
  const next = last === null || keys.includes(last.key) ? focused : keyAfter(last.key, last.order, keys)
  const stop = [next, chosen].find((key) => key !== null && among.includes(key)) ?? among[0]
  useEffect(() => {
    order.current = keys
  })
  useEffect(() => {
    const pad = ref.current
    if (next === null || next === focused || pad === null) return
    const { activeElement } = document
    const left = activeElement?.getAttribute('data-place') === focused && pad.contains(activeElement)
    if (left) pad.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus({ preventScroll: true })
  }, [next, focused])
  return {
    ref,
    stopAt: (key) => (key === stop || (each && among.includes(key)) ? 0 : -1),
    onFocus,
    onKeyDown: (event) => {
      const key = plainKey(event)
      if (!moves || !isArrow(key)) return
      event.preventDefault()
      neighbour(event.currentTarget, event.target, key)?.focus()
    },
  }
}

/** The first key that came after this one and is still there, or else the last that came before it; null where none is left. */
function keyAfter(gone: string, before: readonly string[], keys: readonly string[]): string | null {
  const at = before.lastIndexOf(gone)
  const left = (key: string): boolean => keys.includes(key)
  return before.slice(at + 1).find(left) ?? before.slice(0, Math.max(at, 0)).findLast(left) ?? null
}

type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

/** The next button that can be pressed: along the row, or the nearest one in the row above or below. */
export function neighbour(pad: HTMLElement, from: EventTarget, key: Arrow): HTMLElement | null {
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
export function isArrow(key: string | null): key is Arrow {
  return key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown'
}

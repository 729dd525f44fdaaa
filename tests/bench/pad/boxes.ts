import type { Page } from 'playwright-core'
import type { ArmName } from '#shared/domino/line'
import type { Suit } from '#shared/domino/tile'

/** A target of the page as it stands. */
export interface Box {
  /**
   * `tile`: one of the pad that can be played; `quiet`: one that cannot, and is refused; `number`: shows its tiles; `end`: of the line;
   * `other`: anything else that can be pressed.
   */
  readonly kind: 'tile' | 'quiet' | 'number' | 'end' | 'other'
  /** The tile and the number it is shown at (`6-4 at 4`), the number, or the arm. */
  readonly name: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const nameOfTile = (written: string, suit: Suit | null): string => (suit === null ? written : `${written} at ${suit}`)
export const nameOfEnd = (arm: ArmName): string => String(arm)

/** Every target, the topmost last. */
export function targets(page: Page): Promise<readonly Box[]> {
  return page.evaluate(() => {
    const pad = document.querySelector('[data-tray]')
    const pressed = pad?.querySelector('[data-number][aria-pressed="true"]')?.textContent ?? null
    const known = (button: Element): { readonly kind: Box['kind']; readonly name: string } => {
      const label = button.getAttribute('aria-label') ?? ''
      if (button.matches('[data-number]')) return { kind: 'number', name: button.textContent }
      if (pad?.contains(button) === true) {
        const row = button.closest('[data-rows] > [role="group"]')?.querySelector('[aria-hidden="true"] > span')?.textContent
        const suit = row ?? (button.closest('[role="group"]')?.parentElement?.querySelector('[data-number]') ? pressed : null)
        const tile = /^\d+-\d+/.exec(label)?.[0] ?? ''
        return { kind: button.matches('[data-quiet]') ? 'quiet' : 'tile', name: suit === null ? tile : `${tile} at ${suit}` }
      }
      const end = /^(Left|Right) end |^Arm (\d+) /.exec(label)
      return end === null ? { kind: 'other', name: label || button.textContent } : { kind: 'end', name: (end[2] ?? end[1] ?? '').toLowerCase() }
    }
    return [...document.querySelectorAll('main button, main a[href]')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }) && !button.matches(':disabled') && button.closest('[popover], dialog') === null)
      .map((button) => {
        const { left, top, right, bottom } = button.getBoundingClientRect()
        return { ...known(button), left, top, right, bottom }
      })
  })
}

/** The target with that name; throws where the page has none. */
export function boxNamed(boxes: readonly Box[], kind: Box['kind'], name: string): Box {
  const box = boxes.find((each) => each.kind === kind && each.name === name)
  if (box === undefined)
    throw new Error(`the page has no ${kind} “${name}”, only ${boxes.flatMap((each) => (each.kind === kind ? [each.name] : [])).join(', ')}`)
  return box
}

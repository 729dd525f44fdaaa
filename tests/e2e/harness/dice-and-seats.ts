import type { Evaluates } from './light'

/** As far as what lies in the middle of a table keeps from who sits round it. */
const CLEAR_PX = 24

/** What of the dice on a felt with seats lies too near to a seat, one line each; and that no dice, or no seats, are there. */
export function diceNearSeats(page: Evaluates): Promise<readonly string[]> {
  return page.evaluate((clear) => {
    const isSeen = (element: Element): boolean => element.checkVisibility() && element.getBoundingClientRect().width > 0
    const parts = [...document.querySelectorAll('[data-on="felt"] :is(button, h3)')].filter(isSeen)
    const seats = [...document.querySelectorAll('li[data-seat]')].filter(isSeen)
    if (parts.length === 0 || seats.length === 0) return [`${parts.length} parts of dice and ${seats.length} seats`]
    const nameOf = (element: Element): string => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
    return seats.flatMap((seat) => {
      const room = seat.getBoundingClientRect()
      return parts.flatMap((part) => {
        const box = part.getBoundingClientRect()
        const across = Math.max(room.left - box.right, box.left - room.right)
        const down = Math.max(room.top - box.bottom, box.top - room.bottom)
        const off = Math.max(across, down)
        return off < clear - 0.5 ? [`“${nameOf(part)}” lies ${off.toFixed(0)} px from the seat of “${nameOf(seat)}”`] : []
      })
    })
  }, CLEAR_PX)
}

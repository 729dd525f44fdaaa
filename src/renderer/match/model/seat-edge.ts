import type { Seat } from '#shared/match/events'

/** Where someone sits round the table, in radians clockwise from the top, as the picture of the seats has it when a match begins. */
export function seatTurn(seat: Seat, players: number): number {
  return (2 * Math.PI * seat) / players
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The point on the edge of a box that lies towards a turn (radians clockwise from the top), and as many pixels further out as `beyond`. */
export function edgePoint({ x, y, width, height }: Box, turn: number, beyond: number): { readonly x: number; readonly y: number } {
  const [across, down] = [Math.sin(turn), -Math.cos(turn)]
  const reach = Math.min(width / 2 / Math.abs(across), height / 2 / Math.abs(down)) + beyond
  return { x: x + width / 2 + across * reach, y: y + height / 2 + down * reach }
}

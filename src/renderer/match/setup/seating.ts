/** A place at the table; the key stays with the player when seats change order. */
export interface DraftSeat {
  readonly key: number
  readonly name: string
}

export type SeatAction =
  | { readonly type: 'name'; readonly key: number; readonly name: string }
  | { readonly type: 'add-seat'; readonly name: string }
  | { readonly type: 'remove-seat'; readonly key: number }
  | { readonly type: 'move-seat'; readonly key: number; readonly by: -1 | 1 }
  | { readonly type: 'swap-seats'; readonly key: number; readonly with: number }

export interface Seating<S extends DraftSeat> {
  readonly seats: readonly S[]
  readonly nextKey: number
}

/** Who sits where after one change; `seat` makes an empty place. */
export function evolveSeats<S extends DraftSeat>({ seats, nextKey }: Seating<S>, action: SeatAction, seat: (place: DraftSeat) => S): Seating<S> {
  switch (action.type) {
    case 'name':
      return { seats: seatNamed(seats, action.key, action.name), nextKey }
    case 'add-seat': {
      /* A person takes the first seat without a name; otherwise a seat is added. */
      const free = action.name === '' ? undefined : seats.find((each) => each.name.trim() === '')
      if (free !== undefined) return { seats: seatNamed(seats, free.key, action.name), nextKey }
      return { seats: [...seats, seat({ key: nextKey, name: action.name })], nextKey: nextKey + 1 }
    }
    case 'remove-seat':
      return { seats: seats.filter(({ key }) => key !== action.key), nextKey }
    case 'move-seat':
      return { seats: seatMoved(seats, action.key, action.by), nextKey }
    case 'swap-seats':
      return { seats: swapped(seats, action.key, action.with), nextKey }
  }
}

function seatNamed<S extends DraftSeat>(seats: readonly S[], key: number, name: string): readonly S[] {
  return seats.map((seat) => (seat.key === key ? { ...seat, name } : seat))
}

function seatMoved<S extends DraftSeat>(seats: readonly S[], key: number, by: -1 | 1): readonly S[] {
  const other = seats[seats.findIndex((seat) => seat.key === key) + by]
  return other === undefined ? seats : swapped(seats, key, other.key)
}

function swapped<S extends DraftSeat>(seats: readonly S[], key: number, otherKey: number): readonly S[] {
  const [seat, other] = [key, otherKey].map((each) => seats.find((one) => one.key === each))
  if (seat === undefined || other === undefined) return seats
  return seats.map((each) => (each === seat ? other : each === other ? seat : each))
}

import { parseTile } from '#shared/domino/tile'
import { BLOCKED_TESTS, MEASURES } from '#shared/rules/rulings'
import { arm, kinds, list, object, oneOf, orNull, tile, whole, yesOrNo } from '../check-ruling.mjs'

type Form = (value: unknown, where: string) => void

const any: Form = () => undefined
const seat = whole(0, 7)
const rule = oneOf('B-5', 'B-9', 'FS-9', 'DB-4')
const test = oneOf(...BLOCKED_TESTS)
/** Of any set that there is. */
const realTile: Form = (value, where) => {
  tile(value, where)
  if (!parseTile(String(value)).ok) throw new RangeError(`${where}: there is no such tile`)
}
const fitting = list(object({ seat, tile: realTile, ends: list(arm) }))
const points = list(whole())

/** What the file says was found has any form at first: it is told in words where it has that of what is found, and otherwise as it stands. */
const FORMS: Readonly<Record<string, Form>> = {
  ends: list(object({ arm, suit: whole(0, 18), open: yesOrNo, frozen: yesOrNo })),
  fits: fitting,
  waiting: fitting,
  boneyard: object({ least: whole(), most: whole(), state: oneOf('down', 'above', 'unknown') }),
  doubts: list(
    kinds({
      'hand-count': { seat, named: whole(0), counted: whole(0) },
      'boneyard-count': { counted: whole(0), least: whole(0), most: whole(0) },
      'below-reserve': { left: whole(0), reserve: whole(0) },
    }),
  ),
  verdict: kinds({
    'gone-out': { seats: list(seat) },
    playable: { proof: oneOf('seen') },
    blocked: { proof: oneOf('frozen', 'hands') },
    'draw-first': { drawable: object({ least: whole(0), most: whole(0) }), helps: yesOrNo },
    open: { missing: list(oneOf('table', 'boneyard')) },
  }),
  step: object({
    rule,
    test,
    looked: object({ measure: oneOf(...MEASURES), tile: orNull(tile), among: list(seat), values: list(any) }),
    found: kinds({ decided: { winner: seat }, tie: { seats: list(seat) }, nobody: {}, 'not-applicable': {}, deducted: { points } }),
  }),
  remarks: list(kinds({ 'american-gap': { holder: seat, without: list(seat), filled: yesOrNo }, tie: { rule, test, seats: list(seat), broken: yesOrNo } })),
  winner: list(orNull(seat)),
  points,
  deltas: points,
  totals: orNull(points),
}

/** Whether a value has the form of what such a look finds. */
export function hasForm(look: string, value: unknown): boolean {
  try {
    FORMS[look]?.(value, '')
    return Object.hasOwn(FORMS, look)
  } catch {
    return false
  }
}

import { z } from 'zod'
import { sameJson } from '../kernel/canonical'
import { PHOTO_NAME, photoOf } from './photo'
import { diceFields, eventFields, leftHandsOf, lineSchemaOf, pipsField, spinnerFields, type RecordEvent } from './record'

/** The photo that is kept with an event, by name. */
const photoField = { photo: z.string().regex(PHOTO_NAME).optional() }

/** An event as a command brings it: what happened and which photo shows it, and nothing else. */
export const commandEventSchema = z.discriminatedUnion('type', [
  z.strictObject({ ...eventFields.play, ...photoField }),
  z.strictObject({ ...eventFields.draw, ...photoField }),
  z.strictObject({ ...eventFields.pass, ...photoField }),
  z.strictObject({ ...eventFields.block, ...photoField }),
  z.strictObject({ ...eventFields.left, hands: leftHandsOf(z.strictObject(pipsField)), ...photoField }),
  z.strictObject({ ...eventFields.table, line: lineSchemaOf(z.strictObject(spinnerFields)), ...photoField }),
  z.strictObject({ ...eventFields.rules, ...photoField }),
  z.strictObject({ ...eventFields.stands, ...photoField }),
  z.strictObject({ ...eventFields.adjust, ...photoField }),
  z.strictObject({ ...eventFields.finish, ...photoField }),
  z.strictObject({ ...eventFields.show, ...photoField }),
  z.strictObject({ ...eventFields.hand, ...photoField }),
  z.strictObject({ ...eventFields.uncalled, ...photoField }),
  z.strictObject({ ...eventFields.set, ...photoField }),
  z.strictObject({ ...eventFields.leave, ...photoField }),
])
export type CommandEvent = z.infer<typeof commandEventSchema>

/** A throw as a command brings it. */
export const commandDiceSchema = z.strictObject(diceFields)

export function commandEvent(event: RecordEvent): CommandEvent {
  const photo = photoOf(event)
  const fields = Object.keys(eventFields[event.type]).flatMap((name) => (event[name] === undefined ? [] : [[name, event[name]]]))
  const said = { ...Object.fromEntries(fields), ...(photo === null ? {} : { photo }) } as CommandEvent
  if (said.type === 'left') return { ...said, hands: said.hands.map((hand) => ('pips' in hand ? { pips: hand.pips } : hand)) }
  return said.type === 'table' ? { ...said, line: plainLine(said.line) } : said
}

/** A replaced event: what happened after all, and what else its record had beside it. Its photo stays only where the replacement names it. */
export function replaced(before: RecordEvent, replacement: RecordEvent): RecordEvent {
  const said = (name: string): boolean => SAID[before.type].has(name) || SAID[replacement.type].has(name)
  const others = Object.fromEntries(Object.entries(before).filter(([name]) => !said(name) && (name !== 'photo' || photoOf(before) === null)))
  const after = { ...others, ...replacement }
  return before.type === 'table' && after.type === 'table' && sameJson(plainLine(before.line), after.line) ? { ...after, line: before.line } : after
}

const {
  adjust: adjustFields,
  finish: finishFields,
  show: showFields,
  hand: handFields,
  uncalled: uncalledFields,
  set: setFields,
  leave: leaveFields,
  ...laidFields
} = eventFields

/** What says what happened: in any event what any of them says of tiles, turns and rules. A name and a note are part of points given or taken, and anybody's words elsewhere. */
const ANY: ReadonlySet<string> = new Set(Object.values(laidFields).flatMap((fields) => Object.keys(fields)))
const SAID: Readonly<Record<RecordEvent['type'], ReadonlySet<string>>> = {
  play: ANY,
  draw: ANY,
  pass: ANY,
  block: ANY,
  left: ANY,
  table: ANY,
  rules: ANY,
  stands: ANY,
  adjust: new Set(Object.keys(adjustFields)),
  finish: new Set(Object.keys(finishFields)),
  show: new Set(Object.keys(showFields)),
  hand: new Set(Object.keys(handFields)),
  uncalled: new Set(Object.keys(uncalledFields)),
  set: new Set(Object.keys(setFields)),
  leave: new Set(Object.keys(leaveFields)),
}

type TableLineEntered = Extract<CommandEvent, { readonly type: 'table' }>['line']

function plainLine(line: TableLineEntered): TableLineEntered {
  return Array.isArray(line) ? line : { spinner: line.spinner, arms: line.arms }
}

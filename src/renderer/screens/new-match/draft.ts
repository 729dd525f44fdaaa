import type { Home } from '#shared/contract/lists'
import type { MatchSnapshot, NewMatch } from '#shared/contract/schemas'
import { foldedName } from '#shared/kernel/names'
import { recordSchema, type RuleOverrides } from '#shared/match/record'
import { PRESETS, type PresetId } from '#shared/rules/presets'
import { USES_DICE } from '#shared/rules/games/index'
import { NO_DICE, type DiceChoice } from '../../components/dice/dice'

/** A place at the table; the key stays with whoever sits there when seats change order. */
export interface DraftSeat {
  readonly key: number
  readonly name: string
}

/** A match as it is being set up: anything may still be missing. */
export interface Draft {
  readonly preset: PresetId
  readonly rules: RuleOverrides
  /** Each player is to confirm every round. */
  readonly confirmRounds: boolean
  readonly seats: readonly DraftSeat[]
  /** The seat's key; null until somebody is named. */
  readonly leader: number | null
  readonly dice: DiceChoice
  readonly nextKey: number
}

export type DraftAction =
  | { readonly type: 'preset'; readonly preset: PresetId; readonly rules: RuleOverrides }
  | { readonly type: 'rules'; readonly rules: RuleOverrides }
  | { readonly type: 'confirm-rounds'; readonly asked: boolean }
  | { readonly type: 'name'; readonly key: number; readonly name: string }
  | { readonly type: 'add-seat'; readonly name: string }
  | { readonly type: 'remove-seat'; readonly key: number }
  | { readonly type: 'move-seat'; readonly key: number; readonly by: -1 | 1 }
  | { readonly type: 'leader'; readonly key: number }
  | { readonly type: 'dice'; readonly dice: DiceChoice }

export function draftOf(preset: PresetId, rules: RuleOverrides, names: readonly string[], leader: number | null = null, confirmRounds = false): Draft {
  return { preset, rules, confirmRounds, seats: names.map((name, key) => ({ key, name })), leader, dice: NO_DICE, nextKey: names.length }
}

/** The table as this family last set it, or the first preset with two free seats. Where somebody sat who is retired since, the seat is free. */
export function firstDraft({ setups, people }: Pick<Home, 'setups' | 'people'>): Draft {
  const latest = setups[0]
  if (latest === undefined) return draftOf('flower-and-scorpion', {}, ['', ''])
  const isOffered = (personId: string | undefined): boolean => personId === undefined || people.some(({ id }) => id === personId)
  return draftOf(latest.preset, latest.rules, latest.players.map(({ name, personId }) => (isOffered(personId) ? name : '')), null, latest.confirmRounds)
}

/** The same table again, the lead passed to the left of whoever led the last round; null for a record that cannot be read. */
export function rematchDraft({ record, confirmRounds = undefined }: Pick<MatchSnapshot, 'record' | 'confirmRounds'>): Draft | null {
  const read = recordSchema.safeParse(record)
  if (!read.success) return null
  const { preset, rules = {}, players, rounds } = read.data
  const last = rounds.at(-1)
  return draftOf(preset, rules, players.map((player) => player.name), last === undefined ? null : (last.leader + 1) % players.length, confirmRounds)
}

/** The rules this family last chose for a preset. */
export function lastRules(setups: Home['setups'], preset: PresetId): RuleOverrides {
  return setups.find((setup) => setup.preset === preset)?.rules ?? {}
}

export function evolveDraft(draft: Draft, action: DraftAction): Draft {
  switch (action.type) {
    case 'preset':
      return { ...draft, preset: action.preset, rules: action.rules }
    case 'rules':
      return { ...draft, rules: action.rules }
    case 'confirm-rounds':
      return { ...draft, confirmRounds: action.asked }
    case 'name':
      return { ...draft, seats: draft.seats.map((seat) => (seat.key === action.key ? { ...seat, name: action.name } : seat)) }
    case 'add-seat':
      return seated(draft, action.name)
    case 'remove-seat':
      return { ...draft, seats: draft.seats.filter((seat) => seat.key !== action.key), leader: draft.leader === action.key ? null : draft.leader }
    case 'move-seat':
      return { ...draft, seats: moved(draft.seats, action.key, action.by) }
    case 'leader':
      return { ...draft, leader: action.key }
    case 'dice':
      return { ...draft, dice: action.dice }
  }
}

/** A person takes the first seat without a name; otherwise a seat is added. */
function seated(draft: Draft, name: string): Draft {
  const free = name === '' ? undefined : draft.seats.find((seat) => seat.name.trim() === '')
  if (free !== undefined) return evolveDraft(draft, { type: 'name', key: free.key, name })
  return { ...draft, seats: [...draft.seats, { key: draft.nextKey, name }], nextKey: draft.nextKey + 1 }
}

function moved(seats: readonly DraftSeat[], key: number, by: -1 | 1): readonly DraftSeat[] {
  const from = seats.findIndex((seat) => seat.key === key)
  const to = from + by
  const [seat, other] = [seats[from], seats[to]]
  if (seat === undefined || other === undefined) return seats
  return seats.map((each, place) => (place === from ? other : place === to ? seat : each))
}

/** The command that starts a match, from a draft that `checkDraft` finds nothing wrong with. */
export function newMatchOf(draft: Draft, people: Home['people'], rematchOf: string | null): NewMatch {
  const leader = draft.seats.findIndex((seat) => seat.key === draft.leader)
  const throws = USES_DICE[PRESETS[draft.preset].game]
  return {
    preset: draft.preset,
    rules: draft.rules,
    players: draft.seats.map(({ name }) => {
      const known = people.find((person) => sameName(person.name, name))
      return known === undefined ? { name: name.trim() } : { name: known.name, personId: known.id }
    }),
    start: { leader, ...(throws ? { dice: thrownDice(draft.dice) } : {}) },
    ...(throws && draft.dice.photograph !== undefined ? { photograph: draft.dice.photograph } : {}),
    ...(draft.confirmRounds ? { confirmRounds: true as const } : {}),
    ...(rematchOf === null ? {} : { rematchOf }),
  }
}

/** Names that would be one person's, whatever their case. */
export function sameName(a: string, b: string): boolean {
  return foldedName(a) === foldedName(b)
}

function thrownDice({ flower, scorpion }: DiceChoice): { flower: [number, number]; scorpion: [number, number] } {
  return { flower: pairOf(flower), scorpion: pairOf(scorpion) }
}

function pairOf([first, second]: DiceChoice['flower']): [number, number] {
  if (first === null || second === null) throw new Error('broken invariant: a checked draft has all its dice')
  return [first, second]
}

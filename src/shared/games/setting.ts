/** A family changes house rules; a reading settles what a source leaves open (rulebook). */
export const SETTING_GROUPS = ['house-rule', 'reading'] as const
export type SettingGroup = (typeof SETTING_GROUPS)[number]

/** A setting that may depend on the number of players: `{"2": 15, "3": 10}`; the largest key serves more players too. */
export type ByPlayers = number | Readonly<Record<string, number>>

export interface Bounds {
  readonly min: number
  readonly max: number
}

type NumberControl = Bounds & { readonly kind: 'number' }
/** A number for every table, or one for each number of players. */
type ByPlayersControl = Bounds & { readonly kind: 'by-players' }
/** A number, or null, which has a meaning of its own; a `usual` null is only the preset's and no record can say it. */
type NullableControl = Bounds & { readonly kind: 'nullable'; readonly null: 'usual' | 'chosen' }
type ChoiceControl<V extends string | number> = { readonly kind: 'choice'; readonly values: readonly V[] }
type BooleanControl = { readonly kind: 'boolean' }
type Control = NumberControl | ByPlayersControl | NullableControl | ChoiceControl<string | number> | BooleanControl

/** What a setting may be, as the type of its value demands. */
export type ControlOf<V> = [V] extends [boolean]
  ? BooleanControl
  : [V] extends [string]
    ? ChoiceControl<V>
    : [V] extends [number]
      ? NumberControl | ChoiceControl<V>
      : [V] extends [ByPlayers]
        ? ByPlayersControl
        : NullableControl

/** What only matters under a blocked rule with readings, where a spinner is played, where tiles left in hand are counted, where they pay the end of a round, or do not, or between partners. */
export type Under = 'american' | 'german' | 'spinner' | 'pips' | 'left' | 'fixed' | 'partners'

/** What every setting says of itself. */
interface Facts {
  /** Where it stands in a panel; settings are shown by their places. */
  readonly place: number
  readonly group?: 'reading'
  readonly under?: Under
}

/**
 * A setting, declared once: its value in a preset that says nothing else, the control it is changed with, and what a record may name.
 *
 * `V` is its value in a preset, `R` its value in a record.
 */
export interface Declared<V, R = V> extends Facts {
  readonly control: Control
  readonly usual: V
  /** Whole numbers that a record may name beyond the control: from 0, without an upper bound, where it says nothing. */
  readonly recorded?: Partial<Bounds>
  /** Never there: what the compiler knows a record's value by. */
  readonly inRecord?: R
}

export type ValueOf<D> = D extends Declared<infer V, unknown> ? V : never
export type RecordedOf<D> = D extends Declared<unknown, infer R> ? R : never

type Numbers = Facts & Bounds & { readonly recorded?: Partial<Bounds> }

/** A whole number. */
export const number = ({ min, max, ...facts }: Numbers & { readonly usual: number }): Declared<number> => ({ ...facts, control: { kind: 'number', min, max } })

/** One of a few numbers. */
export const oneNumber = ({
  values,
  ...facts
}: Facts & { readonly values: readonly number[]; readonly usual: number; readonly recorded: Bounds }): Declared<number> => ({
  ...facts,
  control: { kind: 'choice', values },
})

/** A number for every table, or one for each number of players. */
export const byPlayers = ({ min, max, ...facts }: Numbers & { readonly usual: ByPlayers }): Declared<ByPlayers, number | Record<string, number>> => ({
  ...facts,
  control: { kind: 'by-players', min, max },
})

/** A number, or none: that is for a family to choose too. */
export const numberOrNone = ({ min, max, ...facts }: Numbers & { readonly usual: number | null }): Declared<number | null> => ({
  ...facts,
  control: { kind: 'nullable', null: 'chosen', min, max },
})

/** A number that a preset may leave to the rules. */
export const numberOrUsual = ({ min, max, ...facts }: Numbers & { readonly usual: number | null }): Declared<number | null, number> => ({
  ...facts,
  control: { kind: 'nullable', null: 'usual', min, max },
})

/** One of a few words. */
export const choice = <const V extends string>({ values, ...facts }: Facts & { readonly values: readonly V[]; readonly usual: NoInfer<V> }): Declared<V> => ({
  ...facts,
  control: { kind: 'choice', values },
})

/** Yes or no. */
export const flag = (facts: Facts & { readonly usual: boolean }): Declared<boolean> => ({ ...facts, control: { kind: 'boolean' } })

/** Points for something. */
export const points = (place: number, usual: number): Declared<number> => number({ place, min: 0, max: 20, usual })

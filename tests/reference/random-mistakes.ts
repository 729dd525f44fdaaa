import { openArms, suitAt, type Arm } from './naive-line'
import { ADJUST_REASONS, FINISH_REASONS, HAND_REASONS, SHOW_REASONS } from './naive-mistakes'
import { hasSpinner, isCross } from './naive-rules'
import { together } from './naive-sides'
import type { NaiveMatch } from './naive-scorer'
import type { Random } from './random'
import type { SimulatedEvent } from './simulate'

type Halves = readonly [number, number]

/** Every place where a tile would lie against a rule, and how it would lie there: the half at the line first. */
export function standingPlaces(match: NaiveMatch, [one, other]: Halves): readonly { readonly halves: Halves; readonly arm: Arm | null }[] {
  const ways: readonly Halves[] =
    one === other
      ? [[one, other]]
      : [
          [one, other],
          [other, one],
        ]
  const { line, rules } = match
  if (line.lead === null) return hasSpinner(rules) || match.mayLead(`${one}-${other}`) ? [] : ways.map((halves) => ({ halves, arm: null }))
  const open = openArms(line, rules)
  const there = isCross(rules) ? open : [...line.arms.keys()]
  return there.flatMap((arm) => ways.flatMap((halves) => (open.includes(arm) && suitAt(line, arm) === halves[0] ? [] : [{ halves, arm }])))
}

/** Points that somebody gives or takes: to one, from one to another, or any. */
export function randomAdjust(random: Random, players: number): SimulatedEvent {
  const points = random.whole(1, random.pick([1, 2, 5, 30]))
  const from = random.whole(0, players - 1)
  const to = (from + random.whole(1, players - 1)) % players
  const both = random.chance(0.4)
  const deltas = Array.from({ length: players }, (_, seat) => (seat === from && (both || random.chance(0.5)) ? 0 - points : seat === to ? points : 0))
  return {
    type: 'adjust',
    ...(random.chance(0.2) ? { player: random.whole(0, players - 1) } : {}),
    deltas,
    reason: random.pick(ADJUST_REASONS),
    by: random.pick(['table', 'referee']),
    ...(random.chance(0.2) ? { name: 'Mia' } : {}),
    ...(random.chance(0.1) ? { note: 'as agreed' } : {}),
    ...(random.chance(0.2) ? { about: { round: 1, event: 1 } } : {}),
  }
}

/** Somebody did not call a play: another side has its points, or nobody. */
export function randomUncalled(random: Random, player: number, { rules, players, gone }: Pick<NaiveMatch, 'rules' | 'players' | 'gone'>): SimulatedEvent {
  const side = together(rules, player, players)
  const others = Array.from({ length: players }, (_, seat) => seat).filter((seat) => !side.includes(seat) && !gone.includes(seat))
  return { type: 'uncalled', player, to: random.chance(0.3) ? null : random.pick(others) }
}

/** A round that is called off, or a match that is ended. */
export function randomFinish(random: Random): SimulatedEvent {
  const ends = random.pick([{ what: 'round' }, { what: 'match', when: 'after-round' }, { what: 'match', when: 'unless-level' }, { what: 'match', when: 'now' }])
  return { type: 'finish', ...ends, why: random.pick(FINISH_REASONS) }
}

/** Tiles of a hand that everyone sees: one of them, or some. */
export function randomShow(random: Random, player: number, hand: readonly string[]): SimulatedEvent {
  const tiles = random.chance(0.1) ? hand : random.shuffled([...hand]).slice(0, random.chance(0.8) ? 1 : 2)
  return { type: 'show', player, tiles, why: random.pick(SHOW_REASONS), ...(random.chance(0.4) ? { first: true } : {}) }
}

/** A hand that turns out to have another number of tiles than was counted. */
export function randomHand(random: Random, player: number, count: number): SimulatedEvent {
  return { type: 'hand', player, count, why: random.pick(HAND_REASONS) }
}

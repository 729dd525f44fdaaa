import { isWholeSet } from '#shared/domino/set'
import { laidBy, type Seat } from '#shared/match/events'
import { totalsBefore } from '#shared/match/made'
import { setChanges } from '#shared/match/seen-tiles'
import type { RuleOverrides } from '#shared/match/record'
import { followRound } from '#shared/match/hindsight/moments'
import { goneAfter } from '#shared/match/seats'
import type { Rules } from '#shared/games/rules'
import type { ScoredRound } from '#shared/match/state'
import { changesIn, rulesAtEnd } from '#shared/match/rules-at'
import type { MatchView } from '../match-view'
import { NO_DICE } from '../../components/dice/dice'
import { emptyCase, type Case, type TableTold } from './case'
import { lineTextOf } from './line-text'

/** The line tile by tile; where a tile stands that does not fit, halves that meet differ, and only what the ends show can be told. */
function tableOf(played: ScoredRound, rules: Rules): TableTold {
  const stands = played.events.some((event) => event.type === 'play' && event.stands !== undefined)
  if (!stands) return { kind: 'line', line: lineTextOf(played.events.flatMap(laidBy), rules), ends: [] }
  return { kind: 'ends', line: '', ends: followRound(played).line.ends.map(({ suit }) => suit) }
}

/** A round of a match as a case: its players, rules, dice and line, the tiles it counts in each hand, and the hands of a block. */
export function caseFromMatch({ record, scored, names }: Pick<MatchView, 'record' | 'scored' | 'names'>, round: number): Case {
  /* What was counted in a hand of an earlier round is known where it was not what was shown. */
  const miscounted = (seat: Seat) =>
    scored.warnings.find(({ code, round: of, player }) => code === 'hand-size' && of === round + 1 && player === seat)?.expected
  const played = scored.rounds[round]
  if (played === undefined) return emptyCase(record.preset, record.rules, names)
  const held = scored.rounds
    .slice(0, round + 1)
    .flatMap(changesIn)
    .reduce<RuleOverrides>((before, change) => ({ ...before, ...change }), record.rules)
  const rules = rulesAtEnd(played)
  /* Who has left is at no place of the table; what depends on how many play stays as it was for all (rulebook M-11). */
  const gone = goneAfter(played)
  const here = names.flatMap((_, at) => (gone.includes(at) ? [] : [at]))
  const fixed = gone.length === 0 ? held : { ...held, target: rules.target, handSize: rules.handSize }
  const empty = emptyCase(
    record.preset,
    fixed,
    here.map((at) => names[at] ?? ''),
  )
  const latest = round === scored.rounds.length - 1 ? scored.state.round : null
  const last = played.events.at(-1)
  const shown = last?.type === 'block' ? last.hands : null
  const before = played.end === null ? scored.totals : totalsBefore(played.end)
  const set = setChanges(played.events)
  return {
    ...empty,
    ...(isWholeSet(set) ? {} : { set }),
    seats: empty.seats.map((seat, place) => {
      const at = here[place] ?? place
      return {
        ...seat,
        hand: shown?.[at] ?? [],
        all: shown !== null,
        expected: latest?.hands[at] ?? miscounted(at) ?? shown?.[at]?.length ?? null,
        total: before[at] ?? null,
      }
    }),
    table: tableOf(played, rules),
    dice: played.dice ?? NO_DICE,
  }
}

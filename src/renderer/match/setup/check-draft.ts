import { distinctTiles } from '#shared/domino/set'
import { PRESETS } from '#shared/rules/presets'
import { playerLimits, resolveRules } from '#shared/rules/resolve'
import type { ByPlayers } from '#shared/games/setting'
import { sameName, taken, type MatchDraft } from './draft'
import { scorerWords } from '../../messages/scorer'
import type { DraftProblem } from '../../messages/sentence-inputs'

/** What is wrong with the names and the number of players where nobody has to be named. */
export function checkSeats(draft: Pick<MatchDraft, 'preset' | 'rules' | 'seats'>): readonly DraftProblem[] {
  return [...nameProblems(draft), ...countProblems(draft)]
}

/** Everything that is still wrong, in the order of the page. Free seats are nobody's. */
export function checkDraft(draft: MatchDraft): readonly DraftProblem[] {
  const table = { ...draft, seats: taken(draft.seats) }
  return [...nameProblems(table), ...tableProblems(table)]
}

function nameProblems({ seats }: Pick<MatchDraft, 'seats'>): readonly DraftProblem[] {
  return seats.flatMap<DraftProblem>(({ key, name }, place) => {
    const twice = name.trim() !== '' && seats.slice(0, place).some((other) => sameName(other.name, name))
    return twice ? [{ kind: 'same-name', seat: key, name: name.trim() }] : []
  })
}

function countProblems({ preset, rules, seats }: Pick<MatchDraft, 'preset' | 'rules' | 'seats'>): readonly DraftProblem[] {
  const { min, max } = playerLimits(preset, rules)
  if (seats.length < min) return [{ kind: 'too-few-players', min }]
  return seats.length > max ? [{ kind: 'too-many-players', max }] : []
}

function tableProblems({ preset, rules, seats }: MatchDraft): readonly DraftProblem[] {
  const counted = countProblems({ preset, rules, seats })
  if (counted.length > 0) return counted
  const resolved = resolveRules(preset, rules, seats.length)
  if (resolved.ok) return []
  const usual = PRESETS[preset].settings
  const tiles = distinctTiles(rules.maxPip ?? usual.maxPip) * (rules.copies ?? usual.copies)
  const handSize = valueFor(rules.handSize ?? usual.handSize, seats.length)
  if (handSize * seats.length > tiles) return [{ kind: 'too-few-tiles', players: seats.length, handSize, tiles }]
  return [{ kind: 'rules', why: scorerWords.faultSentence(resolved.error) }]
}

/** The entry for a number of players; the largest serves more players too, and a missing one asks for nothing. */
function valueFor(value: ByPlayers, players: number): number {
  if (typeof value === 'number') return value
  const most = Math.max(...Object.keys(value).map(Number))
  return value[String(Math.min(players, most))] ?? 0
}

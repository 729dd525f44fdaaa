import { usualBlockedPoints } from '../rules/resolve'
import { PRESET_IDS, PRESETS, type PresetId } from '../rules/presets'
import type { RuleId } from '../games/rule-ids'
import type { RuleSettings } from '../games/rules'
import { standingIn } from './facts'

/** What a rule moves a total by: gained, or lost where it is below 0. `each`: for each of what the rule counts (a pair, a tile, an open half). */
export interface Points {
  readonly points: number
  readonly each: boolean
}

/** The presets under which a rule pays the same. */
export interface PaidUnder {
  readonly paid: readonly Points[]
  readonly presets: readonly PresetId[]
}

const once = (points: number): Points => ({ points, each: false })
const forEach = (points: number): Points => ({ points, each: true })

/** What a rule pays under settings; a rule that is not here pays nothing by itself. */
const PAYS: Readonly<Partial<Record<RuleId, (settings: RuleSettings) => readonly Points[]>>> = {
  'FS-2': ({ dual }) => [once(dual)],
  'FS-3': ({ plural }) => [once(plural)],
  'FS-5': () => [forEach(1), forEach(-1)],
  'FS-6': () => [once(1), once(-1)],
  'FS-9': ({ dominoPoints }) => [once(dominoPoints)],
  'B-1': ({ doubleHeader }) => [once(doubleHeader)],
  'B-2': ({ tripleHeader }) => [once(tripleHeader)],
  'B-4': ({ dominoPoints }) => [once(dominoPoints)],
  'B-5': ({ blockedPoints, blockedRule }) => [once(blockedPoints ?? usualBlockedPoints(blockedRule))],
  'B-9': ({ blockedPoints }) => [once(blockedPoints ?? usualBlockedPoints('picture'))],
  'DB-3': () => [forEach(1)],
  'DB-4': ({ tileDeduction }) => [forEach(-tileDeduction)],
}

/** What a rule pays under each preset that plays by it or can choose it, presets that pay the same together; nothing for a rule that pays nothing. */
export function pointsOfRule(id: RuleId): readonly PaidUnder[] {
  const pays = PAYS[id]
  if (pays === undefined) return []
  const found = new Map<string, PaidUnder>()
  for (const preset of PRESET_IDS) {
    if (standingIn(id, preset) === 'none') continue
    const paid = pays(PRESETS[preset].settings)
    const key = JSON.stringify(paid)
    found.set(key, { paid, presets: [...(found.get(key)?.presets ?? []), preset] })
  }
  return [...found.values()]
}

import type { BlockedRuleId } from '../../games/rules'
import { american } from './american'
import type { BlockedRule } from './blocked-rule'
import { flowerAndScorpion } from './flower-and-scorpion'
import { german } from './german'
import { lightestWithoutDoubles } from './lightest-without-doubles'
import { picture } from './picture'
import { simple } from './simple'
import { tilesDeducted } from './tiles-deducted'

export const BLOCKED_RULES: Readonly<Record<BlockedRuleId, BlockedRule>> = {
  'flower-and-scorpion': flowerAndScorpion,
  american,
  german,
  simple,
  'lightest-without-doubles': lightestWithoutDoubles,
  picture,
  'tiles-deducted': tilesDeducted,
}

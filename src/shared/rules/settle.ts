import type { Reason } from './reasons'
import type { Rules } from './rules'

/** The total after a play: its reasons under the approach cap (B-3), the payout reading and the floor (FS-10). */
export function settlePlay(rules: Rules, total: number, reasons: readonly Reason[]): number {
  let gains = 0
  let losses = 0
  for (const reason of reasons) {
    const points = rules.approachCap ? approach(rules.target - total, reason) : reason.points
    if (points > 0) gains += points
    else losses += points
  }
  return rules.payout === 'net' ? floored(rules, total + gains + losses) : floored(rules, total + losses) + gains
}

/** A total that goes no lower than the floor, where there is one. */
export function floored(rules: Rules, total: number): number {
  return rules.floor === null ? total : Math.max(rules.floor, total)
}

/** B-3: two or fewer points short a header scores at most 1, exactly three short at most 2. */
function approach(short: number, reason: Reason): number {
  if (reason.code !== 'double-header' && reason.code !== 'triple-header') return reason.points
  if (short <= 2) return Math.min(reason.points, 1)
  return short === 3 ? Math.min(reason.points, 2) : reason.points
}

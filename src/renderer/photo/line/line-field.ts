import { liesAcross, liesRoundLead } from '#shared/domino/line'
import type { Rules } from '#shared/games/rules'
import { words } from '../../messages/page'

/** What the field for a line of text is called, and how it is written there. */
export function lineField({ layout, arms }: Pick<Rules, 'layout' | 'arms'>): { readonly label: string; readonly hint: string } {
  const { line } = words.photo
  if (liesRoundLead(layout)) return { label: line.arms(arms), hint: line.armsHint }
  return { label: line.line, hint: liesAcross(layout) ? line.crossHint : line.lineHint }
}

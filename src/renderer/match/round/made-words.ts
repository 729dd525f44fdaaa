import { totalOfSide, type SideRules } from '#shared/games/sides'
import type { RoundEnd } from '#shared/match/events'
import type { Made } from '#shared/match/made'
import { scorerWords } from '../../messages/scorer'
import { words } from '../../messages/page'

export function roundEndHeading({ kind, winner, totals }: RoundEnd, names: readonly string[], rules: SideRules): string {
  const endWords = words.moments.roundEnd
  if (kind === 'stopped') return endWords.stopped
  if (winner === null) return kind === 'counted' ? endWords.nobodyCounted : endWords.nobodyWins
  const name = scorerWords.nameOf(names, winner)
  switch (kind) {
    case 'domino':
      return endWords.goesOut(name)
    case 'blocked':
      return endWords.winsBlocked(name)
    case 'counted':
      return endWords.winsCounted(name)
    case 'target':
      return endWords.reaches(name, totalOfSide(rules, totals, winner))
  }
}

/** Where the points of a round came from: of them, what its end paid. */
export function madeNote({ made, byEnd, given }: Made, { kind }: RoundEnd): string {
  const endWords = words.moments.roundEnd
  if (byEnd !== 0 && made === byEnd) return endWords.all[byEnd < 0 ? 'tilesLeft' : kind === 'blocked' ? 'theBlock' : 'goingOut']
  if (byEnd < 0) return endWords.tilesLeft(byEnd)
  if (byEnd > 0) return kind === 'blocked' ? endWords.theBlock(byEnd) : endWords.goingOut(byEnd)
  if (made === 0) return endWords.nothing
  return made === given ? endWords.given : endWords.inPlay
}

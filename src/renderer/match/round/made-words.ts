import { partnerOf, sideOf, totalOfSide, type SideRules } from '#shared/games/sides'
import type { RoundEnd } from '#shared/match/events'
import type { Made } from '#shared/match/made'
import { scorerWords } from '../../messages/scorer'
import { words } from '../../messages/page'

/** How a round ended; both partners are named where what they have together decided it. */
export function roundEndHeading({ kind, winner, totals }: RoundEnd, names: readonly string[], rules: SideRules): string {
  const endWords = words.moments.roundEnd
  if (kind === 'stopped') return endWords.stopped
  if (winner === null) return kind === 'counted' ? endWords.nobodyCounted : endWords.nobodyWins
  const name = scorerWords.nameOf(names, winner)
  const both = partnerOf(rules, winner) === null ? null : scorerWords.namesOf(names, sideOf(rules, winner))
  switch (kind) {
    case 'domino':
      return endWords.goesOut(name)
    case 'blocked':
      return both === null ? endWords.winsBlocked(name) : endWords.winTogetherBlocked(both)
    case 'counted':
      return both === null ? endWords.winsCounted(name) : endWords.winTogetherCounted(both)
    case 'target': {
      const total = totalOfSide(rules, totals, winner)
      return both === null ? endWords.reaches(name, total) : endWords.reachTogether(both, total)
    }
  }
}

/** Where the points of a round came from: of them, what its end paid. */
export function madeNote({ made, byEnd, given, taken }: Made, { kind }: RoundEnd): string {
  const endWords = words.moments.roundEnd
  if (byEnd !== 0 && made === byEnd) return endWords.all[byEnd < 0 ? 'tilesLeft' : kind === 'blocked' ? 'theBlock' : 'goingOut']
  if (byEnd < 0) return endWords.tilesLeft(byEnd)
  if (byEnd > 0) return kind === 'blocked' ? endWords.theBlock(byEnd) : endWords.goingOut(byEnd)
  if (made === 0) return endWords.nothing
  if (made === taken) return endWords.taken
  return made === given ? endWords.given : endWords.inPlay
}

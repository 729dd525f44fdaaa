import type { LeagueRules } from '#shared/league/rules'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'

/** The rules of a season in sentences: all that its points come from. */
export function rulesTold({ people, least, presets, evenings, matches, points, counting, handicap }: LeagueRules): readonly string[] {
  const rules = words.league.rules
  return [
    people === null ? rules.everyone : rules.people(people.length),
    least > 1 && rules.least(least),
    presets !== null && rules.presets(presets.map((preset) => scorerWords.presetNames[preset])),
    evenings !== null ? rules.evenings(evenings.length, matches) : matches ? rules.allEvenings : rules.onlyEvenings,
    pointsTold(points),
    counting.kind === 'best' && rules.best[counting.of](counting.count),
    counting.kind === 'but-worst' && rules.worst[counting.of](counting.count),
    handicap > 0 && rules.handicap(words.shareWords(handicap / 100)),
  ].filter((sentence) => sentence !== false)
}

function pointsTold(points: LeagueRules['points']): string {
  const rules = words.league.rules
  switch (points.by) {
    case 'match':
      return rules.match(points.win, points.share, points.loss)
    case 'round':
      return rules.round(points.win)
    case 'place':
      return (points.of === 'match' ? rules.places : rules.eveningPlaces)(points.places, points.others)
  }
}

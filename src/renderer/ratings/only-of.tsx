import type { StatisticsAnswer } from '#shared/contract/statistics'
import { PRESETS } from '#shared/rules/presets'
import { words } from '../messages/page'
import { scorerWords } from '../messages/scorer'

interface OnlyOfProps extends Pick<StatisticsAnswer, 'rated'> {
  readonly className?: string | undefined
}

/** Which game ratings are of, where matches of others were asked about too. */
export function OnlyOf({ rated, className }: OnlyOfProps) {
  if (rated === null || rated.others === 0) return null
  return <p className={className}>{words.statistics.ratings.only(nameOfGame(rated))}</p>
}

function nameOfGame({ preset, gameName }: NonNullable<StatisticsAnswer['rated']>): string {
  return gameName ?? scorerWords.gameWords(PRESETS[preset].game).name
}

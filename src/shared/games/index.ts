import type { GameId } from './rules'
import { countBergen } from './bergen/count'
import { lookAtBergen } from './bergen/looks'
import { countDoubleBergen } from './double-bergen/count'
import { lookAtDoubleBergen } from './double-bergen/looks'
import { countFlowerAndScorpion, unpaidInFlowerAndScorpion } from './flower-and-scorpion/count'
import { lookAtFlowerAndScorpion } from './flower-and-scorpion/looks'
import type { CountPlay, Laid, Unpaid } from './game'
import type { LookAtPlay } from './looks'

export const COUNT_PLAY: Readonly<Record<GameId, CountPlay>> = {
  'flower-and-scorpion': countFlowerAndScorpion,
  bergen: countBergen,
  'double-bergen': countDoubleBergen,
}

/** What a play looks like and did not earn, in the game that keeps something back. */
export const UNPAID: Readonly<Partial<Record<GameId, (laid: Laid) => Unpaid | null>>> = { 'flower-and-scorpion': unpaidInFlowerAndScorpion }

/** What each game looked at, for an explanation on request: counting alone is several times as fast. */
export const LOOK_AT_PLAY: Readonly<Record<GameId, LookAtPlay>> = {
  'flower-and-scorpion': lookAtFlowerAndScorpion,
  bergen: lookAtBergen,
  'double-bergen': lookAtDoubleBergen,
}

/** Games in which dice are thrown before each round (FS-1). */
export const USES_DICE: Readonly<Record<GameId, boolean>> = {
  'flower-and-scorpion': true,
  bergen: false,
  'double-bergen': false,
}

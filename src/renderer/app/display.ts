import { TILE_FACES } from '../components/domino-tile/faces'
import { PRINTS } from '../recognition/recognizer'
import { keptChoice } from './kept-choice'

/** How chips are shown: counted up, or (rulebook B-8) as what is still to be given back. */
export const SCORE_DISPLAYS = ['count-up', 'countdown'] as const
export type ScoreDisplay = (typeof SCORE_DISPLAYS)[number]

export const scoreDisplay = keptChoice('caravan.score-display', SCORE_DISPLAYS)

/** What the suits of all drawn tiles are shown as (rulebook B-9). */
export const tileFaces = keptChoice('caravan.tile-faces', TILE_FACES)

/** What is on the tiles of the set at this table: pips, or numbers in their place. */
export const tilePrint = keptChoice('caravan.tile-print', PRINTS)

/** Whether the table aid lies open; it is out of the way until somebody asks for it. */
export const tableAidOpen = keptChoice('caravan.table-aid', ['closed', 'open'])

/** Whether a small copy of what is photographed on this device is kept with the entry; what each photograph begins with. */
export const KEEP_PHOTOGRAPHS = ['not-kept', 'kept'] as const
export const keepPhotographs = keptChoice('caravan.keep-photographs', KEEP_PHOTOGRAPHS)

import type { Source } from '../games/rule-ids'
import { GAME_IDS } from '../games/rules'
import { BOOKS } from './books'

/** Where each source stands, as short as it can be named beside a statement; the same in every language. */
export const SOURCE_PLACES = Object.assign({}, ...GAME_IDS.map((game) => BOOKS[game].places)) as Readonly<Record<Source, string>>

import type { Source } from '../games/rule-ids'

/** Where each source stands, as short as it can be named beside a statement; the same in every language. */
export const SOURCE_PLACES: Readonly<Record<Source, string>> = {
  S0: 'J. Celko',
  S1: 'pagat.com (Bergen)',
  S2: 'The Game Cabinet',
  S3: 'pagat.com (Double Bergen)',
  S4: 'domino-games.com',
  S5: 'puzzle-place.net',
  S6: 'onlinedominogames.com',
}

import { counted, tileNoun } from '#shared/words/en'

/** What stands round the felt, in as few words as there is room for. */
export const live = {
  more: 'More',
  photo: 'Photo',
  toPlay: 'their turn',
  draw: 'Draw 1',
  /** In place of that, once this many are drawn in a turn. */
  drawn: (tiles: number) => `${tiles} drawn`,
  drawAnother: (tiles: number) => `${tiles} drawn, draw another`,
  drawFrom: (boneyard: string) => `Draw 1 from the ${boneyard}`,
  played: (tile: string) => `played ${tile}`,
  led: 'led',
  drew: (tiles: number) => `drew ${counted(tiles, tileNoun)}`,
  /** The scores began in the middle of a round. */
  tableLay: (tiles: number) => `is next, ${counted(tiles, tileNoun)} on the table`,
  /** The entry that the caption tells of. */
  whole: 'Show the whole entry',
  correct: 'Correct or delete',
  waiting: 'something needs an answer',
  /** The lists behind More. */
  atTable: 'At this table',
  look: 'Look',
  match: 'This match',
  feedHint: 'Correct or question an entry',
} as const

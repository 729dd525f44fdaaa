import { hindsightSentencesOf, type SeenTogether } from '../hindsight-sentences'
import { nameOf } from './names'
import { counted, listed, tileNoun } from './numbers'

const SEEN = { played: 'played', shown: 'showed' } as const

/** `played 6-4 in entry 9 and showed 6-2 in entry 12` */
const seenWords = (seen: readonly SeenTogether[]): string =>
  listed(seen.map(({ kind, tiles, event, first }) => `${first ? `${SEEN[kind]} ` : ''}${listed(tiles)} in entry ${event}`))

export const hindsightSentence = hindsightSentencesOf({
  nameOf,
  passed: (name, tiles) => {
    if (tiles.length === 0) return `${name} passed but could have played.`
    return `${name} passed but could have played ${tiles.length === 1 ? '' : 'at least one of '}${listed(tiles)}.`
  },
  drew: (name, drawn) =>
    drawn === 1 ? `${name} drew a tile but could already have played.` : `${name} drew ${drawn} tiles but could have played before the last one.`,
  kept: ({ name, seen }) => `${name} ${SEEN[seen[0]?.kind ?? 'played']} it in entry ${seen[0]?.event} without drawing in between.`,
  tooMany: ({ name, drawn, seen, drawable }) =>
    drawn === 0
      ? `${name} ${seenWords(seen)}. At most ${drawable} of them can have been drawn in between.`
      : `${name} ${seenWords(seen)}. All of them fitted, and at most ${drawable} can have come with the ${drawn === 1 ? 'tile drawn' : 'last tile drawn'} or later.`,
  counted: ({ name, drawn, held, misfits }) => {
    const had = drawn > 1 ? `Before the last tile, ${name} held ${counted(held, tileNoun)}` : `${name} held ${counted(held, tileNoun)}`
    return misfits === 0 ? `${had}, and every tile fitted.` : `${had}. At most ${misfits} of them did not fit.`
  },
})

export const hindsightWords = {
  /** Before what is proven of an entry. */
  mark: 'Proven',
  /** The same, where the last entry has just proven it of an earlier one. */
  now: (event: number) => `Proven now, entry ${event}`,
  entry: (event: number) => `Entry ${event}`,
  heading: 'Proven by the tiles',
  hint: 'Nothing changes on its own. You can question each entry.',
} as const

import { hindsightSentencesOf, type SeenTogether } from '../hindsight-sentences'
import { nameOf } from './names'
import { counted, inNumber, listed, tileNoun } from './numbers'

const SEEN = { played: 'gelegt', shown: 'aufgedeckt' } as const

/** `6-4 in Eintrag 9 gelegt und 6-2 in Eintrag 12 aufgedeckt` */
const seenWords = (seen: readonly SeenTogether[]): string =>
  listed(seen.map(({ kind, tiles, event, last }) => `${listed(tiles)} in Eintrag ${event}${last ? ` ${SEEN[kind]}` : ''}`))

export const hindsightSentence = hindsightSentencesOf({
  nameOf,
  passed: (name, tiles) => {
    if (tiles.length === 0) return `${name} hat gepasst, konnte aber einen Stein legen.`
    return tiles.length === 1
      ? `${name} hat gepasst, konnte aber ${listed(tiles)} legen.`
      : `${name} hat gepasst, konnte aber mindestens einen dieser Steine legen: ${listed(tiles)}.`
  },
  drew: (name, drawn) =>
    drawn === 1
      ? `${name} hat einen Stein gezogen, konnte aber schon vorher legen.`
      : `${name} hat ${drawn} Steine gezogen, konnte aber schon vor dem letzten legen.`,
  kept: ({ name, seen }) => `${name} hat den Stein in Eintrag ${seen[0]?.event} ${SEEN[seen[0]?.kind ?? 'played']}, ohne dazwischen zu ziehen.`,
  tooMany: ({ name, drawn, seen, drawable }) => {
    const can = inNumber(drawable, { one: 'kann', other: 'können' })
    return drawn === 0
      ? `${name} hat ${seenWords(seen)}. Höchstens ${drawable} davon ${can} dazwischen gezogen worden sein.`
      : `${name} hat ${seenWords(seen)}. Alle ließen sich anlegen, und höchstens ${drawable} davon ${can} mit dem ${drawn === 1 ? 'gezogenen' : 'letzten gezogenen'} Stein oder später gekommen sein.`
  },
  counted: ({ name, drawn, held, misfits }) => {
    const hand = `${counted(held, tileNoun)} auf der Hand`
    const had = drawn > 1 ? `Vor dem letzten Stein hatte ${name} ${hand}` : `${name} hatte ${hand}`
    if (misfits === 0) return `${had}, und jeder Stein ließ sich anlegen.`
    return `${had}. Höchstens ${misfits} davon ${misfits === 1 ? 'ließ' : 'ließen'} sich nicht anlegen.`
  },
})

export const hindsightWords = {
  mark: 'Bewiesen',
  now: (event: number) => `Jetzt bewiesen, Eintrag ${event}`,
  entry: (event: number) => `Eintrag ${event}`,
  heading: 'Durch die Steine bewiesen',
  hint: 'Von selbst ändert sich nichts. Du kannst jeden Eintrag anzweifeln.',
} as const

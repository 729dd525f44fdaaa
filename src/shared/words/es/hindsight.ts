import { hindsightSentencesOf, type SeenTogether } from '../hindsight-sentences'
import { nameOf } from './names'
import { counted, inNumber, listed, tileNoun } from './numbers'

const SEEN = { played: 'jugó', shown: 'mostró' } as const

/** `jugó 6-4 en la anotación 9 y mostró 6-2 en la anotación 12` */
const seenWords = (seen: readonly SeenTogether[]): string =>
  listed(seen.map(({ kind, tiles, event, first }) => `${first ? `${SEEN[kind]} ` : ''}${listed(tiles)} en la anotación ${event}`))

export const hindsightSentence = hindsightSentencesOf({
  nameOf,
  passed: (name, tiles) => {
    if (tiles.length === 0) return `${name} pasó aunque podía jugar.`
    return tiles.length === 1
      ? `${name} pasó aunque podía jugar ${listed(tiles)}.`
      : `${name} pasó aunque podía jugar al menos una de estas fichas: ${listed(tiles)}.`
  },
  drew: (name, drawn) =>
    drawn === 1 ? `${name} robó una ficha aunque ya podía jugar.` : `${name} robó ${drawn} fichas aunque podía jugar antes de la última.`,
  kept: ({ name, seen }) => `${name} ${SEEN[seen[0]?.kind ?? 'played']} esa ficha en la anotación ${seen[0]?.event} sin robar entretanto.`,
  tooMany: ({ name, drawn, seen, drawable }) => {
    const could = inNumber(drawable, { one: 'pudo', other: 'pudieron' })
    return drawn === 0
      ? `${name} ${seenWords(seen)}. Entretanto pudo robar como mucho ${drawable} de ellas.`
      : `${name} ${seenWords(seen)}. Todas se podían jugar, y como mucho ${drawable} ${could} llegar con la ${drawn === 1 ? '' : 'última '}ficha robada o después.`
  },
  counted: ({ name, drawn, held, misfits }) => {
    const had = `${drawn > 1 ? `Antes de la última, ${name}` : name} tenía ${counted(held, tileNoun)}`
    if (misfits === 0) return `${had}, y todas se podían jugar.`
    return `${had}. Como mucho ${misfits} no se ${misfits === 1 ? 'podía' : 'podían'} jugar.`
  },
})

export const hindsightWords = {
  mark: 'Probado',
  now: (event: number) => `Probado ahora, anotación ${event}`,
  entry: (event: number) => `Anotación ${event}`,
  heading: 'Probado por las fichas',
  hint: 'Nada cambia por sí solo. Puedes poner en duda cada anotación.',
} as const

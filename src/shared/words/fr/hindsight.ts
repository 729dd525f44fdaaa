import { hindsightSentencesOf, type SeenTogether } from '../hindsight-sentences'
import { nameOf } from './names'
import { counted, inNumber, listed, tileNoun } from './numbers'

const SEEN = { played: 'joué', shown: 'dévoilé' } as const

/** `a joué 6-4 à la saisie 9 et a dévoilé 6-2 à la saisie 12` */
const seenWords = (seen: readonly SeenTogether[]): string =>
  listed(seen.map(({ kind, tiles, event, first }) => `${first ? `a ${SEEN[kind]} ` : ''}${listed(tiles)} à la saisie ${event}`))

export const hindsightSentence = hindsightSentencesOf({
  nameOf,
  passed: (name, tiles) => {
    if (tiles.length === 0) return `${name} a passé mais pouvait jouer.`
    return tiles.length === 1
      ? `${name} a passé mais pouvait jouer ${listed(tiles)}.`
      : `${name} a passé mais pouvait jouer au moins un de ces dominos\u00a0: ${listed(tiles)}.`
  },
  drew: (name, drawn) =>
    drawn === 1 ? `${name} a pioché un domino mais pouvait déjà jouer.` : `${name} a pioché ${drawn} dominos mais pouvait jouer avant le dernier.`,
  kept: ({ name, seen }) => `${name} l’a ${SEEN[seen[0]?.kind ?? 'played']} à la saisie ${seen[0]?.event} sans piocher entre-temps.`,
  tooMany: ({ name, drawn, seen, drawable }) => {
    const could = inNumber(drawable, { one: 'a', other: 'ont' })
    return drawn === 0
      ? `${name} ${seenWords(seen)}. Au plus ${drawable} de ces dominos ${could} pu être ${inNumber(drawable, { one: 'pioché', other: 'piochés' })} entre-temps.`
      : `${name} ${seenWords(seen)}. Tous étaient jouables, et au plus ${drawable} ${could} pu venir avec le ${drawn === 1 ? '' : 'dernier '}domino pioché ou après.`
  },
  counted: ({ name, drawn, held, misfits }) => {
    const had = `${drawn > 1 ? `Avant le dernier, ${name}` : name} avait ${counted(held, tileNoun)} en main`
    if (misfits === 0) return `${had}, et tous les dominos étaient jouables.`
    return `${had}. Au plus ${misfits} ${misfits === 1 ? 'n’était pas jouable' : 'n’étaient pas jouables'}.`
  },
})

export const hindsightWords = {
  mark: 'Prouvé',
  now: (event: number) => `Prouvé maintenant, saisie ${event}`,
  entry: (event: number) => `Saisie ${event}`,
  heading: 'Prouvé par les dominos',
  hint: 'Rien ne change tout seul. Vous pouvez remettre en question chaque saisie.',
} as const

import { counted, signed } from '#shared/words/fr'
import { ofName } from '#shared/words/fr/names'
import type { PageWords } from '../page-words'
import { dayWords } from './dates'

/** Problèmes tirés de parties jouées. */
export const puzzle: PageWords['puzzle'] = {
  title: 'Entraînement',
  today: 'Le problème du jour',
  looking: 'Recherche d’un problème…',
  none: 'Les problèmes viennent de vos parties terminées, dès le lendemain. Il n’y en a pas encore.',
  noMore: 'C’était le dernier problème du jour.',
  again: 'Reprendre au début',
  from: (game, day) => `${game}, ${dayWords(day)}`,
  question: {
    pays: (name) => `À ${name} de jouer. Quel domino rapporte le plus, et à quel bout ?`,
    blocks: (name) => `À ${name} de jouer. Quel domino bloque la manche ?`,
  },
  position: 'Position du problème',
  tray: (name) => `Dominos ${ofName(name)}`,
  choose: 'Choisissez un domino.',
  where: (tile) => `Où poser ${tile} ?`,
  place: (arm, suit) =>
    arm === null || suit === null
      ? 'En ouverture'
      : typeof arm === 'number'
        ? `Branche ${arm}, au ${suit}`
        : arm === 'left'
          ? `À gauche, au ${suit}`
          : `À droite, au ${suit}`,
  refused: (tile) => `${tile} n’est pas jouable.`,
  right: (points) => `Exact ! ${signed(points)} : aucun autre domino ne rapporte autant.`,
  less: (points, more, noun) => `${signed(points)}. Un autre coup rapporte ${counted(more, noun)} de plus.`,
  blocked: 'Exact ! Ensuite, personne n’a de domino jouable.',
  goesOn: 'Ensuite, quelqu’un peut encore jouer.',
  show: 'Montrer la solution',
  next: 'Problème suivant',
  review: 'Analyser cette manche',
}

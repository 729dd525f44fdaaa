import { listed } from '#shared/words/fr'
import type { PageWords } from '../page-words'

/** What a table is taught while it plays its first round. A sentence has at most 15 words: it is read out with the play. */
export const teaching: PageWords['teaching'] = {
  label: 'Leçon',
  teach: 'Apprendre en jouant',
  leave: 'Quitter la leçon',
  done: 'C’est fait',
  goOn: 'Continuer',
  nobody: 'Personne',
  dice: 'Indiquer les dés',
  leader: 'Choisir qui ouvre',
  again: 'Redistribuer',
  learned: 'Ce que vous avez vu compter',
  seen: (title, seen) => (seen ? `${title}, vu` : `${title}, pas encore`),
  say: {
    deal: (each) => `Retournez tous les dominos et mélangez. Chaque personne en prend ${each}.`,
    whoHas: (tile) => `Qui a ${tile} ?`,
    rollDice: 'Lancez les deux paires de dés. Vert pour la Fleur, rouge pour le Scorpion.',
    agree: 'Décidez qui ouvre.',
    noDouble: 'Personne n’a de double. Mélangez tous les dominos et redistribuez.',
    lead: { double: (name) => `${name} ouvre avec un double.`, any: (name) => `${name} ouvre avec n’importe quel domino.` },
    open: {
      double: 'Décidez qui ouvre. N’importe quel double convient : touchez-le.',
      any: 'Décidez qui ouvre. N’importe quel domino convient : touchez-le.',
    },
    cannot: { draw: 'Aucun ? Piochez.', pass: 'Aucun ? Passez.' },
    across: 'Posez-le en travers.',
    ringed: (points) => `Les moitiés entourées comptent : ${points}.`,
    noPoints: 'Aucun point, comme souvent.',
    noneThisTime: 'Aucun point cette fois.',
    turn: (name, open) => `${name} : joignez un ${listed(open.map(String), 'or')}.`,
    most: (name) => `${name} : posez un domino à un bout ouvert.`,
    blocked: 'Personne ne peut jouer. Montrez tous les dominos : touchez « Bloqué ».',
    over: (game) => `Vous savez jouer : ${game}`,
  },
}

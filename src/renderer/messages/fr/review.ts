import type { ArmName } from '#shared/domino/line'
import { counted, inNumber, listed, signed } from '#shared/words/fr'
import { que } from '#shared/words/fr/articles'
import { ofName } from '#shared/words/fr/names'
import { HALF_A_PERCENT, HALF_A_TENTH, margin } from '../margin'
import { numbersIn } from '../numbers-in'
import type { PageWords } from '../page-words'
import { regional } from '../regional'

const { decimal, shareWords } = numbersIn(regional('fr-FR'))

const at = (arm: ArmName | null): string =>
  arm === null ? 'à l’ouverture' : typeof arm === 'number' ? `sur la branche ${arm}` : arm === 'left' ? 'à gauche' : 'à droite'

/** Revenir sur une manche terminée. */
export const review: PageWords['review'] = {
  name: 'Analyse',
  title: (players) => `Analyse : ${players}`,
  link: 'Analyse',
  waiting: 'Chargement de la partie…',
  none: 'Une manche peut être analysée dès qu’elle est terminée.',
  round: 'Manche',
  roundNumber: (round) => `Manche ${round}`,
  ofRounds: (round, rounds) => `Manche ${round} sur ${rounds}`,
  position: 'Position avant le coup',
  step: (step, steps) => `Étape ${step} sur ${steps}`,
  stepLabel: 'Étape',
  previous: 'Étape précédente',
  next: 'Étape suivante',
  heading: {
    missed: (name, points, noun) => `${name} a manqué ${counted(points, noun)}`,
    probably: (name) => `${name} avait sans doute mieux à jouer`,
    great: (name, points, noun) => `${name} a gagné ${counted(points, noun)}`,
    turn: (name) => `${name} prend l’avantage`,
  },
  played: (tile, arm, points) => `${tile} joué ${at(arm)} : ${points === 0 ? '0' : signed(points)}.`,
  table: {
    heading: (other) => `Joué, et ${other.toLowerCase()}`,
    played: 'Joué',
    better: 'Mieux',
    now: (noun) => `${noun.other.charAt(0).toUpperCase()}${noun.other.slice(1)} tout de suite`,
    ends: 'Bouts laissés',
    endsListed: (ends) => listed(ends),
    next: (name, tile) => `Ensuite, ${tile} rapporte à ${name}`,
    noFit: 'injouable',
    shutOut: 'Injouables ensuite',
    nothing: 'aucun connu',
    tilesOf: (name, tiles) => `${name} : ${listed(tiles)}`,
  },
  certain: 'Sûr',
  likely: 'Probable',
  held: {
    same: (name, tile) => `${name} avait ${tile}, et pouvait aussi le poser ailleurs.`,
    played: (name, tile) => `${name} avait ${tile} et l’a joué plus tard sans piocher.`,
    shown: (name, tile) => `${name} avait ${tile} et l’a montré à la fin.`,
  },
  bestHeld: 'Aucun des dominos qui étaient à coup sûr dans la main n’aurait rapporté plus.',
  worth: (tile, name, points, give, noun) =>
    `${tile} rapporte à ${name} ${decimal(points)} ${inNumber(2, noun)} de plus à la fin${margin(give, HALF_A_TENTH, `, à ${decimal(give)} près`)}.`,
  chance: (tile, name, chance, give) =>
    `Avec ${tile}, les chances ${ofName(name)} de gagner la partie montent de ${shareWords(chance)}${margin(give, HALF_A_PERCENT, `, à ${shareWords(give)} près`)}.`,
  same: 'Les deux reviennent à peu près au même à la fin.',
  best: 'Aucun des dominos qui étaient à coup sûr dans la main n’était meilleur.',
  working: (done) => `Calcul en cours… ${shareWords(done)}`,
  nothingLikely: 'Il n’y avait pas de choix à peser.',
  try: {
    yours: 'Le vôtre',
    begin: 'Essayer vous-même',
    end: 'Revenir à l’analyse',
    heading: (name) => `Que joueriez-vous pour ${name} ?`,
    tray: (name) => `Dominos ${que(name)}${name} avait à coup sûr`,
    choose: 'Choisissez un domino, puis un bout.',
    most: (points) => `${signed(points)} : aucun autre domino ne rapporte plus tout de suite.`,
    less: (points, more, noun) => `${signed(points)}. Un autre domino rapporte ${counted(more, noun)} de plus tout de suite.`,
    refused: (tile) => `${tile} n’est pas jouable.`,
  },
  river: {
    heading: 'En tête : chances de marquer le plus dans la manche',
    chance: (name, chance) => `${name} ${shareWords(chance)}`,
    unknown: 'Les dominos et les nombres ne concordent pas ici ; les chances restent inconnues.',
  },
  moments: {
    heading: 'Moments forts',
    kinds: { great: 'Beau coup', missed: 'Manqué', turn: 'Tournant' },
    heard: (kind, name) => `${kind}, ${name} : `,
    great: (tile, points) => `${tile} : ${signed(points)}`,
    missed: (tile, points) => (points > 0 ? `${tile} rapportait ${points} de plus` : `${tile} était sans doute mieux`),
    turn: (what) => `${what} donne l’avantage`,
    none: 'Cette manche n’a eu aucun beau coup, aucune occasion manquée et aucun tournant.',
    draw: 'La pioche',
    pass: 'Le tour passé',
  },
  luck: {
    heading: 'Chance et adresse',
    scope: 'cette partie',
    ahead: (leader, other, points) => `${leader} a ${points} d’avance sur ${other}.`,
    why: (leader, tiles, choices, give, noun) =>
      `Les dominos ont ${tiles >= 0 ? 'rapporté' : 'coûté'} environ ${counted(Math.round(Math.abs(tiles)), noun)} à ${leader} ; les choix ont ${choices >= 0 ? 'rapporté' : 'coûté'} environ ${Math.round(Math.abs(choices))}, à ${Math.max(1, Math.round(give))} près dans les deux cas.`,
    level: 'Égalité en tête.',
    working: (round, rounds) => `Analyse de la manche ${round} sur ${rounds}…`,
  },
  afterRound: {
    best: (name, tile, points, noun) => `Meilleur coup : ${tile} ${ofName(name)}, ${counted(points, noun)}.`,
    blocked: (name, tile, points, noun) =>
      `Blocage par ${tile} ${ofName(name)} : ${name} a gagné ${counted(points, noun)}, personne d’autre ne pouvait continuer.`,
    missed: (name, tile, arm, points) => `Manqué : ${tile} ${ofName(name)} ${at(arm)} aurait rapporté ${points}.`,
  },
}

import { counted, plain, signed, tileNoun } from '#shared/words/fr/numbers'
import { ofName } from '#shared/words/fr/names'
import type { PageWords } from '../page-words'
import { match } from './match'

export const moments: PageWords['moments'] = {
  prompt: {
    blocked: 'Bloqué ?',
    enterHands: 'Saisissez les dominos',
    canDraw: (name, tiles) => `${name} peut encore piocher ${tiles}`,
    needs: (name, points) => `Il manque ${points} à ${name}`,
    lastTile: (name) => `Plus qu’un domino pour ${name}`,
  },
  celebration: {
    plural: 'Pluriel',
    'triple-header': 'Triple tête',
    wins: (name) => `${name} gagne`,
  },
  roundEnd: {
    goesOut: (name) => `${name} fait domino`,
    reaches: (name, total) => `${name} atteint ${plain(total)}`,
    winsBlocked: (name) => `Blocage : ${name} gagne`,
    nobodyWins: 'Blocage : personne ne gagne',
    made: (round) => `Manche ${round} · points de la manche`,
    list: 'Points de la manche',
    goingOut: (points) => `dont ${points} pour le domino`,
    theBlock: (points) => `dont ${points} pour le blocage`,
    tilesLeft: (points) => `${signed(points)} pour les dominos restants`,
    all: { goingOut: 'tout pour le domino', theBlock: 'tout pour le blocage', tilesLeft: 'tout pour les dominos restants' },
    inPlay: 'tout en jouant',
    nothing: 'rien',
    why: 'Voir la décision',
    more: 'Toute la manche',
    agreed: (agreed, players) => `D’accord : ${agreed} sur ${players}`,
  },
  hands: {
    openEnds: 'Bouts ouverts',
    full: (name, tiles) => `La main ${ofName(name)} est complète : ${counted(tiles, tileNoun)}.`,
    addAnyway: (tile) => `Ajouter ${tile} quand même`,
    onTable: (tile) => `${tile} est sur la table.`,
    inHand: (tile, name) => `${tile} est dans la main ${ofName(name)}.`,
  },
  next: {
    leads: (name, rolls) => (rolls ? `${name} lance les dés et ouvre` : `${name} ouvre`),
    choose: 'Choisissez qui ouvre',
  },
  end: {
    wins: (name) => `${name} gagne`,
    after: (total, points, rounds) => `${counted(total, points)} en ${counted(rounds, { one: 'manche', other: 'manches' })}`,
    wonRounds: (rounds) => `${counted(rounds, { one: 'manche gagnée', other: 'manches gagnées' })}`,
    sheet: 'Feuille de score',
    round: 'Dernière manche',
    undo: match.entry.undo,
  },
  again: {
    heading: 'Encore une ?',
    hint: 'Mêmes personnes, mêmes règles',
    leads: (name) => `${name} ouvre`,
    who: 'Qui ouvre ?',
    start: 'Commencer',
    change: 'Changer les personnes ou les règles',
  },
}

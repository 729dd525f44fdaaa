import { counted, plain, signed, tileNoun } from '#shared/words/es/numbers'
import type { PageWords } from '../page-words'
import { match } from './match'

export const moments: PageWords['moments'] = {
  prompt: {
    blocked: '¿Cierre?',
    enterHands: 'Anota las fichas',
    canDraw: (name, tiles) => `${name} aún puede robar ${tiles}`,
    needs: (name, points) => `A ${name} ${points === 1 ? 'le falta' : 'le faltan'} ${points}`,
    lastTile: (name) => `A ${name} le queda una`,
  },
  celebration: {
    plural: 'Plural',
    'triple-header': 'Cuadre triple',
    wins: (name) => `Gana ${name}`,
  },
  roundEnd: {
    goesOut: (name) => `${name} hace dominó`,
    reaches: (name, total) => `${name} llega a ${plain(total)}`,
    winsBlocked: (name) => `Cierre: gana ${name}`,
    nobodyWins: 'Cierre: no gana nadie',
    made: (round) => `Ronda ${round} · puntos de la ronda`,
    list: 'Puntos de la ronda',
    goingOut: (points) => `${points} por hacer dominó`,
    theBlock: (points) => `${points} por el cierre`,
    tilesLeft: (points) => `${signed(points)} por las fichas que quedan`,
    all: { goingOut: 'todo por hacer dominó', theBlock: 'todo por el cierre', tilesLeft: 'todo por las fichas que quedan' },
    inPlay: 'todo jugando',
    nothing: 'nada',
    why: 'Ver la decisión',
    more: 'Toda la ronda',
    agreed: (agreed, players) => `De acuerdo: ${agreed} de ${players}`,
  },
  hands: {
    openEnds: 'Extremos abiertos',
    full: (name, tiles) => `La mano de ${name} está completa: ${counted(tiles, tileNoun)}.`,
    addAnyway: (tile) => `Añadir ${tile} de todos modos`,
    onTable: (tile) => `${tile} está en la mesa.`,
    inHand: (tile, name) => `${tile} está en la mano de ${name}.`,
  },
  next: {
    leads: (name, rolls) => (rolls ? `${name} tira los dados y sale` : `Sale ${name}`),
    choose: 'Elige quién sale',
  },
  end: {
    wins: (name) => `Gana ${name}`,
    after: (total, points, rounds) => `${counted(total, points)} en ${counted(rounds, { one: 'ronda', other: 'rondas' })}`,
    wonRounds: (rounds) => `${counted(rounds, { one: 'ronda ganada', other: 'rondas ganadas' })}`,
    sheet: 'Hoja de puntuación',
    round: 'Última ronda',
    undo: match.entry.undo,
  },
  again: {
    heading: '¿Otra vez?',
    hint: 'Las mismas personas y reglas',
    leads: (name) => `Sale ${name}`,
    who: '¿Quién sale?',
    start: 'Empezar',
    change: 'Cambiar personas o reglas',
  },
}

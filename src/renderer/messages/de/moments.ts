import { counted, plain, signed, tileNoun } from '#shared/words/de/numbers'
import { pointsDative } from '#shared/words/de/games'
import type { PageWords } from '../page-words'
import { match } from './match'

export const moments: PageWords['moments'] = {
  prompt: {
    blocked: 'Blockiert?',
    enterHands: 'Steine eingeben',
    canDraw: (name, tiles) => `${name} kann noch ${tiles} ziehen`,
    needs: (name, points) => `${name} ${points === 1 ? 'fehlt' : 'fehlen'} noch ${points}`,
    lastTile: (name) => `${name} hat noch einen Stein`,
  },
  celebration: {
    plural: 'Drilling',
    'triple-header': 'Dreierkopf',
    wins: (name) => `${name} gewinnt`,
  },
  roundEnd: {
    goesOut: (name) => `${name} macht Domino`,
    reaches: (name, total) => `${name} erreicht ${plain(total)}`,
    winsBlocked: (name) => `Blockiert: ${name} gewinnt`,
    nobodyWins: 'Blockiert: Niemand gewinnt',
    made: (round) => `Runde ${round} · Punkte der Runde`,
    list: 'Punkte der Runde',
    goingOut: (points) => `davon ${points} für Domino`,
    theBlock: (points) => `davon ${points} für die blockierte Runde`,
    tilesLeft: (points) => `${signed(points)} für übrige Steine`,
    all: { goingOut: 'alles für Domino', theBlock: 'alles für die blockierte Runde', tilesLeft: 'alles für übrige Steine' },
    inPlay: 'alles aus den Zügen',
    nothing: 'nichts',
    why: 'Entscheidung ansehen',
    more: 'Ganze Runde',
    agreed: (agreed, players) => `Einverstanden: ${agreed} von ${players}`,
  },
  hands: {
    openEnds: 'Offene Enden',
    full: (name, tiles) => `${name} hat schon ${counted(tiles, tileNoun)}.`,
    addAnyway: (tile) => `${tile} trotzdem dazunehmen`,
    onTable: (tile) => `${tile} liegt auf dem Tisch.`,
    inHand: (tile, name) => `${name} hat ${tile}.`,
  },
  next: {
    leads: (name, rolls) => (rolls ? `${name} würfelt und spielt an` : `${name} spielt an`),
    choose: 'Wählt, wer anspielt',
  },
  end: {
    wins: (name) => `${name} gewinnt`,
    after: (total, points, rounds) => `Mit ${counted(total, pointsDative(points))} nach ${counted(rounds, { one: 'Runde', other: 'Runden' })}`,
    wonRounds: (rounds) => `${counted(rounds, { one: 'Runde', other: 'Runden' })} gewonnen`,
    sheet: 'Punktezettel',
    round: 'Letzte Runde',
    undo: match.entry.undo,
  },
  again: {
    heading: 'Noch eine?',
    hint: 'Gleiche Leute, gleiche Regeln',
    leads: (name) => `${name} spielt an`,
    who: 'Wer spielt an?',
    start: 'Beginnen',
    change: 'Leute oder Regeln ändern',
  },
}

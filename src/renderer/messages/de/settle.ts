import { counted } from '#shared/words/de'
import { casesOf } from '#shared/words/de/articles'
import { tileNoun } from '#shared/words/de/numbers'
import { atArm } from '#shared/words/de/tiles'
import type { PageWords } from '../page-words'

/** The page Settle a dispute: the questions. */
export const settle: PageWords['settle'] = {
  title: 'Streitfall klären',
  waiting: 'Wird geladen …',
  noHost: 'Gerade lassen sich keine Namen vorschlagen. Entschieden wird trotzdem.',
  about: 'Eine Runde ist blockiert, und ihr seid euch nicht einig? Gib ein, wer welche Steine hat. Dann steht die Entscheidung da.',
  aboutMatch: (round) => `Runde ${round} eurer Partie. Gib ein, wer welche Steine hat, dann steht die Entscheidung da. Eure Partie ändert sich dadurch nicht.`,
  again: 'Neu anfangen',
  againMatch: 'Auf Partie zurücksetzen',
  begun: 'Eingaben gelöscht.',
  undo: 'Rückgängig',
  toMatch: 'Zurück zur Partie',
  nameless: (place) => `Platz ${place}`,
  open: 'Streitfall klären',

  setup: {
    game: 'Spiel',
    rules: 'Hausregeln',
    rulesChanged: (changed) => `Hausregeln: ${changed} geändert`,
    rulesIntro: 'Die Regeln, von denen eine blockierte Runde abhängt. Was du hier änderst, gilt nur für diesen Streitfall.',
    rulesWrong: (why) => `Diese Regeln vertragen sich nicht: ${why}.`,
  },

  roll: {
    heading: 'Blüte und Skorpion',
    hint: 'Tippe die gewürfelten Zahlen an oder gib die zwei Steine ein.',
    set: 'Würfel angeben',
    change: 'Würfel ändern',
    flower: 'Blüte als Stein',
    scorpion: 'Skorpion als Stein',
    notATile: 'Gib zwei Zahlen von 1 bis 6 ein, zum Beispiel 6-4.',
  },

  tiles: {
    enter: (name) => `Steine von ${name} eingeben`,
    done: 'Fertig',
    nextHand: (name) => `Weiter: Steine von ${name}`,
    counts: (name, shown, expected) => `${name} müsste ${counted(expected, tileNoun)} haben. Bisher eingegeben: ${shown}.`,
    theseAreAll: 'Das sind alle',
  },

  table: {
    enter: 'Tisch hinzufügen',
    change: 'Tisch ändern',
    heading: 'Steine auf dem Tisch',
    optional: 'Freiwillig: Für die Entscheidung genügen die Steine auf der Hand. Mit dem Tisch kann Caravan aber prüfen, ob die Runde wirklich blockiert ist.',
    kind: 'Was möchtest du angeben?',
    kinds: { ends: 'Offene Enden', line: 'Alle Steine' },
    endOf: (arm) => (typeof arm === 'number' ? `Arm ${arm}` : arm === 'left' ? 'Linkes Ende' : 'Rechtes Ende'),
    endOpen: 'nicht angegeben',
    suit: (suit) => (suit === 0 ? '0, blank' : String(suit)),
    boneyard: (name) => `Verdeckt ${casesOf(name).in}`,
    boneyardUntold: 'nicht gezählt',
    boneyardCounted: 'gezählt',
    boneyardTiles: 'Verdeckte Steine',
    pad: 'Steine für den Tisch',
    tap: (line) => `Tippe einen Stein aus ${casesOf(line).dative} an oder gib ihn ein. Weiter geht es mit seinen Nachbarn links und rechts.`,
    tapNext: 'Weiter mit dem Nachbarstein an einem der Enden.',
    tapDouble: 'Tippe den Mittelpasch an oder gib ihn ein.',
    tapArms: 'Weiter mit den Steinen der Arme, vom Mittelpasch nach außen.',
    whichEnd: (tile) => `${tile} lässt sich an beide Enden anlegen. Wo liegt der Stein?`,
    whichArm: (tile) => `${tile} lässt sich an mehrere Arme anlegen. Wo liegt der Stein?`,
    layAt: (tile, arm) => `${tile} liegt ${atArm(arm)}`,
    takeBack: 'Letzten Stein entfernen',
    clear: 'Tisch leeren',
    fits: 'lässt sich nirgends anlegen',
    held: 'hat schon jemand',
    there: 'auf dem Tisch',
    empty: 'Noch keine Steine auf dem Tisch.',
    tile: (tile) => `${tile}, auf dem Tisch`,
  },
}

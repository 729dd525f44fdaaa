import { counted, listed, presetNames } from '#shared/words/de'
import { casesOf } from '#shared/words/de/articles'
import { tileNoun } from '#shared/words/de/numbers'
import { atArm } from '#shared/words/de/tiles'
import type { PageWords } from '../page-words'

/** The arbiter's page: what is asked. */
export const settle: PageWords['settle'] = {
  title: 'Streitfall klären',
  waiting: 'Der Tisch wird gedeckt …',
  noHost: 'Der Tisch antwortet gerade nicht, deshalb wird niemand vorgeschlagen. Entschieden wird trotzdem.',
  about:
    'Eine Runde ist blockiert, und ihr seid euch nicht einig, wer gewonnen hat? Sagt, was auf dem Tisch liegt und wer was hat. Die Entscheidung steht da, sobald sie möglich ist, und ändert sich, während du tippst.',
  aboutMatch: (round) =>
    `Runde ${round} eurer Partie, wie sie steht. Zeigt die Hände, und die Entscheidung steht da. Was du hier änderst, ändert in der Partie nichts.`,
  anew: 'Neu anfangen',
  anewMatch: 'Wie in der Partie',
  begun: 'Die Seite ist wieder leer.',
  undo: 'Zurückholen',
  toMatch: 'Zurück zur Partie',
  nameless: (place) => `Platz ${place}`,
  open: 'Streitfall klären',

  setup: {
    heading: 'Der Tisch',
    summary: (preset, names, changed) =>
      `${presetNames[preset]} · ${listed(names)}${changed === 0 ? '' : ` · ${counted(changed, { one: 'Hausregel', other: 'Hausregeln' })}`}`,
    game: 'Spiel',
    rulesIntro: 'Die, von denen eine blockierte Runde abhängen kann. Was du hier änderst, gilt nur für diesen Streitfall.',
    rulesWrong: (why) => `Diese Regeln passen an diesem Tisch nicht zusammen: ${why}.`,
  },

  throw: {
    heading: 'Blüte und Skorpion',
    hint: 'Tipp die Seiten der Würfel an, oder tipp die Steine ein, die sie nennen.',
    flower: 'Blüte als Stein',
    scorpion: 'Skorpion als Stein',
    notATile: 'Zwei Seiten von 1 bis 6, wie in 6-4.',
  },

  tiles: {
    heading: 'Steine',
    steps: 'Der Tisch und die Hände',
    table: 'Der Tisch',
    notTold: 'nicht gesagt',
    ends: (ends) => ends.map((suit) => suit ?? '?').join(' und '),
    wrong: 'stimmt noch nicht',
    nextHand: (name) => `Weiter: die Hand von ${name}`,
    counts: (name, shown, expected) =>
      `Die Partie zählt ${counted(expected, tileNoun)} in der Hand von ${name}; gezeigt ${shown === 1 ? 'ist' : 'sind'} bisher ${shown}.`,
    theseAreAll: 'Das sind alle',
  },

  table: {
    heading: 'Was auf dem Tisch liegt',
    optional: 'Du musst es nicht sagen: Entschieden wird nach den Händen allein. Aber damit kann Caravan erkennen, ob die Runde überhaupt blockiert ist.',
    kind: 'Was du sagst',
    kinds: { ends: 'Nur die offenen Enden', line: 'Die ganze Reihe' },
    endOf: (arm) => (typeof arm === 'number' ? `Arm ${arm}` : arm === 'left' ? 'Linkes Ende' : 'Rechtes Ende'),
    endOpen: 'nicht gesagt',
    suit: (suit) => (suit === 0 ? '0, blank' : String(suit)),
    boneyard: (name) => `Verdeckt ${casesOf(name).in}`,
    boneyardUntold: 'niemand hat gezählt',
    boneyardCounted: 'gezählt',
    boneyardTiles: 'Verdeckte Steine',
    pad: 'Steine für den Tisch',
    tap: (line) => `Tipp irgendeinen Stein aus ${casesOf(line).dative} an, oder tipp ihn ein. Mach mit denen weiter, die links oder rechts daneben liegen.`,
    tapNext: 'Mach mit dem Stein weiter, der als nächster liegt, an einem der Enden.',
    tapDouble: 'Tipp den Kreuzstein an, oder tipp ihn ein.',
    tapArms: 'Mach mit den Steinen der Arme weiter, vom Kreuzstein nach außen.',
    whichEnd: (tile) => `${tile} passt an beide Enden. Wo liegt er?`,
    whichArm: (tile) => `${tile} passt an mehrere Arme. Wo liegt er?`,
    layAt: (tile, arm) => `${tile} liegt ${atArm(arm)}`,
    takeBack: 'Zurücknehmen',
    clear: 'Tisch leeren',
    fits: 'passt an kein Ende',
    held: 'in einer Hand',
    there: 'auf dem Tisch',
    empty: 'Vom Tisch ist noch nichts gesagt.',
    tile: (tile) => `${tile}, auf dem Tisch`,
  },
}

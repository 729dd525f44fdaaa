import { distinctTiles } from '#shared/domino/set'
import type { TableFigures } from '#shared/rulebook/how-to-play/how-to-play'
import { PRESETS } from '#shared/rules/presets'
import { counted, gameWords, listed, setWords, tileNoun } from '#shared/words/de'
import type { Noun } from '#shared/words/grammar'
import type { PageWords } from '../page-words'
import type { Taught } from '../sentence-inputs'

const POINTS: Noun = { one: 'Punkt', other: 'Punkte' }
const CHIPS: Noun = { one: 'Chip', other: 'Chips' }

const set = ({ tiles, few }: TableFigures): string => `${counted(tiles, tileNoun)} (bis zum ${setWords(few.maxPip)})`
const players = ({ few, many }: TableFigures): string => `${few.players} bis ${counted(many.players, { one: 'Person', other: 'Personen' })}.`

function deal({ few, many }: TableFigures, rest: string): Taught {
  const fewer = few.handSize === many.handSize ? '' : `, bei ${counted(many.players, { one: 'Person', other: 'Personen' })} ${many.handSize}`
  return { title: 'Austeilen.', text: `Mischt die Steine verdeckt. Alle ziehen ${few.handSize}${fewer}. Der Rest ist ${rest}.` }
}

const turn = (line: string, inBoneyard: string, { few }: TableFigures): Taught => ({
  title: 'Dein Zug.',
  text: `Lege einen Stein an ein Ende der ${line}, Zahl an gleiche Zahl. Geht das nicht, ziehe. Die letzten ${few.reserve} bleiben ${inBoneyard}, dann passt du.`,
})

const DOUBLES = 'Ein Pasch liegt quer, also zählen beide Hälften.'

const twelve = PRESETS['double-bergen-twelve']

export const howToPlay: PageWords['howToPlay'] = {
  title: (game) => `So spielt man ${gameWords(game).name}`,
  link: 'Spielen lernen in einer Minute',
  games: 'Spiele',
  inShort: 'Das Spiel in Kürze',
  steps: {
    'flower-and-scorpion': (figures) => [
      { title: 'Ihr braucht', text: `${set(figures)}, 2 grüne und 2 rote Würfel und Chips. ${players(figures)}` },
      deal(figures, 'die Oase'),
      {
        title: 'Würfeln.',
        text: 'Wer die Karawane führt, würfelt mit den grünen Würfeln die Blüte und mit den roten den Skorpion und spielt dann einen beliebigen Stein an.',
      },
      turn('Karawane', 'in der Oase', figures),
      {
        title: 'Ende.',
        text: `Der letzte Stein bringt ${counted(figures.few.dominoPoints, CHIPS)}. Kann niemand mehr legen, bekommt ${figures.few.blockedPoints}, wer die Blüte hat. Wer zuerst ${figures.few.target} hat, gewinnt, auch mitten in der Runde.`,
      },
    ],
    bergen: (figures) => [
      { title: 'Ihr braucht', text: `${set(figures)} und Papier oder Chips für die Punkte. ${players(figures)}` },
      deal(figures, 'der Vorrat'),
      {
        title: 'Wer fängt an?',
        text: 'Der niedrigste Pasch wird angespielt. Brauch bei Caravan: in jeder Runde, und hat niemand einen, teilt ihr neu aus.',
      },
      turn('Kette', 'im Vorrat', figures),
      {
        title: 'Ende.',
        text: `Der letzte Stein bringt ${counted(figures.few.dominoPoints, POINTS)}. Kann niemand mehr legen, bekommt ${figures.few.blockedPoints}, wer die wenigsten Augen hat. Wer zuerst ${figures.few.target} hat, gewinnt; ab 3 Personen sind es ${figures.many.target}.`,
      },
    ],
    'double-bergen': (figures) => [
      { title: 'Ihr braucht', text: `${set(figures)}, Papier und Stift. ${players(figures)}` },
      deal(figures, 'der Vorrat'),
      { title: 'Wer fängt an?', text: 'Lost es aus. Angespielt wird ein beliebiger Pasch, der Mittelpasch. Wer keinen hat, gibt nach links weiter.' },
      {
        title: 'Dein Zug.',
        text: `Zuerst beginnt ihr alle ${figures.few.arms} Arme am Mittelpasch. Danach legst du an einen beliebigen Arm, Zahl an gleiche Zahl. Geht das nicht, ziehe. Die letzten ${figures.few.reserve} bleiben im Vorrat.`,
      },
      {
        title: 'Ende.',
        text: `Nach der Runde kostet jeder Stein auf der Hand ${counted(figures.few.tileDeduction, POINTS)}. Der höchste Stand ab ${figures.few.target} gewinnt.`,
      },
    ],
  },
  scores: 'Was zählt',
  pictures: {
    'flower-and-scorpion': {
      dual: { title: 'Zwilling', text: 'Gleiche Enden' },
      plural: { title: 'Drilling', text: 'Gleiche Enden mit Pasch' },
      shortFlower: { title: 'Kurze Blüte', text: 'Ihr Stein wird gelegt' },
      longFlower: { title: 'Lange Blüte', text: 'Die Enden bilden sie' },
      scorpion: { title: 'Skorpion', text: 'Stein oder Enden' },
      nothing: { title: 'Nichts', text: 'Wie meistens' },
    },
    bergen: {
      ledDouble: { title: 'Pasch angespielt', text: 'Beide Hälften' },
      doubleHeader: { title: 'Zweierkopf', text: 'Gleiche Enden' },
      doubleJoins: { title: 'Dreierkopf', text: 'Pasch zuletzt' },
      doubleStands: { title: 'Dreierkopf', text: 'Pasch lag schon da' },
      nearTarget: { title: 'Kurz vor dem Ziel', text: 'Ein Kopf bringt weniger' },
      nothing: { title: 'Nichts', text: 'Verschiedene Enden' },
    },
    'double-bergen': {
      spinner: { title: 'Mittelpasch', text: 'Beide Hälften' },
      pair: { title: 'Gleiche Enden', text: 'An beliebigen Armen' },
      withDouble: { title: 'Mit Pasch', text: 'Er zählt doppelt' },
      twoPairs: { title: 'Zwei Paare', text: 'Beide zählen' },
      four: { title: 'Vier gleiche', text: 'Je ein Punkt' },
      nothing: { title: 'Nichts', text: 'Verschiedene Enden' },
    },
  },
  pictured: (tiles, counts) => `Auf dem Tisch: ${listed(tiles)}.${counts.length === 0 ? '' : ` Es zählen: ${listed(counts.map(String))}.`}`,
  firstRound: 'Eine erste Runde',
  step: (step, steps) => `Schritt ${step} von ${steps}`,
  back: 'Vorheriger Schritt',
  next: 'Nächster Schritt',
  again: 'Von vorn beginnen',
  play: 'An eurem Tisch spielen',
  log: 'Die Runde bis hierher',
  players: 'Punkte und Steine',
  dealt: (each, left, boneyard) => `Alle haben ${counted(each, tileNoun)}. ${boneyard}: ${counted(left, tileNoun)}.`,
  drew: (name, needed, count) =>
    `${name} hat keine ${listed(needed.map(String), 'or')} und zieht ${count}. ${count === 1 ? 'Der Stein' : 'Der letzte'} lässt sich anlegen, also muss er gelegt werden.`,
  across: 'Ein Pasch liegt quer, und beide Hälften zählen.',
  spinner: (tile, arms) => `${tile} ist der Mittelpasch. Beide Hälften zählen, bis alle ${arms} Arme begonnen sind.`,
  open: (halves) => `Offene Hälften: ${listed(halves.map(String))}.`,
  more: {
    'flower-and-scorpion': `${DOUBLES} Niemand fällt unter 0. Eure Familie kann fast jede Zahl ändern.`,
    bergen: `${DOUBLES} Andere Regelwerke für Bergen unterscheiden sich darin, wer anfängt, im Ziel, kurz vor dem Ziel und in der Reserve. Auch der letzte Stein und eine blockierte Runde bringen manchmal weniger.`,
    'double-bergen': `Ein späterer Pasch liegt quer zu seinem Arm, und beide Hälften zählen. Mit dem Satz bis zum ${setWords(twelve.settings.maxPip)} sind es ${counted(distinctTiles(twelve.settings.maxPip), tileNoun)}, ${twelve.settings.arms} Arme und bis zu ${twelve.players.max} Personen.`,
  },
  rules: (game) => `Alle Regeln: ${gameWords(game).name}`,
}

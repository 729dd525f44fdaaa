import type { ArmName } from '#shared/domino/line'
import { counted, inNumber, listed, signed } from '#shared/words/de'
import { HALF_A_PERCENT, HALF_A_TENTH, margin } from '../margin'
import { numbersIn } from '../numbers-in'
import type { PageWords } from '../page-words'
import { regional } from '../regional'

const { decimal, shareWords } = numbersIn(regional('de-DE'))

const at = (arm: ArmName | null): string =>
  arm === null ? 'als Anspiel' : typeof arm === 'number' ? `an Arm ${arm}` : arm === 'left' ? 'am linken Ende' : 'am rechten Ende'

/** Auf eine beendete Runde zurückblicken. */
export const review: PageWords['review'] = {
  name: 'Rückblick',
  title: (players) => `Rückblick: ${players}`,
  link: 'Rückblick',
  waiting: 'Partie wird geladen …',
  none: 'Eine Runde lässt sich ansehen, sobald sie zu Ende ist.',
  round: 'Runde',
  roundNumber: (round) => `Runde ${round}`,
  ofRounds: (round, rounds) => `Runde ${round} von ${rounds}`,
  position: 'Stellung vor dem Zug',
  step: (step, steps) => `Schritt ${step} von ${steps}`,
  stepLabel: 'Schritt',
  previous: 'Voriger Schritt',
  next: 'Nächster Schritt',
  heading: {
    missed: (name, points, noun) => `${name} hat ${counted(points, noun)} verpasst`,
    probably: (name) => `${name} hatte wohl etwas Besseres`,
    great: (name, points, noun) => `${name} hat ${counted(points, noun)} geholt`,
    turn: (name) => `${name} geht in Führung`,
  },
  played: (tile, arm, points) => `${tile} ${at(arm)} gelegt: ${points === 0 ? '0' : signed(points)}.`,
  table: {
    heading: (other) => `Gelegt und ${other.toLowerCase()}`,
    played: 'Gelegt',
    better: 'Besser',
    now: (noun) => `${noun.other} jetzt`,
    ends: 'Offene Enden danach',
    endsListed: (ends) => listed(ends),
    next: (name, tile) => `${name} holt danach mit ${tile}`,
    noFit: 'nicht anlegbar',
    shutOut: 'Andere konnten nicht legen',
    nothing: 'nichts bekannt',
    tilesOf: (name, tiles) => `${name}: ${listed(tiles)}`,
  },
  certain: 'Sicher',
  likely: 'Wahrscheinlich',
  held: {
    same: (name, tile) => `${name} hatte ${tile} und noch einen anderen Platz dafür.`,
    played: (name, tile) => `${name} hatte ${tile} und hat den Stein später gelegt, ohne zu ziehen.`,
    shown: (name, tile) => `${name} hatte ${tile} und hat den Stein am Ende gezeigt.`,
  },
  bestHeld: 'Kein Stein, der sicher auf der Hand war, hätte mehr gebracht.',
  worth: (tile, name, points, give, noun) =>
    `${tile} bringt ${name} am Ende ${decimal(points)} ${inNumber(2, noun)} mehr${margin(give, HALF_A_TENTH, ` (±\u00a0${decimal(give)})`)}.`,
  chance: (tile, name, chance, give) =>
    `Mit ${tile} steigt die Chance von ${name} auf den Sieg um ${shareWords(chance)}${margin(give, HALF_A_PERCENT, ` (±\u00a0${shareWords(give)})`)}.`,
  same: 'Beides kommt am Ende ungefähr aufs Gleiche heraus.',
  best: 'Kein Stein, der sicher auf der Hand war, wäre besser gewesen.',
  working: (done) => `Caravan rechnet … ${shareWords(done)}`,
  nothingLikely: 'Hier gab es nichts zu wählen.',
  try: {
    yours: 'Versucht',
    begin: 'Selbst versuchen',
    end: 'Zurück zum Rückblick',
    heading: (name) => `Was würdest du für ${name} legen?`,
    tray: (name) => `Steine, die ${name} sicher hatte`,
    choose: 'Wähle einen Stein, dann ein Ende.',
    most: (points) => `${signed(points)}: Kein anderer Stein bringt jetzt mehr.`,
    less: (points, more, noun) => `${signed(points)}. Ein anderer Stein bringt jetzt ${counted(more, noun)} mehr.`,
    refused: (tile) => `${tile} lässt sich nicht anlegen.`,
  },
  river: {
    heading: 'Wer ist vorn: Chance auf die meisten Punkte der Runde',
    chance: (name, chance) => `${name} ${shareWords(chance)}`,
    unknown: 'Steine und Anzahlen stimmen hier nicht überein, deshalb lässt sich keine Chance angeben.',
  },
  moments: {
    heading: 'Momente',
    kinds: { great: 'Starker Zug', missed: 'Verpasst', turn: 'Wende' },
    heard: (kind, name) => `${kind}, ${name}: `,
    great: (tile, points) => `${tile}: ${signed(points)}`,
    missed: (tile, points) => (points > 0 ? `${tile} hätte ${points} mehr gebracht` : `${tile} war wohl besser`),
    turn: (what) => `${what} bringt die Führung`,
    none: 'In dieser Runde gab es keine starken Züge, nichts Verpasstes und keine Wende.',
    draw: 'Das Ziehen',
    pass: 'Das Passen',
  },
  luck: {
    heading: 'Glück und Können',
    scope: 'diese Partie',
    ahead: (leader, other, points) => `${leader} liegt ${points} vor ${other}.`,
    why: (leader, tiles, choices, give, noun) =>
      `Die Steine ${tiles >= 0 ? 'brachten' : 'kosteten'} ${leader} etwa ${counted(Math.round(Math.abs(tiles)), noun)}, die Wahl der Züge ${choices >= 0 ? 'brachte' : 'kostete'} etwa ${Math.round(Math.abs(choices))}, beides ±\u00a0${Math.max(1, Math.round(give))}.`,
    level: 'Vorn steht es gleich.',
    working: (round, rounds) => `Runde ${round} von ${rounds} wird angesehen …`,
  },
  afterRound: {
    best: (name, tile, points, noun) => `Bester Zug: ${tile} von ${name}, ${counted(points, noun)}.`,
    blocked: (name, tile, points, noun) => `${tile} von ${name} blockiert die Runde: ${counted(points, noun)} für ${name}, alle anderen saßen fest.`,
    missed: (name, tile, arm, points) => `Verpasst: ${tile} von ${name} ${at(arm)} hätte ${points} gebracht.`,
  },
}

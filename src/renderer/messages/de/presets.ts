import type { PageWords } from '../page-words'

/** What each rule set is called among those of its game, what differs from them, what it is like, and what it lets a leader lead. */
export const presets: PageWords['presets'] = {
  'flower-and-scorpion': {
    name: 'Blüte & Skorpion',
    differs: 'Würfel bestimmen Glücks- und Unglücksstein',
    line: 'Vor jeder Runde bestimmen Würfel einen Glücksstein und einen Unglücksstein. Gleiche Enden bringen Chips.',
    lead: 'Wer die Karawane führt, darf jeden Stein anspielen.',
  },
  'bergen-pagat': {
    name: 'Niedrigster Pasch spielt an (am häufigsten)',
    differs: '2 Steine Reserve',
    line: 'Macht beide Enden der Kette gleich. Kurz vor dem Ziel gibt es weniger Punkte. Blockierte Runden lassen sich auf vier Arten entscheiden.',
    lead: 'Wer den niedrigsten Pasch hat, spielt ihn an.',
  },
  'bergen-game-cabinet': {
    name: 'Alle dürfen anspielen',
    differs: 'Mit jedem Stein. 2 Steine Reserve',
    line: 'Ihr macht aus, wer anspielt, und jeder Stein darf angespielt werden.',
    lead: 'Jeder Stein darf angespielt werden.',
  },
  'bergen-draw': {
    name: 'Keine Reserve',
    differs: 'Der höchste Pasch spielt an',
    line: 'Das einfachste Bergen: Ihr könnt jeden Stein ziehen, und wer die wenigsten Augen hat, bekommt 1 Punkt.',
    lead: 'Wer den höchsten Pasch hat, spielt ihn an.',
  },
  'bergen-hoyle': {
    name: 'Pasche schaden',
    differs: 'Der höchste Pasch spielt an. Keine Reserve',
    line: 'Der letzte Stein und eine gewonnene blockierte Runde bringen je 1 Punkt. In einer blockierten Runde schadet ein Pasch auf der Hand.',
    lead: 'Wer den höchsten Pasch hat, spielt ihn an.',
  },
  'bergen-online': {
    name: 'Runde zu Ende spielen',
    differs: 'Das Ziel zählt erst nach der Runde',
    line: 'Wer den höchsten Pasch hat, beginnt. Das Ziel zählt erst nach der Runde.',
    lead: 'Jeder Stein darf angespielt werden.',
  },
  'double-bergen': {
    name: 'Bis Sechserpasch',
    differs: '4 Arme. Was zweimal offen liegt, bringt Punkte',
    line: 'Von einem Pasch gehen vier Arme aus. Jede Zahl, die mehr als einmal offen liegt, bringt Punkte.',
    lead: 'Ein Pasch wird angespielt und ist der Mittelpasch.',
  },
  'double-bergen-twelve': {
    name: 'Bis Zwölferpasch',
    differs: '8 Arme, 91 Steine, bis zu 8 Personen',
    line: '8 Arme, 91 Steine, bis zu 8 Personen.',
    lead: 'Ein Pasch wird angespielt und ist der Mittelpasch.',
  },
}

import type { PageWords } from '../page-words'

/** What each rule set is like, and what it lets a leader lead. */
export const presets: PageWords['presets'] = {
  'flower-and-scorpion': {
    line: 'Vor jeder Runde bestimmen Würfel einen Glücksstein und einen Unglücksstein; gleiche Enden bringen Chips.',
    lead: 'Die Karawanenführung darf jeden Stein anspielen.',
  },
  'bergen-pagat': {
    line: 'Macht beide Enden der Kette gleich. Kurz vor dem Ziel zählt es langsamer, und blockierte Runden lassen sich auf vier Arten klären.',
    lead: 'Der niedrigste Pasch spielt an.',
  },
  'bergen-game-cabinet': {
    line: 'Dieselben Köpfe, wie sie The Game Cabinet beschreibt; wer anspielt, macht der Tisch aus.',
    lead: 'Jeder Stein darf angespielt werden.',
  },
  'bergen-draw': {
    line: 'Das schlichte: Jeder Stein kann gezogen werden, und die leichteste Hand bekommt einen einzigen Punkt.',
    lead: 'Der höchste Pasch spielt an.',
  },
  'double-bergen': {
    line: 'Von einem Pasch gehen vier Arme aus, und jede Zahl, die sich mehr als einmal zeigt, bringt Punkte.',
    lead: 'Ein Pasch wird angespielt und ist der Kreuzstein.',
  },
  'double-bergen-twelve': {
    line: 'Acht Arme, einundneunzig Steine und bis zu acht Leute.',
    lead: 'Ein Pasch wird angespielt und ist der Kreuzstein.',
  },
}

import type { RuleWordsOf } from '../../rule-words'

/** FS-1 … FS-10. */
export const flowerAndScorpionRules: RuleWordsOf<`FS-${string}`> = {
  'FS-1': {
    title: 'Der Wurf und die Karawanenführung',
    text: [
      'Vor jeder Runde werden zwei Paar Würfel geworfen. Das grüne Paar nennt die Blüte, den Glücksstein der Runde; das rote nennt den Skorpion, den Unglücksstein. Würfel haben kein Blank, deshalb hat keiner der beiden Steine eine leere Hälfte.',
      'Die Karawanenführung würfelt, spielt einen beliebigen Stein an und zahlt die Chips aus. Sie geht jede Runde nach links weiter.',
    ],
    examples: {
      'any-tile': 'Die Karawanenführung spielt einen Stein an, der kein Pasch ist.',
      'next-master': 'Nach Adas Runde würfelt Ben und spielt an.',
      'no-blank': 'Ein Wurf mit einem Blank, das Würfel nicht haben.',
      'only-a-double': 'Wo das Haus nur Pasche anspielen lässt: ein Stein, der keiner ist.',
    },
  },
  'FS-2': {
    title: 'Dual',
    text: [
      'Ein Zug, der beide Enden der Karawane gleich macht, mit je einer offenen Hälfte, ist ein Dual.',
      'Auch ein Pasch, der allein angespielt wird, ist ein Dual: Seine beiden Hälften sind die beiden Enden.',
    ],
    examples: {
      'both-ends': 'Adas Stein macht das rechte Ende dem linken gleich.',
      'double-led': 'Ein Pasch wird angespielt.',
      'ends-differ': 'Die beiden Enden zeigen verschiedene Zahlen.',
    },
  },
  'FS-3': {
    title: 'Plural',
    text: [
      'Liegt an einem Ende ein Pasch, sind seine beiden Hälften offen. Ein Zug, nach dem drei offene Hälften gleich sind, ist ein Plural. Mit zwei Sätzen im Spiel können es vier sein.',
      'Ein Plural wird statt des Duals bezahlt, nie zusätzlich.',
    ],
    examples: {
      'double-joins': 'Ein Pasch kommt an ein Ende, das dem anderen gleicht.',
      'two-sets': 'Mit zwei Sätzen liegt an beiden Enden derselbe Pasch.',
      'only-two-halves': 'Beide Enden sind gleich, aber keines ist ein Pasch: Das ist ein Dual.',
      'other-end-differs': 'Ein Pasch wird gelegt, aber das andere Ende zeigt etwas anderes.',
    },
  },
  'FS-4': {
    title: 'Paare zählen',
    text: [
      'Für Blüten und Skorpione sieht man auf Paare: eine offene Hälfte eines Steins mit einer offenen Hälfte eines anderen. Zwei einfache Enden ergeben ein Paar. Ein Pasch an einem Ende und eine einfache Hälfte am anderen ergeben zwei.',
      'Mit einem Pasch an jedem Ende gibt es vier Paare, aber die Quelle zählt zwei auf. Die App zählt zwei, wie es dort steht; alle vier zu zählen, ist eine Lesart, die ihr wählen könnt.',
    ],
    examples: {
      'one-pair': 'An jedem Ende eine Hälfte, zusammen die Blüte.',
      'two-pairs': 'Ein Pasch an einem Ende: Jede seiner Hälften ergibt mit dem anderen Ende die Blüte.',
      listed: 'Ein Pasch an jedem Ende, zwei Paare, wie die Quelle sie aufzählt.',
      all: 'Ein Pasch an jedem Ende, alle vier Paare.',
      'one-tile': 'Beide offenen Hälften gehören zum selben Stein, sind also kein Paar.',
    },
  },
  'FS-5': {
    title: 'Lange Blüte und großer Skorpion',
    text: [
      'Jedes Paar offener Hälften, das der Blüte gleicht, bringt einen Chip: eine lange Blüte. Jedes Paar, das dem Skorpion gleicht, kostet einen: ein großer Skorpion.',
      'Die beiden Hälften eines Steins sind in dem Zug, in dem er gelegt wird, kein solches Paar; das sind die kurze Blüte und der kleine Skorpion.',
      'Die Quelle schweigt über einen Pasch, der seit einem früheren Zug an einem Ende liegt und der Blüte oder dem Skorpion gleicht. In der App zählt er nur für den Zug, der ihn hingelegt hat; dass er bei jedem späteren Zug wieder zählt, ist eine Lesart, die ihr wählen könnt.',
    ],
    examples: {
      'long-flower': 'Der Pasch ergibt zwei Paare, die der Blüte gleichen.',
      'large-scorpion': 'Die beiden Enden zusammen gleichen dem Skorpion.',
      'own-halves': 'Die Blüte selbst wird angespielt: Ihre eigenen Hälften sind keine lange Blüte.',
      unscored: 'Die Blüte, ein Pasch, liegt noch am linken Ende; Ada legt rechts.',
      scored: 'Dasselbe, wo ein liegender Pasch wieder zählt.',
    },
  },
  'FS-6': {
    title: 'Kurze Blüte und kleiner Skorpion',
    text: [
      'Wer den Stein der Blüte selbst legt, bekommt einen Chip: die kurze Blüte. Wer den Stein des Skorpions selbst legt, verliert einen: der kleine Skorpion.',
    ],
    examples: {
      'short-flower': 'Der Stein der Blüte wird gelegt.',
      'small-scorpion': 'Der Stein des Skorpions wird gelegt.',
      'same-ends': 'Die Enden zeigen die Zahlen der Blüte, aber auf zwei anderen Steinen: eine lange Blüte, keine kurze.',
    },
  },
  'FS-7': {
    title: 'Ein Pasch als Blüte, ein Pasch als Skorpion',
    text: [
      'Ist die Blüte ein Pasch, werden gleiche Enden in ihrer Zahl doppelt bezahlt: als Dual oder Plural und als Blüten.',
      'Ist der Skorpion ein Pasch, bringt seine Zahl kein Dual und kein Plural. Die App nimmt das für die ganze Zahl, welcher Stein die Enden auch gleich gemacht hat. Die andere Lesart: Nur wer den Skorpion selbst legt, bekommt keines.',
    ],
    examples: {
      'double-flower-dual': 'Beide Enden zeigen die Zahl der Blüte: ein Dual und eine lange Blüte.',
      'double-flower-plural': 'Dann die Blüte selbst: ein Plural, eine kurze Blüte und zwei lange.',
      'double-scorpion': 'Der Skorpion, ein Pasch, macht drei Hälften gleich: kein Plural, und drei Chips sind weg.',
      'its-suit': 'Ein anderer Stein macht beide Enden in der Zahl des Skorpions gleich: kein Dual.',
      'its-tile': 'Derselbe Zug nach der anderen Lesart: Das Dual wird bezahlt.',
      'other-scorpion': 'Der Skorpion ist kein Pasch, also wird das Dual bezahlt.',
    },
  },
  'FS-8': {
    title: 'Blüte und Skorpion sind derselbe Stein',
    text: [
      'Nennen beide Würfelpaare denselben Stein, zählt in dieser Runde keiner von beiden: keine Blüten, keine Skorpione, und Duale und Plurale bleiben ungeschmälert.',
      'Über eine blockierte Runde entscheidet der Stein trotzdem.',
    ],
    examples: {
      'no-flower': 'Der Stein, der beides ist, wird gelegt und bringt nichts.',
      'dual-stays': 'Ein Dual in der Zahl eines Paschs, der beides ist, wird wie immer bezahlt.',
      'still-decides': 'Die Runde ist blockiert, und wer den Stein hat, gewinnt sie.',
      'thrown-apart': 'Die Würfel nennen zwei Steine: Die Blüte bringt ihren Chip.',
    },
  },
  'FS-9': {
    title: 'Domino, und eine blockierte Runde',
    text: [
      'Wer den letzten eigenen Stein legt, wird bezahlt.',
      'Ist eine Runde blockiert, zeigen alle ihre Hand, und drei Fragen kommen der Reihe nach. Wer hat den Stein der Blüte? Wenn niemand: Wer hat den des Skorpions? Wenn niemand: Wer hat den niedrigsten Pasch? Die erste Antwort gewinnt die Runde und wird ebenso bezahlt. Gibt es keine, gewinnt niemand.',
      'Mit zwei Sätzen können zwei denselben Stein haben; dann folgt die nächste Frage.',
    ],
    examples: {
      'flower-holder': 'Ada hat die Blüte.',
      'scorpion-holder': 'Die Blüte liegt auf dem Tisch; Cleo hat den Skorpion.',
      'lowest-double': 'Beide liegen auf dem Tisch; Ben hat den niedrigsten Pasch.',
      'goes-out': 'Ada legt ihren letzten Stein.',
      nobody: 'Niemand hat einen der Steine oder einen Pasch.',
    },
  },
  'FS-10': {
    title: 'Niemand fällt unter null',
    text: [
      'Ein Stand hält bei null: Wer keine Chips hat, verliert keine.',
      'Ein Zug kann zugleich Chips gewinnen und verlieren, und nahe null kommt es darauf an, was zuerst zählt. Die App verrechnet beides und hält dann bei null. Die andere Lesart zieht zuerst die Verluste ab, hält bei null und zahlt dann die Gewinne voll aus.',
    ],
    examples: {
      'stays-at-zero': 'Ada hat keine Chips und legt den Skorpion.',
      net: 'Ada hat keine, gewinnt zwei und verliert einen: Die Differenz zählt.',
      'losses-first': 'Derselbe Zug, der Verlust zuerst.',
      'chips-to-lose': 'Ada hat Chips, also verliert sie einen.',
      'no-floor': 'Wo das Haus keine Grenze setzt: Der Stand fällt unter null.',
    },
  },
}

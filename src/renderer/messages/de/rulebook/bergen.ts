import type { RuleWordsOf } from '../../rule-words'

/** B-1 … B-9. */
export const bergenRules: RuleWordsOf<`B-${string}`> = {
  'B-1': {
    title: 'Zweierkopf',
    text: ['Ein Zug, der beide Enden der Kette gleich macht, ist ein Zweierkopf. Auch ein Pasch, der allein angespielt wird, ist einer.'],
    examples: {
      'both-ends': 'Adas Stein macht das rechte Ende dem linken gleich.',
      'double-led': 'Ein Pasch wird angespielt.',
      'ends-differ': 'Die beiden Enden zeigen verschiedene Zahlen.',
      'house-points': 'Wo das Haus dafür einen Punkt gibt.',
    },
  },
  'B-2': {
    title: 'Dreierkopf',
    text: [
      'Liegt an einem Ende ein Pasch und das andere Ende gleicht ihm, ist das ein Dreierkopf, welches von beiden auch gerade gelegt wurde. Mit zwei Sätzen kann an beiden Enden derselbe Pasch liegen.',
      'Er zählt statt des Zweierkopfs, nie zusätzlich.',
    ],
    examples: {
      'double-joins': 'Der Pasch kommt zuletzt und gleicht dem anderen Ende.',
      'end-meets-double': 'Der Pasch lag zuerst da, und das andere Ende wird ihm gleich.',
      'two-sets': 'Mit zwei Sätzen liegt an beiden Enden derselbe Pasch.',
      'other-end-differs': 'Ein Pasch wird gelegt, aber das andere Ende zeigt etwas anderes.',
      'two-single-ends': 'Beide Enden sind gleich, aber keines ist ein Pasch: Das ist ein Zweierkopf.',
    },
  },
  'B-3': {
    title: 'Langsam ans Ziel',
    text: [
      'Kurz vor dem Ziel sind Köpfe weniger wert. Wem zwei oder weniger Punkte fehlen, zählt jeder Kopf nur 1, und wem genau drei fehlen, höchstens 2.',
      'Gebremst werden nur Köpfe; Punkte für Domino oder eine blockierte Runde werden voll gezahlt. Das Ziehspiel hat diese Regel nicht.',
    ],
    examples: {
      'two-short': 'Zwei Punkte fehlen: Ein Zweierkopf zählt 1.',
      'three-short': 'Drei Punkte fehlen: Ein Dreierkopf zählt 2.',
      'four-short': 'Vier Punkte fehlen: Ein Dreierkopf zählt voll.',
      'going-out-not-capped': 'Zwei Punkte fehlen: Domino wird voll bezahlt.',
      'not-in-the-draw-game': 'Zwei Punkte fehlen im Ziehspiel: Ein Kopf zählt voll.',
    },
  },
  'B-4': {
    title: 'Domino',
    text: [
      'Wer den letzten eigenen Stein legt, beendet die Runde und wird dafür bezahlt. Zwei Quellen geben 2 Punkte und kennen eine Variante mit 5. Das Ziehspiel gibt den Punkt der Runde der leichtesten Hand, und eine leere Hand ist die leichteste: 1 Punkt.',
    ],
    examples: {
      'goes-out': 'Ada legt ihren letzten Stein.',
      'one-point': 'Dasselbe im Ziehspiel.',
      'five-points': 'Dasselbe, wo das Haus 5 zahlt.',
      'one-tile-left': 'Ada hat noch einen Stein.',
    },
  },
  'B-5': {
    title: 'Eine blockierte Runde',
    text: [
      'Kann niemand mehr legen, zeigen alle ihre Hand, und die Regel des Tisches sagt, wer gewinnt. Es gibt drei solche Regeln, und sie sind sich nicht immer einig. Eine vierte, für Kinder, ist Regel B-9.',
      'Die einfache Regel (Grady & Goldberg und ältere Regelbücher nach Hoyle): Die wenigsten Augen auf der Hand gewinnen. Gleichstand bringt nichts.',
      'Die amerikanische Regel (Armanino) stellt vier Fragen, jede an alle Hände, und bei Gleichstand folgt die nächste. 1. Hat genau eine Hand keinen Pasch? Sie gewinnt. 2. Hat niemand einen Pasch? Die wenigsten Augen gewinnen. 3. Haben mehrere einen Pasch? Die wenigsten Steine gewinnen. 4. Haben alle einen Pasch? Der niedrigste gewinnt.',
      'So gedruckt lassen die vier eine Lücke: Eine Hand hat einen Pasch, zwei oder mehr haben keinen. In der App gewinnt dann niemand; dass die wenigsten Augen gewinnen, ist eine Lesart, die ihr wählen könnt.',
      'Die deutsche Regel (Müller): Wer keinen Pasch hat, gewinnt; dann die wenigsten Pasche; dann die wenigsten Augen. In der App gilt eine spätere Frage nur denen, die noch gleichauf sind; dass die letzte allen gilt, ist die andere Lesart. Gleichstand nach der dritten: Niemand gewinnt.',
      'Wer gewinnt, bekommt 2 Punkte, nach der einfachen Regel 1.',
    ],
    examples: {
      simple: 'Drei Hände nach der einfachen Regel.',
      american: 'Dieselben Hände nach der amerikanischen Regel: Jemand anders gewinnt.',
      german: 'Dieselben Hände nach der deutschen Regel.',
      'american-only-one': 'Amerikanische Regel, erste Frage: Nur Ada hat keinen Pasch.',
      'american-pips': 'Amerikanische Regel, zweite Frage: Niemand hat einen Pasch.',
      'american-tiles': 'Amerikanische Regel, dritte Frage: Alle haben Pasche, und Ben hat die wenigsten Steine.',
      'gap-none': 'Die Lücke in der amerikanischen Regel: Ada hat einen Pasch, die anderen keinen.',
      'gap-simple': 'Dieselben Hände, wo die wenigsten Augen die Lücke füllen.',
      'among-tied': 'Deutsche Regel: Ada und Ben haben keinen Pasch, und nur sie werden verglichen.',
      'all-again': 'Dieselben Hände, wo die letzte Frage allen gilt.',
      tie: 'Einfache Regel: Zwei Hände sind gleich leicht.',
    },
  },
  'B-6': {
    title: 'Beide Seiten des ersten Paschs',
    text: [
      'Eine Variante: Ist ein Pasch angespielt, muss an beide Seiten angelegt werden, bevor es anderswo weitergeht. Sie ist aus, solange das Haus sie nicht will.',
    ],
    examples: {
      'other-side-first': 'Rechts ist angelegt, links nicht: Rechts darf die Kette noch nicht weitergehen.',
      'both-played-on': 'An beiden Seiten ist angelegt, und die Kette geht weiter.',
      'not-played': 'Wo die Variante aus ist, darf die Kette sofort weitergehen.',
    },
  },
  'B-7': {
    title: 'Wer anspielt, und was',
    text: [
      'Manche Quellen lassen eine Runde mit jedem Stein beginnen, andere nur mit einem Pasch.',
      'Wer anspielt, macht der Tisch aus. Die App sagt, wen die Quelle nennt: auf pagat.com den niedrigsten Pasch, mit dem höchsten als Variante, im Ziehspiel den höchsten.',
    ],
    examples: {
      'double-leads': 'Ein Pasch wird angespielt.',
      'not-a-double': 'Wo ein Pasch angespielt werden muss: ein Stein, der keiner ist.',
      'any-tile': 'Wo jeder Stein angespielt werden darf: derselbe Stein.',
    },
  },
  'B-8': {
    title: 'Mit Chips herunterzählen',
    text: [
      'Statt Punkte aufzuschreiben, können alle mit so vielen Chips beginnen, wie das Ziel verlangt, und sie zurückgeben, wenn sie Punkte machen. Wer zuerst keine mehr hat, hat gewonnen.',
      'Es ist derselbe Stand, von der anderen Seite gesehen; jedes Gerät kann ihn so oder so zeigen.',
    ],
    examples: {
      'gives-back': 'Ada macht Punkte und gibt ebenso viele Chips zurück.',
      'none-left': 'Ada gibt ihre letzten Chips zurück und hat gewonnen.',
      'keeps-all': 'Ben hat noch keine Punkte und alle seine Chips.',
    },
  },
  'B-9': {
    title: 'Bilderdomino',
    text: [
      'Für Kinder: Die Hälften zeigen Bilder statt Augen, und niemand muss etwas zusammenzählen.',
      'Eine blockierte Runde gewinnt der niedrigste Pasch. Hat niemand einen, gewinnen die wenigsten Steine. Gleichstand bringt nichts.',
    ],
    examples: {
      'lowest-double': 'Ben hat den niedrigsten Pasch.',
      'fewest-tiles': 'Niemand hat einen Pasch, und Ada hat die wenigsten Steine.',
      tie: 'Niemand hat einen Pasch, und alle haben gleich viele Steine.',
    },
  },
}

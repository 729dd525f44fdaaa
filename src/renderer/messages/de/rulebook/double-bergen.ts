import type { RuleWordsOf } from '../../rule-words'

/** DB-1 … DB-5. */
export const doubleBergenRules: RuleWordsOf<`DB-${string}`> = {
  'DB-1': {
    title: 'Der Kreuzstein, und wer ihn anspielt',
    text: [
      'Eine Runde beginnt mit einem Pasch. Er ist der Kreuzstein, und von ihm gehen die Arme aus.',
      'Wer anspielen soll und keinen Pasch hat, passt, und der nächste Platz ist dran. Haben alle gepasst, zieht, wer anspielen sollte, einen Stein, dann der nächste Platz, und so weiter um den Tisch, bis jemand einen Pasch anspielen kann.',
      'Die nächste Runde beginnt links davon.',
    ],
    examples: {
      spinner: 'Ein Pasch wird angespielt und ist der Kreuzstein.',
      'leader-passes': 'Ada hat keinen Pasch und passt; Ben spielt einen an.',
      'all-passed': 'Alle haben gepasst; Ada zieht und spielt einen Pasch an.',
      'next-leader': 'Nach Adas Runde spielt Ben an.',
      'not-a-double': 'Ein Stein, der kein Pasch ist, kann nicht angespielt werden.',
      'passes-again': 'Alle haben gepasst, und Ada passt noch einmal, ohne zu ziehen.',
      'six-arms': 'Wo das Haus mit sechs Armen spielt: Der sechste wird begonnen.',
    },
  },
  'DB-2': {
    title: 'Zuerst wird jeder Arm begonnen',
    text: [
      'Alle Arme des Kreuzsteins müssen begonnen sein, bevor einer weitergeht. Spätere Pasche liegen quer zu ihrem Arm; sie sind keine Kreuzsteine, und von ihnen gehen keine neuen Arme aus.',
    ],
    examples: {
      'start-first': 'Ein Arm ist begonnen; er darf erst weitergehen, wenn es die anderen sind.',
      'double-across': 'Ein Pasch quer zu einem Arm; der Arm geht von ihm aus als einer weiter.',
      'all-started': 'Alle Arme sind begonnen, und einer geht weiter.',
    },
  },
  'DB-3': {
    title: 'Gleiche Zahlen an den offenen Enden',
    text: [
      'Seht nach jedem Zug auf alle offenen Enden und zählt, wie oft sich jede Zahl zeigt; ein Pasch zeigt seine Zahl zweimal. Jede Zahl, die sich zweimal oder öfter zeigt, bringt so viele Punkte, wie sie sich zeigt.',
      'Alle zählen, auch die, die der Zug nicht gemacht hat. Der Kreuzstein ist offen und zählt zweimal, bis alle seine Arme begonnen sind.',
    ],
    examples: {
      'two-of-a-suit': 'Zwei Enden zeigen dieselbe Zahl.',
      'spinner-counts': 'Nur ein Arm ist begonnen: Der Kreuzstein zählt noch zweimal.',
      'two-suits': 'Zwei Zahlen zeigen sich je zweimal; beide zählen.',
      'double-counts-twice': 'Ein Pasch und ein einfaches Ende zeigen dieselbe Zahl: drei.',
      'one-of-each': 'Jedes Ende zeigt eine andere Zahl.',
      'spinner-covered': 'Der letzte Arm ist begonnen, der Kreuzstein zählt also nicht mehr.',
    },
  },
  'DB-4': {
    title: 'Übrige Steine kosten Punkte',
    text: [
      'Endet eine Runde, verlieren alle einen Punkt für jeden Stein, den sie noch haben. Domino bringt für sich nichts, und eine blockierte Runde auch nicht.',
      'Der Stand darf unter null fallen, wenn das Haus nicht sagt, dass er dort hält.',
    ],
    examples: {
      'goes-out': 'Ada macht Domino; die anderen verlieren für das, was sie haben.',
      blocked: 'Die Runde ist blockiert, und alle verlieren.',
      'two-a-tile': 'Wo das Haus zwei Punkte je Stein nimmt.',
      'not-below-zero': 'Wo das Haus bei null hält.',
      'round-runs': 'Die Runde läuft noch, also verliert noch niemand etwas.',
    },
  },
  'DB-5': {
    title: 'Das Ziel, und das Achteck',
    text: [
      'Die Partie geht bis 100 Punkte.',
      'Mit einem Satz bis zum Zwölferpasch hat der Kreuzstein acht Arme. Gezählt wird ebenso, bis zu so vielen einer Zahl, wie dort liegen.',
    ],
    examples: {
      hundred: 'Die Runde ist vorbei, und Ada hat 100 erreicht.',
      octagon: 'Alle acht Arme zeigen dieselbe Zahl.',
      'ninety-nine': 'Die Runde ist vorbei, und Ada fehlt ein Punkt.',
    },
  },
}

import type { RuleWordsOf } from '../../rule-words'

/** DB-1 … DB-6. */
export const doubleBergenRules: RuleWordsOf<`DB-${string}`> = {
  'DB-1': {
    title: 'Der Mittelpasch, und wer ihn anspielt',
    text: {
      spinner: 'Eine Runde beginnt mit einem Pasch, dem Mittelpasch. Von ihm gehen die Arme aus.',
      fourArms:
        'Die Quelle zählt die Arme nicht. Für ihre „vier Paare“ liegt aber an jedem Arm ein Pasch. Darum sind es bei Caravan mit einem Satz bis zum Sechserpasch 4.',
      firstLeader: 'Wer in der ersten Runde beginnt, wird ausgelost.',
      passes:
        'Wer anspielen soll und keinen Pasch hat, passt. Haben alle gepasst, ziehen alle reihum je einen Stein, bis jemand einen Pasch anspielen kann. Es beginnt, wer anspielen sollte.',
      drawsThen: 'Bevor alle einmal gepasst haben, zieht niemand, und in einem Zug zieht niemand mehr als einen Stein.',
      flagged: 'Was davon abweicht, markiert Caravan als auffällig.',
      nextLeader: 'In der nächsten Runde geht das Anspiel einen Platz weiter nach links.',
      afterPass:
        'Hat jemand gepasst, sagt die Quelle nicht, wer angespielt hat. Caravan zählt von der Person aus, die den Pasch angespielt hat. Ihr könnt von der Person aus zählen, die zuerst anspielen sollte.',
    },
    examples: {
      spinner: 'Ein Pasch wird angespielt und ist der Mittelpasch.',
      'leader-passes': 'Ada hat keinen Pasch und passt. Ben spielt einen an.',
      'all-passed': 'Alle haben gepasst. Ada zieht und spielt einen Pasch an.',
      'next-leader': 'Ada hat diese Runde angespielt, also spielt Ben die nächste an.',
      'who-led': 'Ada passt, und Ben spielt den Mittelpasch an. Die nächste Runde spielt Cleo an.',
      'who-was-first': 'Dieselbe Runde, anders verstanden: Ben spielt die nächste an.',
      'draws-too-soon': 'Ben zieht, bevor alle gepasst haben.',
      'draws-two': 'Alle haben gepasst, und Ada zieht zwei Steine in einem Zug.',
      'not-a-double': 'Es muss ein Pasch sein: Dieser Stein ist keiner.',
      'passes-again': 'Alle haben gepasst, und Ada passt noch einmal, statt zu ziehen.',
      'six-arms': 'Mit der Hausregel „6 Arme“: Der letzte wird begonnen.',
    },
  },
  'DB-2': {
    title: 'Erst jeden Arm beginnen',
    text: {
      everyArm: 'Alle Arme des Mittelpaschs müssen begonnen sein, bevor einer weitergeht.',
      laterDoubles: 'Spätere Pasche liegen quer zu ihrem Arm. Sie sind keine Mittelpasche, und von ihnen gehen keine neuen Arme aus.',
      advice: 'Rat der Quelle: Liegt an einem Arm ein Pasch, legt an die Arme ohne Pasch. Für den Pasch gibt es dann auch Punkte.',
    },
    examples: {
      'start-first': 'Ein Arm ist begonnen. Er darf erst weitergehen, wenn es die anderen auch sind.',
      'double-across': 'Ein Pasch quer zu einem Arm. Der Arm geht dahinter einfach weiter.',
      'all-started': 'Alle Arme sind begonnen, und einer geht weiter.',
    },
  },
  'DB-3': {
    title: 'Gleiche Zahlen an den offenen Enden',
    text: {
      count:
        'Nach jedem Zug wird gezählt, wie oft jede Zahl an den offenen Enden liegt. Jede Zahl, die mindestens zweimal offen liegt, bringt so viele Punkte, wie sie vorkommt.',
      doubles: 'Ein Pasch zählt doppelt.',
      all: 'Jede solche Zahl zählt, auch wenn dieser Zug nichts dazu beiträgt.',
      spinnerOpen: 'Der Mittelpasch ist offen und zählt doppelt, bis alle seine Arme begonnen sind.',
      advice: 'Rat der Quelle: Es kann sich lohnen, Pasche zu behalten, bis mehr auf dem Tisch liegt.',
    },
    examples: {
      'two-of-a-suit': 'An zwei Enden liegt dieselbe Zahl.',
      'spinner-counts': 'Nur ein Arm ist begonnen, also zählt der Mittelpasch noch doppelt.',
      'two-suits': 'Zwei Zahlen liegen je zweimal offen, und beide zählen.',
      'double-counts-twice': 'Ein Pasch und ein einfaches Ende mit derselben Zahl: 3.',
      'one-of-each': 'An jedem Ende liegt eine andere Zahl.',
      'spinner-covered': 'Der letzte Arm ist begonnen, also zählt der Mittelpasch nicht mehr.',
    },
  },
  'DB-4': {
    title: 'Übrige Steine kosten Punkte',
    text: {
      deduction: 'Endet eine Runde, verlieren alle 1 Punkt für jeden Stein, den sie noch haben.',
      nothingElse: 'Die Quelle gibt keine Punkte für Domino und nennt niemanden, der eine blockierte Runde gewinnt. Darum gibt es bei Caravan beides nicht.',
      belowZero: 'Die Quelle setzt keine Grenze, also darf der Stand unter 0 fallen.',
      houseRule:
        'Mit Hausregeln bleibt der Stand bei 0 stehen, oder eine Regel für blockierte Runden bestimmt, wer gewinnt. Der Sieg bringt dann Punkte, und die Abzüge gelten trotzdem.',
    },
    examples: {
      'goes-out': 'Ada macht Domino. Die anderen verlieren Punkte für ihre Steine.',
      blocked: 'Die Runde ist blockiert, und alle verlieren Punkte.',
      'two-a-tile': 'Mit der Hausregel „2 Punkte je Stein“.',
      'not-below-zero': 'Mit der Hausregel „nicht unter 0“.',
      'round-runs': 'Die Runde läuft noch, also verliert noch niemand Punkte.',
    },
  },
  'DB-5': {
    title: 'Das Ziel und das Achteck',
    text: {
      hundred: 'Die Partie geht bis 100 Punkte.',
      octagon: 'Mit einem Satz bis zum Zwölferpasch hat der Mittelpasch 8 Arme (ein Achteck).',
      octagonScore: 'Eine Art, dort zu zählen, ist dieselbe, nur können mehr gleiche Zahlen offen liegen.',
      notGood: 'Die Quelle sagt, dass es mit diesem Satz kein gutes Spiel ist.',
      eightPlayers: 'Wie viele mit diesem Satz spielen, sagt die Quelle nicht. Bei Caravan können es 8 sein, ab 4 mit je 5 Steinen.',
    },
    examples: {
      hundred: 'Die Runde ist vorbei, und Ada hat 100 erreicht.',
      octagon: 'An allen 8 Armen liegt dieselbe Zahl.',
      'ninety-nine': 'Die Runde ist vorbei, und Ada fehlt 1 Punkt.',
    },
  },
  'DB-6': {
    title: 'Chips statt Punkte',
    text: {
      chips: 'Die Quelle beschreibt auch ein Spiel mit Chips: Alle beginnen mit 10 oder 15, und wer zuerst alle los ist, gewinnt.',
      oneTarget:
        'Es ist der einzige Satz der Quelle darüber, wer gewinnt. Caravan liest die Chips als ein anderes Ziel, das heruntergezählt wird (B-8), nicht als zweite Art zu gewinnen.',
    },
    examples: {
      'ten-chips': 'Ziel 10, mit Chips: Ada bekommt 2 Punkte und gibt 2 Chips zurück.',
      'hundred-chips': 'Ziel 100: Nach 15 Punkten geht die Partie weiter.',
    },
  },
}

import type { RuleWordsOf } from '../../rule-words'

/** B-1 … B-10. */
export const bergenRules: RuleWordsOf<`B-${string}`> = {
  'B-1': {
    title: 'Zweierkopf',
    text: {
      doubleHeader: 'Ein Zug, der beide Enden der Kette gleich macht, ist ein Zweierkopf und bringt 2 Punkte.',
      ledAlone: 'Auch ein angespielter Pasch ist einer.',
      ledElsewhere: 'The Game Cabinet sagt von einem angespielten Pasch nichts. Caravan zählt ihn in jedem Bergen.',
      oneSet: 'Das Spiel ist für den Satz bis zum Sechserpasch gemacht.',
      largerSets: 'Mit größeren Sätzen kommt laut pagat.com wenig heraus: Dort sind Punkte viel schwerer zu machen.',
      moreSets: 'Für mehr als vier Personen könnt ihr zwei oder mehr Sätze nehmen.',
      advice: 'Rat der Quellen: Zählt, wie oft eine Zahl auf dem Tisch liegt. Ein Satz hat von jeder acht Hälften.',
    },
    examples: {
      'both-ends': 'Mit Adas Stein sind beide Enden gleich.',
      'double-led': 'Ein Pasch wird angespielt.',
      'ends-differ': 'An den beiden Enden liegen verschiedene Zahlen.',
      'house-points': 'Mit der Hausregel „1 Punkt für einen Zweierkopf“.',
    },
  },
  'B-2': {
    title: 'Dreierkopf',
    text: {
      tripleHeader: 'Liegt an einem Ende ein Pasch und am anderen dieselbe Zahl, ist der Zug ein Dreierkopf und bringt 3 Punkte.',
      eitherTile: 'Was davon zuletzt gelegt wurde, ist egal.',
      twoSets: 'Mit zwei Sätzen kann an beiden Enden derselbe Pasch liegen. Auch das ist ein Dreierkopf.',
      instead: 'Auf domino-games.com bringt ein Dreierkopf insgesamt 3 Punkte: Er ersetzt den Zweierkopf.',
      insteadElsewhere: 'Auf pagat.com und in The Game Cabinet steht das nicht ausdrücklich. Caravan zählt dort genauso.',
      across: 'Pasche liegen quer zur Kette. Sie sind keine Mittelpasche: An ihren kurzen Seiten geht nichts weiter.',
      advice: 'Rat der Quellen: Behaltet Pasche so lange wie möglich, für einen Dreierkopf.',
    },
    examples: {
      'double-joins': 'Der Pasch kommt zuletzt, und am anderen Ende liegt dieselbe Zahl.',
      'end-meets-double': 'Der Pasch lag zuerst da. Dann wird das andere Ende gleich.',
      'two-sets': 'Zwei Sätze: An beiden Enden liegt derselbe Pasch.',
      'other-end-differs': 'Ein Pasch wird gelegt, aber am anderen Ende liegt eine andere Zahl.',
      'two-single-ends': 'Beide Enden sind gleich, aber keines ist ein Pasch. Das ist ein Zweierkopf.',
    },
  },
  'B-3': {
    title: 'Weniger Punkte kurz vor dem Ziel',
    text: {
      approach:
        'Kurz vor dem Ziel bringen Zweier- und Dreierköpfe weniger. Fehlen höchstens 2 Punkte, bringt jeder nur 1. Fehlen genau 3, bringt jeder höchstens 2.',
      headersOnly: 'Nur Zweier- und Dreierköpfe sind begrenzt. Domino und blockierte Runden zählen voll.',
      ledDouble:
        'Auf pagat.com bringt ein angespielter Pasch immer 2. Ob das auch kurz vor dem Ziel gilt, steht dort nicht. Caravan begrenzt ihn wie jeden Zweierkopf.',
      elsewhere: 'In den anderen Regeln für Bergen gibt es diese Regel nicht.',
    },
    examples: {
      'two-short': '2 Punkte fehlen: Ein Zweierkopf bringt 1.',
      'three-short': '3 Punkte fehlen: Ein Dreierkopf bringt 2.',
      'four-short': '4 Punkte fehlen: Ein Dreierkopf zählt voll.',
      'going-out-not-capped': '2 Punkte fehlen: Domino zu machen, zählt voll.',
      'not-in-the-draw-game': 'In einem anderen Bergen, 2 Punkte fehlen: Ein Zweierkopf zählt voll.',
    },
  },
  'B-4': {
    title: 'Domino',
    text: {
      two: 'Wer den letzten eigenen Stein legt, macht Domino. Damit endet die Runde, und es gibt 2 Punkte.',
      five: 'Eine Variante gibt 5 Punkte.',
      one: 'Auf puzzle-place.net und onlinedominogames.com gibt es 1 Punkt.',
      lightest: 'Auf domino-games.com bekommt 1 Punkt, wer am Ende der Runde die wenigsten Augen hat.',
      emptyHand: 'Von einer Hand ohne Steine sagt diese Quelle nichts. Bei Caravan hat sie die wenigsten Augen, also bringt Domino den Punkt.',
      emptyOrBlank: 'Hat jemand anders nur noch 0-0, haben beide 0 Augen. Den Punkt bekommt, wer Domino gemacht hat.',
    },
    examples: {
      'goes-out': 'Ada legt ihren letzten Stein.',
      'one-point': 'Derselbe Zug, wo Domino 1 Punkt bringt.',
      'five-points': 'Dasselbe mit der Hausregel „5 Punkte“.',
      'one-tile-left': 'Ada hat noch einen Stein.',
    },
  },
  'B-5': {
    title: 'Eine blockierte Runde',
    text: {
      ruling: 'Wer eine blockierte Runde gewinnt, sagen eigene Regeln. Es gibt mehrere, und nach jeder kann jemand anders gewinnen.',
      choose: 'Ihr wählt die Regel, und alle decken ihre Steine auf. Eine weitere, für Kinder, ist Regel B-9.',
      simple: 'Einfache Regel: Wer die wenigsten Augen auf der Hand hat, gewinnt.',
      simpleTie: 'Bei Gleichstand bekommt nach der einfachen Regel niemand Punkte.',
      preferred: 'Der Autor von zwei Quellen findet die einfache Regel leichter anzuwenden als die anderen und würde sie vorziehen.',
      american:
        'Amerikanische Regel (Armanino): vier Schritte der Reihe nach. 1. Hat genau eine Person keinen Pasch, gewinnt sie. 2. Hat niemand einen Pasch, gewinnt, wer die wenigsten Augen hat. 3. Haben mehrere einen Pasch, gewinnt, wer die wenigsten Steine hat. 4. Haben alle einen Pasch, gewinnt, wer den niedrigsten hat.',
      americanTies: 'Nach einem Gleichstand entscheidet der nächste Schritt, wie im Beispiel der Quellen.',
      americanGap:
        'Es kann offen bleiben, wer gewinnt: wenn genau eine Person einen Pasch hat und zwei oder mehr keinen, oder wenn der letzte Schritt, der zutrifft, ein Gleichstand ist. Dann gewinnt niemand. Ihr könnt wählen, dass die wenigsten Augen gewinnen.',
      german: 'Deutsche Regel (Müller): Wer keinen Pasch hat, gewinnt. Sonst gewinnt, wer die wenigsten Pasche hat, danach, wer die wenigsten Augen hat.',
      germanTies:
        'Bei jedem Schritt der deutschen Regel werden nur noch die verglichen, die gleichauf liegen. Ihr könnt wählen, dass beim letzten wieder alle verglichen werden.',
      lightest:
        'Wenigste Augen ohne Pasch: Unter denen, die keinen Pasch haben, gewinnt, wer die wenigsten Augen hat. Haben alle einen Pasch, zählen die Augen ohne die Pasche, und die wenigsten gewinnen.',
      ties: 'Bei den anderen Regeln und auf domino-games.com steht nicht, was ist, wenn am Ende Gleichstand bleibt. Bei Caravan gewinnt dann niemand.',
      points: 'Wer gewinnt, bekommt 2 Punkte.',
      onePoint: 'Nach der einfachen Regel und nach „Wenigste Augen ohne Pasch“ ist es 1 Punkt.',
    },
    examples: {
      simple: 'Die Steine von drei Personen, einfache Regel.',
      american: 'Dieselben Steine, amerikanische Regel: Jemand anders gewinnt.',
      german: 'Dieselben Steine, deutsche Regel.',
      'american-only-one': 'Amerikanische Regel, Schritt 1: Nur Ada hat keinen Pasch.',
      'american-pips': 'Amerikanische Regel, Schritt 2: Niemand hat einen Pasch.',
      'american-tiles': 'Amerikanische Regel, Schritt 3: Alle haben Pasche, und Ben hat die wenigsten Steine.',
      'gap-none': 'Die Lücke in der amerikanischen Regel: Ada hat einen Pasch, die anderen haben keinen.',
      'gap-simple': 'Dieselben Steine, anders verstanden: Wer die wenigsten Augen hat, gewinnt.',
      'among-tied': 'Deutsche Regel: Ada und Ben haben keinen Pasch, und nur sie werden verglichen.',
      'all-again': 'Dieselben Steine, anders verstanden: Beim letzten Schritt werden wieder alle verglichen.',
      'without-doubles': 'Wenigste Augen ohne Pasch: Nur Ada und Ben haben keinen, und Ada hat weniger Augen.',
      'beside-doubles': 'Alle haben einen Pasch, also zählen die Pasche nicht mit. Ben hat sonst keinen Stein.',
      'without-doubles-tie': 'Wenigste Augen ohne Pasch: Zwei haben gleich viele Augen.',
      tie: 'Einfache Regel: Zwei haben gleich viele Augen.',
    },
  },
  'B-6': {
    title: 'Beide Seiten des ersten Paschs',
    text: {
      bothSides: 'Eine Variante: Ist ein Pasch angespielt, muss an beide Seiten angelegt werden, bevor es anderswo weitergeht.',
    },
    examples: {
      'other-side-first': 'Rechts ist angelegt, links nicht. Rechts darf es noch nicht weitergehen.',
      'both-played-on': 'An beiden Seiten ist angelegt, und die Kette geht weiter.',
      'not-played': 'Ohne die Variante darf die Kette sofort weitergehen.',
    },
  },
  'B-7': {
    title: 'Wer anspielt, und womit',
    text: {
      leader:
        'In vier Quellen steht, wer anspielt. Auf pagat.com ist es der niedrigste Pasch (in einer Variante der höchste), auf domino-games.com und puzzle-place.net der höchste. Auf onlinedominogames.com spielt, wer den höchsten Pasch hat, mit einem beliebigen Stein an.',
      everyRound: 'Ob das für jede Runde gilt, steht nirgends. Bei Caravan gilt es für jede.',
      unnamed: 'The Game Cabinet nennt niemanden, weder für die erste Runde noch für die nächsten. Ihr bestimmt es.',
      tile: 'Auf pagat.com und puzzle-place.net wird ein Pasch angespielt, auf onlinedominogames.com ein beliebiger Stein.',
      tileShown:
        'Auf domino-games.com steht, wer anspielt, und im Beispiel dort ist es ein Pasch. Caravan verlangt dort einen. Ihr könnt jeden Stein erlauben.',
      tileUnnamed: 'The Game Cabinet nennt keinen Stein. Bei Caravan darf man dort jeden anspielen.',
      noDouble: 'Hat niemand einen Pasch, wird nach onlinedominogames.com neu ausgeteilt.',
      noDoubleElsewhere:
        'Die anderen Quellen sagen nicht, was dann geschieht. Teilt neu aus, oder zieht reihum, bis jemand einen Pasch hat, wie in Doppel-Bergen.',
    },
    examples: {
      'double-leads': 'Ein Pasch wird angespielt.',
      'not-a-double': 'Es muss ein Pasch sein: Dieser Stein ist keiner.',
      'highest-double-any-tile': 'Wer den höchsten Pasch hat, spielt einen beliebigen Stein an.',
      'any-tile': 'Jeder Stein ist erlaubt: derselbe Stein.',
    },
  },
  'B-8': {
    title: 'Mit Chips herunterzählen',
    text: {
      countDown:
        'Statt Punkte aufzuschreiben, können alle mit 10 oder 15 Chips beginnen, je nachdem, wie viele mitspielen. Für jeden Punkt geben sie einen zurück. Wer zuerst keine mehr hat, gewinnt.',
      asTarget: 'Bei Caravan beginnen alle mit so vielen Chips, wie das Ziel Punkte hat.',
      display: 'Der Stand ist derselbe. Jedes Gerät kann hoch- oder herunterzählen.',
    },
    examples: {
      'gives-back': 'Ada bekommt Punkte und gibt ebenso viele Chips zurück.',
      'none-left': 'Ada gibt ihre letzten Chips zurück und gewinnt.',
      'keeps-all': 'Ben hat noch keine Punkte und alle seine Chips.',
    },
  },
  'B-9': {
    title: 'Bilderdomino',
    text: {
      pictures: 'Für Kinder: Auf den Steinen sind Bilder statt Augen, und niemand muss etwas zusammenzählen.',
      blocked:
        'Für eine blockierte Runde geben die Quellen ein Beispiel: Wer den Pasch mit dem kleinsten Tier hat, gewinnt. Hat niemand einen Pasch, gewinnt, wer die wenigsten Steine hat.',
      lowest: 'Caravan kennt eure Bilder nicht. Hier gewinnt der niedrigste Pasch.',
      tie: 'Bei Gleichstand gewinnt niemand.',
    },
    examples: {
      'lowest-double': 'Ben hat den niedrigsten Pasch.',
      'fewest-tiles': 'Niemand hat einen Pasch, und Ada hat die wenigsten Steine.',
      tie: 'Niemand hat einen Pasch, und alle haben gleich viele Steine.',
    },
  },
  'B-10': {
    title: 'Ein Mittelpasch, für größere Sätze',
    text: {
      spinner: 'Mit größeren Sätzen ist der erste Pasch auf pagat.com meist ein Mittelpasch. Auf domino-games.com kann er einer sein.',
      fourSides: 'An einen Mittelpasch kann man an allen vier Seiten anlegen.',
      ifYouLike: 'Bei Caravan gibt es keinen Mittelpasch, bis ihr ihn einschaltet. Das geht mit jedem Satz.',
      led: 'Der erste Pasch ist der, der angespielt wird. Also muss ein Pasch angespielt werden, auch wo sonst jeder Stein erlaubt ist.',
      noDouble: 'Wer anspielen soll und keinen Pasch hat, passt. Haben alle gepasst, wird gezogen wie in Doppel-Bergen (DB-1), auf das pagat.com verweist.',
      everyArm:
        'In welcher Reihenfolge die Arme begonnen werden, steht bei Bergen nicht. Caravan macht es wie in Doppel-Bergen: Erst wird jeder Arm begonnen, dann geht einer weiter (DB-2). Ihr könnt jede Reihenfolge erlauben.',
      made: 'Was vier offene Enden bringen, steht auch nicht da. pagat.com erklärt den Zweierkopf mit zwei offenen Hälften derselben Zahl, den Dreierkopf mit drei. So zählt Caravan: 2 Punkte für zwei, 3 Punkte für drei. Ihr könnt stattdessen jede Zahl zählen wie in Doppel-Bergen (DB-3).',
      thisPlay:
        'Punkte bringt nur der Zug, der Enden gleich macht. Die Zahl, die er offen hinlegt, muss also auch auf einem anderen Stein liegen. Andere gleiche Enden zählen nicht noch einmal.',
      spinnerOpen: 'Der Mittelpasch liegt mit beiden Hälften offen, bis alle seine Arme begonnen sind, wie in Doppel-Bergen.',
      fourAlike: 'Auch vier oder mehr gleiche Hälften sind ein Dreierkopf. Nahe am Ziel bringen nur Köpfe weniger (B-3), die Zählung aus Doppel-Bergen nicht.',
      whole:
        'Für ein Spiel mit Mittelpasch verweist pagat.com auf die Regeln von Doppel-Bergen. Das ist hier ein eigenes Regelwerk und geht auch mit größeren Sätzen.',
    },
    examples: {
      'four-arms': 'Mit der Hausregel hat der angespielte Pasch vier Arme, und alle sind begonnen.',
      'spinner-led': 'Ein Pasch wird angespielt. Seine beiden Hälften liegen offen.',
      'two-equal': 'An zwei Armen liegt jetzt eine 2.',
      'three-ends': 'An drei Armen liegt jetzt eine 2.',
      'with-a-double': 'Der Zweierpasch und noch eine 2: drei Hälften.',
      'start-first': 'Ein Arm ist begonnen. Er darf erst weitergehen, wenn es die anderen auch sind.',
      'not-a-double': 'Es muss ein Pasch sein: Dieser Stein ist keiner.',
      'any-order': 'In beliebiger Reihenfolge: Der Arm darf sofort weitergehen.',
      'stands-already': 'An zwei Armen liegt eine 2, aber dieser Zug legt eine 5 hin.',
      'every-number': 'Jede Zahl zählt: Derselbe Zug bringt Punkte für die beiden Zweien.',
      'double-alone': 'Ein Pasch wird gelegt, aber seine Zahl liegt sonst nirgends offen.',
      'two-ends': 'Ohne Mittelpasch hat die Kette zwei Enden.',
    },
  },
}

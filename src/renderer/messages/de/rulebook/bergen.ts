import type { RuleWordsOf } from '../../rule-words'

/** B-1 … B-9. */
export const bergenRules: RuleWordsOf<`B-${string}`> = {
  'B-1': {
    title: 'Zweierkopf',
    text: {
      doubleHeader: 'Ein Zug, der beide Enden der Kette gleich macht, ist ein Zweierkopf und bringt 2 Punkte.',
      ledAlone: 'Auch ein angespielter Pasch ist einer.',
      largerSets: 'Das Spiel ist für den Satz bis zum Sechserpasch gemacht. pagat.com rät von größeren ab: Dort sind Punkte viel schwerer zu machen.',
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
      tripleHeader:
        'Liegt an einem Ende ein Pasch und am anderen dieselbe Zahl, ist der Zug ein Dreierkopf und bringt 3 Punkte. Was davon zuletzt gelegt wurde, ist egal. Mit zwei Sätzen kann an beiden Enden derselbe Pasch liegen.',
      instead: 'Ein Dreierkopf ersetzt den Zweierkopf.',
      across: 'Pasche liegen quer zur Kette. Sie sind keine Mittelpasche: An ihren kurzen Seiten geht nichts weiter.',
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
      headersOnly:
        'Nur Zweier- und Dreierköpfe sind begrenzt. Domino und blockierte Runden zählen voll. In den anderen Regeln für Bergen gibt es diese Regel nicht.',
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
      one: 'In drei Quellen gibt es 1 Punkt.',
      lightest: 'In einer davon bekommt diesen Punkt, wer am Ende der Runde die wenigsten Augen hat. Ohne Steine hat man die wenigsten.',
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
      ruling:
        'Kann niemand mehr legen, decken alle ihre Steine auf. Wer gewinnt, sagt die Regel für blockierte Runden, die ihr gewählt habt. Nach jeder kann jemand anders gewinnen. Eine weitere, für Kinder, ist Regel B-9.',
      simple:
        'Einfache Regel: Wer die wenigsten Augen auf der Hand hat, gewinnt. Bei Gleichstand gewinnt niemand. Der Autor von zwei Quellen findet sie einfacher als die anderen.',
      american:
        'Amerikanische Regel (Armanino): vier Schritte der Reihe nach. Nach einem Gleichstand entscheidet der nächste. 1. Hat genau eine Person keinen Pasch, gewinnt sie. 2. Hat niemand einen Pasch, gewinnt, wer die wenigsten Augen hat. 3. Haben mehrere einen Pasch, gewinnt, wer die wenigsten Steine hat. 4. Haben alle einen Pasch, gewinnt, wer den niedrigsten hat. Entscheidet keines davon, gewinnt niemand.',
      americanGap:
        'So gedruckt bleibt eine Lücke: Genau eine Person hat einen Pasch, zwei oder mehr haben keinen. Dann gewinnt niemand. Ihr könnt wählen, dass die wenigsten Augen gewinnen.',
      german:
        'Deutsche Regel (Müller): Wer keinen Pasch hat, gewinnt. Sonst gewinnt, wer die wenigsten Pasche hat, danach, wer die wenigsten Augen hat. Bleibt es nach dem dritten Schritt beim Gleichstand, gewinnt niemand.',
      germanTies:
        'Bei jedem Schritt der deutschen Regel werden nur noch die verglichen, die gleichauf liegen. Ihr könnt wählen, dass beim letzten wieder alle verglichen werden.',
      lightest:
        'Wenigste Augen ohne Pasch: Unter denen, die keinen Pasch haben, gewinnt, wer die wenigsten Augen hat. Haben alle einen Pasch, zählen die Augen ohne die Pasche, und die wenigsten gewinnen.',
      lightestTie: 'Bei Gleichstand gewinnt dort niemand.',
      points: 'Wer gewinnt, bekommt 2 Punkte, oder 1, wenn nur die Augen entscheiden.',
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
      bothSides:
        'Eine Variante: Ist ein Pasch angespielt, muss an beide Seiten angelegt werden, bevor es anderswo weitergeht. Sie gilt nur, wenn ihr sie einschaltet.',
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
      tile: 'Nach manchen Quellen darf man mit jedem Stein anspielen, nach anderen nur mit einem Pasch.',
      leader:
        'In vier Quellen steht, wer anspielt. Auf pagat.com ist es der niedrigste Pasch (in einer Variante der höchste), auf domino-games.com und puzzle-place.net der höchste. Auf onlinedominogames.com spielt, wer den höchsten Pasch hat, mit einem beliebigen Stein an.',
      unnamed: 'The Game Cabinet nennt niemanden, weder für die erste Runde noch für die nächsten. Ihr bestimmt es.',
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
        'Statt Punkte aufzuschreiben, können alle mit so vielen Chips beginnen, wie das Ziel Punkte hat. Für jeden Punkt geben sie einen zurück. Wer zuerst keine mehr hat, gewinnt.',
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
        'Eine blockierte Runde gewinnt, wer den niedrigsten Pasch hat. Hat niemand einen Pasch, gewinnt, wer die wenigsten Steine hat. Bei Gleichstand gewinnt niemand.',
    },
    examples: {
      'lowest-double': 'Ben hat den niedrigsten Pasch.',
      'fewest-tiles': 'Niemand hat einen Pasch, und Ada hat die wenigsten Steine.',
      tie: 'Niemand hat einen Pasch, und alle haben gleich viele Steine.',
    },
  },
}

import type { RuleWordsOf } from '../../rule-words'

/** FS-1 … FS-11. */
export const flowerAndScorpionRules: RuleWordsOf<`FS-${string}`> = {
  'FS-1': {
    title: 'Der Wurf, und wer die Karawane führt',
    text: {
      first: 'Wer zuerst die Karawane führt, wird irgendwie bestimmt, zum Beispiel mit den Würfeln.',
      dice: 'Vor jeder Runde werden zwei Paar Würfel geworfen. Das grüne Paar bestimmt die Blüte, das rote den Skorpion.',
      noBlank: 'Auf Würfeln gibt es keine leere Seite, deshalb hat keiner der beiden Steine eine leere Hälfte.',
      master: 'Wer die Karawanenführung hat, würfelt, spielt einen beliebigen Stein an und zahlt die Chips aus.',
      next: 'In der nächsten Runde geht die Karawanenführung an den Platz links davon.',
      bowl: 'Die Chips liegen meist in einer Schale. Es gehen auch Streichhölzer.',
      diceStay: 'Die Würfel bleiben während der Runde auf dem Tisch.',
    },
    examples: {
      'any-tile': 'Die Karawanenführung spielt einen Stein an, der kein Pasch ist.',
      'next-master': 'Ada hat diese Runde angespielt, also würfelt Ben und spielt die nächste an.',
      'no-blank': 'Ein Wurf mit einer leeren Seite: Die gibt es auf Würfeln nicht.',
      'only-a-double': 'Mit der Hausregel „Nur ein Pasch“: Dieser Stein ist keiner.',
    },
  },
  'FS-2': {
    title: 'Zwilling',
    text: {
      dual: 'Macht ein Zug beide Enden der Karawane gleich, ist er ein Zwilling und bringt 2 Chips.',
      ledAlone:
        'Von einem angespielten Pasch sagt die Quelle nichts. Bei Caravan ist er ein Zwilling: Seine beiden Hälften sind die beiden Enden. Auf pagat.com zählt er in Bergen auch.',
    },
    examples: {
      'both-ends': 'Mit Adas Stein sind beide Enden gleich.',
      'double-led': 'Ein Pasch wird angespielt.',
      'ends-differ': 'An den beiden Enden liegen verschiedene Zahlen.',
    },
  },
  'FS-3': {
    title: 'Drilling',
    text: {
      plural:
        'Liegt an einem Ende ein Pasch, sind seine beiden Hälften offen. Sind nach einem Zug alle drei offenen Hälften gleich, ist er ein Drilling und bringt 3 Chips.',
      instead: 'Ein Drilling ersetzt den Zwilling.',
      twoSets: 'Mit zwei Sätzen können vier offene Hälften gleich sein, ein Vierling. Er zählt wie ein Drilling.',
      across: 'Pasche liegen quer zur Karawane. Sie sind keine Mittelpasche: An ihren kurzen Seiten geht nichts weiter.',
      advice: 'Rat der Quelle: Behaltet Pasche so lange wie möglich, für einen Drilling.',
    },
    examples: {
      'double-joins': 'Ein Pasch wird gelegt, und am anderen Ende liegt dieselbe Zahl.',
      'two-sets': 'Zwei Sätze: An beiden Enden liegt derselbe Pasch.',
      'only-two-halves': 'Beide Enden sind gleich, aber keines ist ein Pasch. Das ist ein Zwilling.',
      'other-end-differs': 'Ein Pasch wird gelegt, aber am anderen Ende liegt eine andere Zahl.',
    },
  },
  'FS-4': {
    title: 'Paare zählen',
    text: {
      pairs: 'Für Blüten und Skorpione zählen Paare offener Hälften. Zwei einfache Enden ergeben 1 Paar.',
      doubleAndSingle:
        'Liegt an einem Ende ein Pasch, führt die Quelle drei Paare auf: seine beiden eigenen Hälften, und jede davon mit dem anderen Ende. Sein eigenes Paar ist die kurze Blüte oder der kleine Skorpion (FS-6). Darum zählt Caravan hier zwei.',
      twoDoubles:
        'Liegt an jedem Ende ein Pasch, führt die Quelle vier Paare auf. Zwei sind die eigenen Hälften jedes Paschs, zwei bestehen aus je einer Hälfte von beiden. Solche gemischten Paare gibt es aber vier. Caravan zählt die beiden aufgeführten. Ihr könnt alle vier wählen.',
    },
    examples: {
      'one-pair': 'An jedem Ende eine Hälfte, zusammen die Blüte.',
      'two-pairs': 'Ein Pasch an einem Ende: Jede seiner Hälften ergibt mit dem anderen Ende die Blüte.',
      listed: 'Ein Pasch an jedem Ende: 2 Paare, wie die Quelle sie aufzählt.',
      all: 'Ein Pasch an jedem Ende, anders verstanden: alle 4 Paare.',
      'one-tile': 'Die Blüte wird angespielt: Ihre beiden Hälften zählen als Stein (FS-6), nicht als langes Paar.',
    },
  },
  'FS-5': {
    title: 'Lange Blüte und großer Skorpion',
    text: {
      long: 'Jedes Paar offener Hälften, das der Blüte gleicht, bringt +1: eine lange Blüte. Jedes Paar, das dem Skorpion gleicht, bringt −1: ein großer Skorpion.',
      ownHalves:
        'Die beiden Hälften des eben gelegten Steins sind die kurze Blüte oder der kleine Skorpion, kein weiteres Paar. Die Quelle zeigt das nur an einem Pasch, der an ein gleiches Ende kommt. Von einer angespielten Blüte sagt sie nichts. Caravan zählt sie einmal.',
      standing:
        'Was ist mit einem Pasch, der Blüte oder Skorpion ist und seit einem früheren Zug an einem Ende liegt? Die Quelle führt die eigenen Hälften eines Paschs als Paar auf. In ihrem Beispiel zählt sie sie aber nur einmal, als gelegten Stein. Darum zählt Caravan sie nicht noch einmal. Ihr könnt wählen, dass sie bei jedem späteren Zug wieder zählen.',
    },
    examples: {
      'long-flower': 'Der Pasch ergibt zwei Paare, die der Blüte gleichen.',
      'large-scorpion': 'Die beiden Enden zusammen gleichen dem Skorpion.',
      'own-halves': 'Die Blüte selbst wird angespielt: Ihre eigenen Hälften sind keine lange Blüte.',
      unscored: 'Die Blüte, ein Pasch, liegt noch am linken Ende. Ada legt am rechten an.',
      scored: 'Derselbe Zug, anders verstanden: Der Pasch zählt wieder.',
    },
  },
  'FS-6': {
    title: 'Kurze Blüte und kleiner Skorpion',
    text: {
      ownTile: 'Wer die Blüte selbst legt, bekommt +1: eine kurze Blüte. Wer den Skorpion selbst legt, bekommt −1: ein kleiner Skorpion.',
      advice:
        'Rat der Quelle: Den Skorpion zu behalten, ist gefährlich, denn vielleicht müsst ihr ihn legen. In einer blockierten Runde kann er aber gewinnen (FS-9).',
    },
    examples: {
      'short-flower': 'Die Blüte selbst wird gelegt.',
      'small-scorpion': 'Der Skorpion selbst wird gelegt.',
      'same-ends': 'Die Zahlen der Blüte liegen auf zwei anderen Steinen: eine lange Blüte, keine kurze.',
    },
  },
  'FS-7': {
    title: 'Ein Pasch als Blüte oder als Skorpion',
    text: {
      doubleFlower: 'Ist die Blüte ein Pasch, zählen gleiche Enden mit ihrer Zahl doppelt: als Zwilling oder Drilling und als Blüten.',
      doubleScorpion:
        'Ist der Skorpion ein Pasch, geht es im Beispiel der Quelle um den Stein selbst. Caravan überträgt das auf die ganze Zahl: kein Zwilling und kein Drilling, egal, welcher Stein die Enden gleich macht. Ihr könnt wählen, dass nur der Zug mit dem Skorpion selbst keinen bringt.',
    },
    examples: {
      'double-flower-dual': 'An beiden Enden liegt die Zahl der Blüte: ein Zwilling und eine lange Blüte.',
      'double-flower-plural': 'Dann wird die Blüte selbst gelegt: ein Drilling, eine kurze Blüte und zwei lange.',
      'double-scorpion': 'Mit dem Skorpion, einem Pasch, sind drei Hälften gleich: kein Drilling, und 3 Chips sind weg.',
      'its-suit': 'Mit einem anderen Stein liegt an beiden Enden die Zahl des Skorpions: kein Zwilling.',
      'its-tile': 'Derselbe Zug, anders verstanden: Der Zwilling zählt.',
      'other-scorpion': 'Der Skorpion ist kein Pasch, also zählt der Zwilling.',
    },
  },
  'FS-8': {
    title: 'Blüte und Skorpion sind derselbe Stein',
    text: {
      neither: 'Ergeben beide Würfelpaare denselben Stein, heben sie sich auf: Es gibt in dieser Runde keine Blüten und keine Skorpione.',
      asUsual:
        'In der Quelle heißt es, dass nichts Besonderes zählt. Caravan versteht darunter Blüten und Skorpione. Zwillinge und Drillinge zählen wie immer.',
      decides: 'Über eine blockierte Runde entscheidet der Stein trotzdem.',
    },
    examples: {
      'no-flower': 'Der Stein, der beides ist, wird gelegt und bringt nichts.',
      'dual-stays': 'Der Stein, der beides ist, ist ein Pasch. Ein Zwilling mit seiner Zahl zählt wie immer.',
      'still-decides': 'Die Runde ist blockiert, und wer den Stein hat, gewinnt sie.',
      'thrown-apart': 'Die Würfel bestimmen zwei verschiedene Steine: Die Blüte bringt +1.',
    },
  },
  'FS-9': {
    title: 'Domino und blockierte Runden',
    text: {
      goesOut: 'Wer den letzten eigenen Stein legt, macht Domino und bekommt 2 Chips.',
      blocked:
        'Eine blockierte Runde gewinnt, wer die Blüte hat. Hat sie niemand, gewinnt, wer den Skorpion hat. Hat auch den niemand, gewinnt, wer den niedrigsten Pasch hat.',
      nobody: 'Hat niemand einen Pasch, gewinnt niemand.',
      noBonus: 'Für den Sieg gibt es 2 Chips und nichts zusätzlich für eine Blüte oder einen Skorpion auf der Hand.',
      sameTile: 'Mit zwei Sätzen können zwei denselben Stein haben. Dann entscheidet der nächste Schritt.',
      advice: 'Rat der Quelle: Wer fast gewonnen hat, ist mit der Blüte auf der Hand im Vorteil.',
    },
    examples: {
      'flower-holder': 'Ada hat die Blüte.',
      'scorpion-holder': 'Die Blüte liegt auf dem Tisch. Cleo hat den Skorpion.',
      'lowest-double': 'Beide liegen auf dem Tisch. Ben hat den niedrigsten Pasch.',
      'goes-out': 'Ada legt ihren letzten Stein.',
      nobody: 'Niemand hat die Blüte, den Skorpion oder einen Pasch.',
    },
  },
  'FS-10': {
    title: 'Niemand fällt unter null',
    text: {
      floor: 'Der Stand bleibt bei 0 stehen. Wer keine Chips hat, kann keine verlieren.',
      order:
        'Ein Zug kann zugleich Chips bringen und kosten. Nahe 0 kommt es auf die Reihenfolge an. Caravan verrechnet beides, und der Stand bleibt bei 0 stehen. Ihr könnt wählen, dass zuerst die Verluste abgehen, höchstens bis 0, und dann alle Gewinne dazukommen.',
    },
    examples: {
      'stays-at-zero': 'Ada hat keine Chips und legt den Skorpion.',
      net: 'Ada hat keine Chips, gewinnt 2 und verliert 1: Sie bekommt die Differenz.',
      'losses-first': 'Derselbe Zug, anders verstanden: zuerst der Verlust.',
      'chips-to-lose': 'Ada hat Chips, also verliert sie 1.',
      'no-floor': 'Mit der Hausregel „keine Grenze“: Der Stand fällt unter 0.',
    },
  },
  'FS-11': {
    title: 'Weniger für Zwilling und Drilling kurz vor dem Ziel',
    text: {
      approach:
        'Die Quelle hat keine Regel für das Ende einer Partie. In ihren Ratschlägen steht aber, dass die Blüte immer 1 bringt, anders als Zwillinge und Drillinge. Das klingt, als brächten diese kurz vor dem Ziel weniger, wie in Bergen. Caravan zählt sie voll. Ihr könnt die Regel B-3 aus Bergen wählen: Dann bringen Zwillinge und Drillinge kurz vor dem Ziel weniger, Blüten und Skorpione zählen wie immer.',
    },
    examples: {
      'two-short': '2 Chips fehlen: Ein Zwilling bringt 1.',
      'three-short': '3 Chips fehlen: Ein Drilling bringt 2.',
      'flower-in-full': '2 Chips fehlen: Der Zwilling bringt 1, und die Blüte zählt voll.',
      'not-chosen': 'Nicht gewählt: Der Zwilling zählt voll.',
    },
  },
}

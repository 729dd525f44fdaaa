import type { RuleWordsOf } from '../../rule-words'

/** C-1 … C-6. */
export const commonRules: RuleWordsOf<`C-${string}`> = {
  'C-1': {
    title: 'Wer am Zug ist',
    text: {
      turn: 'Die Plätze zählen im Uhrzeigersinn. Nach jedem Zug geht es beim nächsten Platz links weiter.',
      turnElsewhere: 'Andere Quellen nennen keine Richtung. Bei Caravan geht es in jedem Spiel im Uhrzeigersinn.',
      outOfTurn: 'Legt jemand, ohne am Zug zu sein, gilt das und wird als auffällig markiert. Weiter geht es von diesem Platz aus.',
    },
    examples: {
      passes: 'Ada spielt an, Ben legt. Dann ist Cleo am Zug.',
      'comes-round': 'Nach dem letzten Platz ist wieder der erste am Zug.',
      'out-of-turn': 'Cleo legt, obwohl Ben am Zug ist.',
    },
  },
  'C-2': {
    title: 'Wer nicht anlegen kann, zieht',
    text: {
      mustPlay: 'Wer anlegen kann, muss anlegen.',
      mustElsewhere: 'Drei Quellen sagen nur, wer passt: wer weder legen noch ziehen kann. Bei Caravan muss darum in jedem Spiel anlegen, wer kann.',
      draws: 'Wer nicht anlegen kann, zieht Stein um Stein aus dem Vorrat (auch Talon genannt), bis einer sich anlegen lässt.',
      passes: 'Wer weder legen noch ziehen kann, passt. Welche Steine gezogen werden dürfen, sagt C-3.',
      drawnFits: 'Lässt sich ein gezogener Stein anlegen, muss er gelegt werden.',
      drawsOne: 'Eine Variante: Es wird nur ein Stein gezogen. Lässt er sich anlegen, wird er gelegt, sonst wird gepasst.',
      unseen: 'Caravan sieht nicht, was ihr auf der Hand habt. Passt jemand, obwohl noch gezogen werden kann, gilt das und wird als auffällig markiert.',
    },
    examples: {
      'draws-and-plays': 'Ben zieht drei Steine und kann den dritten anlegen.',
      'nothing-left': 'Ben zieht alle Steine, die er ziehen darf, kann keinen anlegen und passt.',
      'passes-too-early': 'Ben passt, obwohl er noch ziehen könnte.',
      'draws-one': 'Hausregel „Einen Stein pro Zug“: Ben zieht einen und passt.',
      'draws-two': 'Hausregel „Einen Stein pro Zug“: Ben zieht zwei.',
    },
  },
  'C-3': {
    title: 'Die Reserve wird nie gezogen',
    text: {
      keptBack: 'Auf pagat.com bleiben zwei Steine im Vorrat, bis die Runde endet. Sie sind die Reserve, und niemand zieht sie.',
      stacked: 'Die beiden Steine der Reserve können aufeinanderliegen.',
      noLimit: 'Auf der Hand dürfen beliebig viele Steine sein.',
      bothTrue:
        'In drei Quellen zieht man, bis der Vorrat leer ist. Dort heißt es aber auch, dass bei einer blockierten Runde mindestens 2 Steine im Vorrat sind. Beides stimmt nur, wenn 2 in Reserve bleiben. Darum bleiben sie auch bei Caravan liegen.',
      oasis: 'Bei Blüte & Skorpion heißt der Vorrat Oase.',
      noReserve: 'Auf domino-games.com und onlinedominogames.com darf man alle Steine ziehen.',
      keepsTwo: 'In einer Variante auf domino-games.com bleiben 2 Steine liegen.',
      asInMuggins: 'Auf puzzle-place.net zieht man wie bei Muggins. Caravan lässt dort nichts in Reserve. Ihr könnt eine Reserve wählen.',
    },
    examples: {
      'kept-back': 'Jemand will aus der Reserve ziehen.',
      'up-to-it': 'Jemand zieht, bis nur noch die Reserve übrig ist.',
      'no-reserve': 'Ohne Reserve: Der ganze Vorrat kann gezogen werden.',
    },
  },
  'C-4': {
    title: 'Wie eine Runde endet',
    text: {
      twoWays: 'Eine Runde endet, wenn jemand Domino macht oder wenn sie blockiert ist.',
      blocked: 'Sie ist blockiert, wenn niemand legen kann.',
      noneDrawable:
        'In vier Quellen müssen dabei mindestens 2 Steine übrig sein. Caravan versteht darunter die Reserve: Solange gezogen werden kann, ist eine Runde nicht blockiert.',
      target: 'Eine Runde endet auch, wenn jemand das Ziel erreicht und die Partie damit sofort gewinnt (C-5).',
      checked: 'Solange noch jemand anlegen kann, ist eine Runde nicht blockiert. Caravan prüft das, sobald die Steine aufgedeckt sind.',
    },
    examples: {
      'goes-out': 'Ada legt ihren letzten Stein.',
      blocked: 'Niemand kann legen, und im Vorrat sind 2 Steine.',
      target: 'Ada erreicht das Ziel und hat noch Steine auf der Hand.',
      'goes-on': 'Ada hat nach ihrem Zug noch einen Stein.',
      'can-play': 'Ben meldet „blockiert“, könnte aber noch anlegen.',
      'too-early': 'Niemand kann anlegen, aber es könnte noch gezogen werden.',
    },
  },
  'C-5': {
    title: 'Die Partie gewinnen',
    text: {
      first: 'In Blüte & Skorpion und auf pagat.com gewinnt, wer das Ziel zuerst erreicht.',
      atOnce:
        'Bei Caravan endet die Partie genau dann, auch mitten in einer Runde. So ist es auch, wo eine Quelle zu Bergen nicht sagt, wann. Ihr könnt in jedem Spiel beides wählen.',
      afterRound: 'In Bergen nach onlinedominogames.com wird erst nach der Runde verglichen.',
      deductionsFirst:
        'In Doppel-Bergen kosten übrige Steine Punkte, darum vergleicht Caravan nach jeder Runde. Es gewinnt, wer am oder über dem Ziel den höchsten Stand hat.',
      shared: 'Haben zwei den höchsten Stand, geht die Partie weiter.',
    },
    examples: {
      'at-once': 'Ada erreicht das Ziel mitten in der Runde.',
      'one-short': 'Ada fehlt nach ihrem Zug 1 Punkt.',
      'after-the-round': 'Die Runde ist vorbei, und Ada hat den höchsten Stand, über dem Ziel.',
      'not-within-the-round': 'Ada erreicht das Ziel, aber die Runde läuft noch.',
      shared: 'Die Runde ist vorbei, und zwei haben denselben höchsten Stand.',
    },
  },
  'C-6': {
    title: 'Die Reihenfolge in einem Zug',
    text: {
      order:
        'Ein Zug kann Punkte bringen und zugleich der letzte Stein sein. Zuerst zählen die Punkte des Zuges, dann wird das Ziel geprüft. Erst danach zählt das Domino, und das Ziel wird noch einmal geprüft.',
      notTwice: 'Wer das Ziel schon mit dem Zug selbst erreicht, bekommt also nichts mehr für das Domino.',
    },
    examples: {
      'play-first': 'Adas letzter Stein bringt selbst genug für das Ziel.',
      'then-going-out': 'Der Stein bringt nichts. Domino zu machen, bringt den letzten Punkt.',
      'not-enough': 'Der Stein und Domino zu machen, bringen Punkte, aber nicht genug.',
    },
  },
}

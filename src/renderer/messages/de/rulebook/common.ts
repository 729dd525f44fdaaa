import type { RuleWordsOf } from '../../rule-words'

/** C-1 … C-6. */
export const commonRules: RuleWordsOf<`C-${string}`> = {
  'C-1': {
    title: 'Wer am Zug ist',
    text: [
      'Die Plätze zählen im Uhrzeigersinn. Nach jedem Zug geht es beim nächsten Platz links weiter.',
      'Legt jemand, ohne am Zug zu sein, gilt das und wird als auffällig markiert. Weiter geht es von diesem Platz aus.',
    ],
    examples: {
      passes: 'Ada spielt an, Ben legt. Dann ist Cleo am Zug.',
      'comes-round': 'Nach dem letzten Platz ist wieder der erste am Zug.',
      'out-of-turn': 'Cleo legt, obwohl Ben am Zug ist.',
    },
  },
  'C-2': {
    title: 'Wer nicht anlegen kann, zieht',
    text: [
      'Wer anlegen kann, muss anlegen. Wer nicht kann, zieht Stein um Stein aus dem Vorrat (auch Talon genannt). Der erste, der sich anlegen lässt, wird gelegt. Ist nur noch die Reserve übrig, wird gepasst.',
      'Hausregel: Es wird nur ein Stein gezogen. Lässt er sich anlegen, wird er gelegt, sonst wird gepasst.',
      'Caravan sieht nicht, was ihr auf der Hand habt. Passt jemand, obwohl noch gezogen werden kann, gilt das und wird als auffällig markiert.',
    ],
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
    text: [
      'Einige Steine bleiben im Vorrat (bei Blüte & Skorpion in der Oase), bis die Runde endet: die Reserve.',
      'In einer Quelle bleiben 2 Steine in Reserve. In drei anderen zieht man, bis der Vorrat leer ist. Dort heißt es aber auch, dass bei einer blockierten Runde mindestens 2 Steine im Vorrat sind. Beides stimmt nur, wenn 2 in Reserve bleiben; so liest Caravan sie. Im Ziehspiel gibt es keine Reserve, in einer Variante davon 2 Steine.',
    ],
    examples: {
      'kept-back': 'Jemand will aus der Reserve ziehen.',
      'up-to-it': 'Jemand zieht, bis nur noch die Reserve übrig ist.',
      'no-reserve': 'Ohne Reserve: Der ganze Vorrat kann gezogen werden.',
    },
  },
  'C-4': {
    title: 'Wie eine Runde endet',
    text: [
      'Eine Runde endet auf eine von drei Arten: Jemand macht Domino. Oder sie ist blockiert, weil niemand legen kann und nur noch die Reserve übrig ist. Oder jemand erreicht das Ziel, wenn die Partie dort sofort endet.',
      'Solange noch jemand anlegen kann, ist eine Runde nicht blockiert. Caravan prüft das, sobald die Steine aufgedeckt sind.',
    ],
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
    text: [
      'In Blüte & Skorpion und in Bergen gewinnt sofort, wer das Ziel zuerst erreicht, auch mitten in einer Runde.',
      'In Doppel-Bergen wird nach jeder Runde verglichen, wenn die übrigen Steine abgezogen sind. Es gewinnt, wer am oder über dem Ziel den höchsten Stand hat. Haben ihn zwei, geht die Partie weiter. Dazu sagt keine Quelle etwas, also legt Caravan es fest.',
      'Beides lässt sich in jedem Spiel als Hausregel wählen.',
    ],
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
    text: [
      'Ein Zug kann Punkte bringen und zugleich der letzte Stein sein. Zuerst zählen die Punkte des Zuges, dann wird das Ziel geprüft. Erst danach zählt das Domino, und das Ziel wird noch einmal geprüft. Keine Quelle nennt eine Reihenfolge, also legt Caravan sie fest.',
      'Wer das Ziel schon mit dem Zug selbst erreicht, bekommt also nichts mehr für das Domino.',
    ],
    examples: {
      'play-first': 'Adas letzter Stein bringt selbst genug für das Ziel.',
      'then-going-out': 'Der Stein bringt nichts. Das Domino bringt den letzten Punkt.',
      'not-enough': 'Der Stein und das Domino bringen Punkte, aber nicht genug.',
    },
  },
}

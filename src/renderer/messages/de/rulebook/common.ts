import type { RuleWordsOf } from '../../rule-words'

/** C-1 … C-6. */
export const commonRules: RuleWordsOf<`C-${string}`> = {
  'C-1': {
    title: 'Wer dran ist',
    text: [
      'Die Plätze zählen im Uhrzeigersinn, und es geht nach links weiter, zum nächsten Platz.',
      'Legt jemand, ohne dran zu sein, bleibt der Zug stehen und wird markiert; weiter geht es von dort, wo zuletzt gelegt wurde.',
    ],
    examples: {
      passes: 'Ada spielt an, Ben legt: Dann ist Cleo dran.',
      'comes-round': 'Nach dem letzten Platz ist wieder der erste dran.',
      'out-of-turn': 'Cleo legt, bevor Ben dran war.',
    },
  },
  'C-2': {
    title: 'Wenn nichts passt: ziehen, dann passen',
    text: [
      'Wer nicht legen kann, zieht Stein um Stein aus dem Vorrat, bis einer passt oder nur die Reserve übrig ist, und passt dann.',
      'Als Hausregel wird nur ein Stein gezogen: legen, wenn er passt, sonst passen.',
      'Die App sieht keine Hände. Sie markiert ein Passen, solange noch gezogen werden könnte, und lässt es stehen.',
    ],
    examples: {
      'draws-and-plays': 'Ben zieht drei Steine, und der dritte passt.',
      'nothing-left': 'Ben zieht alles, was gezogen werden darf, findet nichts Passendes und passt.',
      'passes-too-early': 'Ben passt, obwohl noch gezogen werden könnte.',
      'draws-one': 'Wo ein Stein auf einmal gezogen wird: Ben zieht ihn und passt.',
      'draws-two': 'Wo ein Stein auf einmal gezogen wird: Ben nimmt zwei.',
    },
  },
  'C-3': {
    title: 'Die Reserve wird nie gezogen',
    text: [
      'Einige Steine bleiben bis zum Ende der Runde im Vorrat: die Reserve.',
      'Eine Quelle behält zwei zurück. Drei andere sagen zweierlei: dass man zieht, bis nichts übrig ist, und dass eine Runde mit mindestens zwei Steinen im Vorrat blockiert ist. Beides stimmt nur, wenn zwei zurückbleiben; so werden sie hier gelesen. Das Ziehspiel behält keinen zurück.',
    ],
    examples: {
      'kept-back': 'Ein Ziehen, das in die Reserve greifen würde.',
      'up-to-it': 'Ein Ziehen bis zur Reserve und nicht weiter.',
      'no-reserve': 'Ohne Reserve kann der ganze Vorrat gezogen werden.',
    },
  },
  'C-4': {
    title: 'Wie eine Runde endet',
    text: [
      'Eine Runde endet auf eine von drei Arten. Jemand legt den letzten eigenen Stein. Oder sie ist blockiert: Niemand kann legen, und im Vorrat ist nur noch die Reserve. Oder jemand erreicht das Ziel, wo es sofort gewinnt.',
      'Hat jemand noch einen passenden Stein, ist die Runde nicht blockiert; sobald die App die Hände sieht, nimmt sie das nicht an.',
    ],
    examples: {
      'goes-out': 'Ada legt ihren letzten Stein.',
      blocked: 'Niemand hat etwas Passendes, und im Vorrat sind zwei Steine.',
      target: 'Ada erreicht das Ziel und hat noch Steine auf der Hand.',
      'goes-on': 'Ada hat nach ihrem Zug noch einen Stein.',
      'can-play': 'Ben nennt die Runde blockiert und zeigt einen passenden Stein.',
      'too-early': 'In den Händen passt nichts, aber es könnte noch gezogen werden.',
    },
  },
  'C-5': {
    title: 'Die Partie gewinnen',
    text: [
      'In Blüte & Skorpion und in Bergen gewinnt sofort, wer das Ziel zuerst erreicht, auch mitten in einer Runde.',
      'In Doppel-Bergen wird nach jeder Runde verglichen, wenn die übrigen Steine abgezogen sind: Der höchste Stand am oder über dem Ziel gewinnt. Haben ihn zwei, geht es weiter.',
      'Beides lässt sich in jedem Spiel als Hausregel wählen.',
    ],
    examples: {
      'at-once': 'Ada erreicht das Ziel, während die Runde läuft.',
      'one-short': 'Ada fehlt nach ihrem Zug ein Punkt.',
      'after-the-round': 'Die Runde ist vorbei, und Ada liegt am oder über dem Ziel vorn.',
      'not-within-the-round': 'Ada erreicht das Ziel, aber die Runde läuft noch.',
      shared: 'Die Runde ist vorbei, und zwei haben denselben höchsten Stand.',
    },
  },
  'C-6': {
    title: 'Die Reihenfolge in einem Zug',
    text: [
      'Ein Zug kann selbst Punkte bringen und zugleich der letzte Stein sein. Zuerst zählen die Punkte des Zuges; dann wird gefragt, ob das Ziel erreicht ist. Erst danach wird das Domino bezahlt und noch einmal nach dem Ziel gefragt.',
      'Wer das Ziel schon durch den Zug selbst erreicht, bekommt das Domino also nicht noch dazu.',
    ],
    examples: {
      'play-first': 'Adas letzter Stein erreicht das Ziel durch das, was er selbst zählt.',
      'then-going-out': 'Der Stein zählt nichts; das Domino bringt den letzten Punkt.',
      'not-enough': 'Der Stein zählt, das Domino wird bezahlt, und es reicht trotzdem nicht.',
    },
  },
}

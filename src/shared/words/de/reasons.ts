import type { Reason } from '../../rules/reasons'
import type { ReasonContext } from '../sentence-inputs'
import { capitalised, numberWord, signed } from './numbers'
import { diceTile } from './tiles'

/** One reason of a score in words: `Dual +2: Beide Enden zeigen 6.` */
export function reasonSentence(reason: Reason, context: ReasonContext): string {
  const points = signed(reason.points)
  const flower = context.dice === null ? '' : diceTile(context.dice.flower)
  const scorpion = context.dice === null ? '' : diceTile(context.dice.scorpion)
  switch (reason.code) {
    case 'dual':
      return `Dual ${points}: Beide Enden zeigen ${context.outward}.`
    case 'plural':
      return `Plural ${points}: Alle offenen Hälften zeigen ${context.outward}.`
    case 'short-flower':
      return `Kurze Blüte ${points}: der Stein ${flower} selbst.`
    case 'long-flower':
      return `Lange Blüte ${flower} ${points}${pairs(reason)}.`
    case 'small-scorpion':
      return `Kleiner Skorpion ${points}: der Stein ${scorpion} selbst.`
    case 'large-scorpion':
      return `Großer Skorpion ${scorpion} ${points}${pairs(reason)}.`
    case 'double-header':
      return `Zweierkopf ${points}: Beide Enden zeigen ${context.outward}.`
    case 'triple-header':
      return `Dreierkopf ${points}: Beide Enden zeigen ${context.outward}, eines davon mit einem Pasch.`
    case 'of-a-suit': {
      const halves = numberWord(reason.count ?? 0)
      return `${capitalised(halves)} gleiche ${points}: ${capitalised(halves)} Hälften zeigen ${reason.suit ?? context.outward}.`
    }
  }
}

function pairs(reason: Reason): string {
  return reason.count === undefined || reason.count === 1 ? '' : `: ${numberWord(reason.count)} Paare`
}

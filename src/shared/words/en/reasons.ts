import type { Reason } from '../../rules/reasons'
import type { ReasonContext } from '../sentence-inputs'
import { capitalised, numberWord, signed } from './numbers'
import { diceTile } from './tiles'

/** One reason of a score in words: `Dual +2: both ends show 6.` */
export function reasonSentence(reason: Reason, context: ReasonContext): string {
  const points = signed(reason.points)
  const flower = context.dice === null ? '' : diceTile(context.dice.flower)
  const scorpion = context.dice === null ? '' : diceTile(context.dice.scorpion)
  switch (reason.code) {
    case 'dual':
      return `Dual ${points}: both ends show ${context.outward}.`
    case 'plural':
      return `Plural ${points}: every exposed half shows ${context.outward}.`
    case 'short-flower':
      return `Short Flower ${points}: the tile ${flower} itself.`
    case 'long-flower':
      return `Long Flower ${flower} ${points}${pairs(reason)}.`
    case 'small-scorpion':
      return `Small Scorpion ${points}: the tile ${scorpion} itself.`
    case 'large-scorpion':
      return `Large Scorpion ${scorpion} ${points}${pairs(reason)}.`
    case 'double-header':
      return `Double header ${points}: both ends show ${context.outward}.`
    case 'triple-header':
      return `Triple header ${points}: both ends show ${context.outward}, a double among them.`
    case 'of-a-suit': {
      const halves = numberWord(reason.count ?? 0)
      return `${capitalised(halves)} of a suit ${points}: ${halves} halves show ${reason.suit ?? context.outward}.`
    }
  }
}

function pairs(reason: Reason): string {
  return reason.count === undefined || reason.count === 1 ? '' : `: ${numberWord(reason.count)} pairs`
}

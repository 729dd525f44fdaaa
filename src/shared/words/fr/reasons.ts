import type { Reason } from '../../rules/reasons'
import type { ReasonContext } from '../sentence-inputs'
import { capitalised, numberWord, signed } from './numbers'
import { diceTile } from './tiles'

/** One reason of a score in words: `Duo +2 : les deux bouts montrent 6.` */
export function reasonSentence(reason: Reason, context: ReasonContext): string {
  const points = signed(reason.points)
  const flower = context.dice === null ? '' : diceTile(context.dice.flower)
  const scorpion = context.dice === null ? '' : diceTile(context.dice.scorpion)
  switch (reason.code) {
    case 'dual':
      return `Duo ${points} : les deux bouts montrent ${context.outward}.`
    case 'plural':
      return `Pluriel ${points} : toutes les moitiés exposées montrent ${context.outward}.`
    case 'short-flower':
      return `Fleur courte ${points} : le domino ${flower} lui-même.`
    case 'long-flower':
      return `Fleur longue ${flower} ${points}${pairs(reason)}.`
    case 'small-scorpion':
      return `Petit Scorpion ${points} : le domino ${scorpion} lui-même.`
    case 'large-scorpion':
      return `Grand Scorpion ${scorpion} ${points}${pairs(reason)}.`
    case 'double-header':
      return `Double tête ${points} : les deux bouts montrent ${context.outward}.`
    case 'triple-header':
      return `Triple tête ${points} : les deux bouts montrent ${context.outward}, dont un avec un double.`
    case 'of-a-suit': {
      const halves = numberWord(reason.count ?? 0)
      return `${capitalised(halves)} de même famille ${points} : ${halves} moitiés montrent ${reason.suit ?? context.outward}.`
    }
  }
}

function pairs(reason: Reason): string {
  return reason.count === undefined || reason.count === 1 ? '' : ` : ${numberWord(reason.count)} paires`
}

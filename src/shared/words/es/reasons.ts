import type { Reason } from '../../rules/reasons'
import type { ReasonContext } from '../sentence-inputs'
import { capitalised, numberWord, signed } from './numbers'
import { diceTile } from './tiles'

/** One reason of a score in words: `Dual +2: los dos extremos muestran 6.` */
export function reasonSentence(reason: Reason, context: ReasonContext): string {
  const points = signed(reason.points)
  const flower = context.dice === null ? '' : diceTile(context.dice.flower)
  const scorpion = context.dice === null ? '' : diceTile(context.dice.scorpion)
  switch (reason.code) {
    case 'dual':
      return `Dual ${points}: los dos extremos muestran ${context.outward}.`
    case 'plural':
      return `Plural ${points}: todas las mitades abiertas muestran ${context.outward}.`
    case 'short-flower':
      return `Flor corta ${points}: la propia ficha ${flower}.`
    case 'long-flower':
      return `Flor larga ${flower} ${points}${pairs(reason)}.`
    case 'small-scorpion':
      return `Escorpión pequeño ${points}: la propia ficha ${scorpion}.`
    case 'large-scorpion':
      return `Escorpión grande ${scorpion} ${points}${pairs(reason)}.`
    case 'double-header':
      return `Cabeza doble ${points}: los dos extremos muestran ${context.outward}.`
    case 'triple-header':
      return `Cabeza triple ${points}: los dos extremos muestran ${context.outward}, uno de ellos con un doble.`
    case 'of-a-suit': {
      const halves = numberWord(reason.count ?? 0)
      return `${capitalised(halves)} del mismo palo ${points}: ${halves} mitades muestran ${reason.suit ?? context.outward}.`
    }
  }
}

function pairs(reason: Reason): string {
  return reason.count === undefined || reason.count === 1 ? '' : `: ${numberWord(reason.count)} parejas`
}

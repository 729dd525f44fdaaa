import type { RecordEvent } from '#shared/match/record'
import { nameOf } from '../../messages/scorer'
import { FROM_HERE_ON, houseRulesWords, matchWords } from '../../messages/page'

/** A recorded event in words: `Ben 6-4 to the left end`. */
export function eventWords(event: RecordEvent, names: readonly string[]): string {
  const words = matchWords.feed
  const who = nameOf(names, event.player ?? 0)
  switch (event.type) {
    case 'play':
      return `${who} ${words.played(event.tile, event.arm ?? null)}`
    case 'draw':
      return `${who} ${words.drew(event.count)}`
    case 'pass':
      return `${who} ${words.passed}`
    case 'block':
      return words.showed
    case 'rules':
      return `${FROM_HERE_ON} ${houseRulesWords(event.rules)}`
    case 'table':
      return `${who} ${words.tableLay(Array.isArray(event.line) ? event.line.length : 1 + event.line.arms.flat().length)}`
  }
}

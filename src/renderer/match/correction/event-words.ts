import { omitUndefined } from '#shared/kernel/omit-undefined'
import type { RecordEvent } from '#shared/match/record'
import { scorerWords } from '../../messages/scorer'
import { words } from '../../messages/page'

/** A recorded event in words: `Ben played 6-4 on the left end`. */
export function eventWords(event: RecordEvent, names: readonly string[]): string {
  const feedWords = words.match.feed
  const who = scorerWords.nameOf(names, event.player ?? 0)
  switch (event.type) {
    case 'play':
    case 'stands':
      return `${who} ${feedWords.played(event.tile, event.arm ?? null)}`
    case 'draw':
      return `${who} ${feedWords.drew(event.count)}`
    case 'pass':
      return `${who} ${feedWords.passed}`
    case 'block':
      return feedWords.showed
    case 'left':
      return feedWords.counted
    case 'rules':
      return `${words.fromHereOn} ${words.houseRulesWords(event.rules)}`
    case 'adjust': {
      const { deltas, reason, by, name, note } = event
      const told = { by, reason, asked: deltas, deltas, ...omitUndefined({ name, note }) }
      return `${scorerWords.adjustBy(told)} ${scorerWords.adjustMoves(told, names)}`
    }
    case 'finish': {
      const told = { why: event.why, when: event.when ?? null }
      return `${scorerWords.finishWhy(told)} ${scorerWords.finishWhat(told)}`
    }
    case 'show':
    case 'leave':
      return `${who} ${scorerWords.handTold(event)}`
    case 'hand':
      return `${who} ${scorerWords.handTold(event)}`
    case 'uncalled':
      return `${scorerWords.uncalledSays} ${scorerWords.uncalledTo(event, names)}`
    case 'set':
      return `${scorerWords.setWho} ${scorerWords.setTold(event)}`
    case 'table':
      return `${who} ${feedWords.tableLay(Array.isArray(event.line) ? event.line.length : 1 + event.line.arms.flat().length)}`
  }
}

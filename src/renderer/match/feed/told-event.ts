import { highOf, isDouble, lowOf, makeTile } from '#shared/domino/tile'
import type { ScoredEvent, ScoredPlay } from '#shared/match/events'
import { scorerWords } from '../../messages/scorer'
import { words } from '../../messages/page'

/** A lead that lies with its lower half at the left. */
export function laidTurned({ tile, arm, outward }: Pick<ScoredPlay, 'tile' | 'arm' | 'outward'>): boolean {
  return arm === null && !isDouble(tile) && outward === highOf(tile)
}

/** The name of the player of an event; a change of rules has none, and begins with when it holds, and it is the round that is blocked. */
export function toldOf(event: ScoredEvent, names: readonly string[]): string {
  if (event.type === 'block') return words.match.feed.showed
  return event.type === 'rules' ? words.fromHereOn : scorerWords.nameOf(names, event.player)
}

/** An event after the name of its player: `played 6-4 on the left end`; a lead in the order in which it lies. */
export function toldEvent(event: ScoredEvent): string {
  const feedWords = words.match.feed
  switch (event.type) {
    case 'play': {
      const { tile, arm } = event
      return feedWords.played(laidTurned(event) ? `${lowOf(tile)}-${highOf(tile)}` : makeTile(tile), arm)
    }
    case 'draw':
      return feedWords.drew(event.count)
    case 'pass':
      return feedWords.passed
    case 'block':
      return ''
    case 'table':
      return feedWords.tableLay(event.laid.length)
    case 'rules':
      return words.houseRulesWords(event.changed)
  }
}

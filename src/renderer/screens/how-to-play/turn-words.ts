import { makeTile } from '#shared/domino/tile'
import { isolated } from '../../messages/isolated'
import { scorerWords } from '../../messages/scorer'
import { words } from '../../messages/page'
import { toldEvent } from '../../match/feed/told-event'
import type { MatchView } from '../../match/match-view'
import type { TurnShown } from './round-model'

/** What happened in a turn, and why it counts as it does. */
export interface TurnSentences {
  /** `Ada played 6-6 on the left end.` */
  readonly what: string
  /** A sentence for each thing there is to know. */
  readonly why: readonly string[]
}

export function turnSentences(turn: TurnShown): TurnSentences {
  const { view, events } = turn
  const [round] = view.scored.rounds
  const last = events.at(-1)
  if (round === undefined || last === undefined) return dealSentences(view)
  const { names } = view
  const { rules } = view.scored
  const drawn = events.reduce((count, event) => (event.type === 'draw' ? count + event.count : count), 0)
  const name = scorerWords.nameOf(names, last.player)
  const lead = last.type === 'play' && last.arm === null
  return {
    what: `${isolated(name)} ${toldEvent(last)}.`,
    why: [
      ...(drawn === 0 ? [] : [words.howToPlay.drew(name, turn.needed, drawn)]),
      ...(last.type === 'play' ? [scorerWords.playSentence(last, { dice: round.dice, rules })] : []),
      ...(lead && rules.layout === 'spinner' ? [words.howToPlay.spinner(makeTile(last.tile), rules.arms)] : []),
      ...(turn.across ? [words.howToPlay.across] : []),
      round.end === null ? words.howToPlay.open(turn.open) : scorerWords.endSentence(round.end, names, rules.game),
    ],
  }
}

/** Before anything is laid: who leads, and what everyone has. */
function dealSentences({ names, scored, preset, words: gameWords }: MatchView): TurnSentences {
  const { round } = scored.state
  if (round === null) return { what: '', why: [] }
  return {
    what: `${words.match.feed.leads(scorerWords.nameOf(names, round.leader), gameWords.leader)}.`,
    why: [
      // where the table chooses its leader there is no more to say than who leads here
      ...(preset.firstLeader === 'any-player' ? [] : [scorerWords.leaderAdvice[preset.firstLeader]]),
      words.howToPlay.dealt(round.hands[0] ?? 0, round.boneyard, gameWords.boneyard),
    ],
  }
}

/** A turn in a line of the log: `drew 1 tile, played 5-3 on the left end`. */
export function turnLine({ events }: TurnShown): string {
  return scorerWords.listed(events.map(toldEvent))
}

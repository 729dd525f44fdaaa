import { useState } from 'react'
import { hasLine } from '#shared/games/index'
import type { NewMatch } from '#shared/contract/schemas'
import type { Seat } from '#shared/match/events'
import type { MatchId } from '#shared/kernel/ids'
import { isLeaderDealt, PRESETS, type PresetId } from '#shared/rules/presets'
import { ChoiceGroup } from '../components/choice-group/choice-group'
import { writable } from '../match/setup/again'
import { keepFirstRound, startDraft, roundStart } from '../match/setup/first-round'
import { words } from '../messages/page'
import { scorerWords } from '../messages/scorer'

/** What is asked before a table's match: who leads, where somebody does and the deal does not say it. The table itself rolls the dice, as its first step. */
export function useTableStart(preset: PresetId) {
  const [leader, setLeader] = useState<Seat | null>(null)
  const draft = startDraft(preset, leader)
  return {
    preset,
    leader,
    setLeader,
    dice: draft.dice !== null,
    /** How the first round begins, where that is known already. */
    start: (): Pick<NewMatch, 'start'> => {
      const start = roundStart(draft)
      return start === null ? {} : { start: writable(start) }
    },
    /** Keeps for the table what was said here. */
    keep: (matchId: MatchId): void => keepFirstRound(matchId, draft),
  }
}

export function StartFields({
  names,
  start: { preset, leader, setLeader, dice },
}: {
  readonly names: readonly string[]
  readonly start: ReturnType<typeof useTableStart>
}) {
  const { match } = words.evening
  const { firstLeader, game } = PRESETS[preset]
  /* Nobody leads where no line is kept: whose match begins is all there is to say. */
  if (!hasLine(game)) return <p>{scorerWords.listed(names)}</p>
  return (
    <>
      {isLeaderDealt(firstLeader) ? (
        <p>{scorerWords.leaderAdvice[firstLeader]}</p>
      ) : (
        <ChoiceGroup
          legend={match.leader}
          layout="rows"
          choices={names.map((name, seat) => ({ value: seat, label: name }))}
          value={leader}
          onChange={setLeader}
        />
      )}
      {dice && <p>{match.dice}</p>}
    </>
  )
}

import { useState } from 'react'
import { lowestWins } from '#shared/games/index'
import type { MistakeRules } from '#shared/games/mistakes'
import { isOver } from '#shared/games/outcome'
import { beginRound } from '#shared/match/begin'
import { whatFinishes } from '#shared/match/events'
import { evolve } from '#shared/match/evolve'
import { mistakeRulesOf } from '#shared/match/change-rules'
import { FINISH_REASONS, FINISH_TIMES, type FinishReason } from '#shared/match/record'
import { ChoiceGroup } from '../../../components/choice-group/choice-group'
import { Select } from '../../../components/field/text-field'
import type { MatchCommands } from '../../../match/hooks/use-match-commands'
import type { MatchView } from '../../../match/match-view'
import { nextLeader } from '../../../match/model/next-leader'
import { resultHeadline } from '../../../match/model/standing'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { MistakeDialog } from './mistake-dialog'

interface EndEarlyDialogProps {
  readonly view: MatchView
  readonly commands: MatchCommands
  readonly onClose: () => void
}

/** What can end; between two rounds the match alone can, and now. */
const ENDS = [...FINISH_TIMES, 'round'] as const

/** What ends at this table when time is called. */
function usualEnd({ afterTime, lastLevel }: MistakeRules, may: readonly (typeof ENDS)[number][]): (typeof ENDS)[number] {
  const usual = afterTime ?? (lastLevel === undefined ? 'after-round' : 'unless-level')
  return may.includes(usual) ? usual : (may[0] ?? 'now')
}

/** Time is called, or a round is called off: what ends, and why. What comes of it is said before it is entered. */
export function EndEarlyDialog({ view: latest, commands, onClose }: EndEarlyDialogProps) {
  /* What is said of it is true of the table it was opened at; a newer one refuses it as stale. */
  const [view] = useState(latest)
  const endWords = words.match.endEarly
  const { names, scored } = view
  const { round } = scored.state
  const isBetween = round !== null && round.end !== null
  const leader = nextLeader(view) ?? round?.leader ?? 0
  const before = isBetween ? beginRound(scored.state, leader, null) : scored.state
  const may = ENDS.filter((each) => (isBetween ? each === 'now' : each === 'now' || each === 'round' || round?.decides === null))
  const [ends, setEnds] = useState<(typeof ENDS)[number]>(() => usualEnd(mistakeRulesOf(view.record), may))
  const [why, setWhy] = useState<FinishReason>('time')
  const when = ends === 'round' ? null : ends
  const tried = evolve(before, { type: 'finish', player: null, when, why })
  const says = (): string => {
    if (!tried.ok) return scorerWords.refusalSentence(tried.error, names)
    const { state } = tried.value
    if (ends === 'after-round' || ends === 'unless-level') return endWords.last(lowestWins(scored.rules))
    const headline = isOver(state) ? resultHeadline({ scored: state, names }) : null
    return headline === null ? endWords.round : endWords.now(headline)
  }
  const enter = (): Promise<boolean> => {
    const event = { type: 'finish' as const, ...whatFinishes({ when }), why }
    return isBetween ? commands.startRound({ leader }, view.revision, undefined, event) : commands.enter(event, view.revision)
  }
  return (
    <MistakeDialog
      view={view}
      commands={commands}
      title={endWords.open}
      says={says()}
      button={{ ready: tried.ok, label: endWords.enter, enter }}
      onClose={onClose}
    >
      <ChoiceGroup
        legend={endWords.ends}
        layout="rows"
        choices={may.map((value) => ({ value, label: endWords.choices[value] }))}
        value={ends}
        onChange={setEnds}
      />
      <Select label={endWords.why} value={why} onChange={({ target }) => setWhy(target.value as FinishReason)}>
        {FINISH_REASONS.map((each) => (
          <option key={each} value={each}>
            {scorerWords.finishReasons[each]}
          </option>
        ))}
      </Select>
    </MistakeDialog>
  )
}

import { useState } from 'react'
import type { Seat } from '#shared/match/events'
import { evolve } from '#shared/match/evolve'
import { HAND_REASONS, type HandReason } from '#shared/match/record'
import { drawableTiles } from '#shared/match/stuck'
import { ChoiceGroup } from '../../../components/choice-group/choice-group'
import { NumberField } from '../../../components/field/number-field'
import { Select } from '../../../components/field/text-field'
import { toldInFull } from '../../../match/feed/told-event'
import type { MatchCommands } from '../../../match/hooks/use-match-commands'
import type { MatchView } from '../../../match/match-view'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { MistakeDialog } from './mistake-dialog'
import { seatChoices } from './seat-choices'

interface CountHandDialogProps {
  readonly view: MatchView
  readonly commands: MatchCommands
  /** Who is entered for. */
  readonly player: Seat
  readonly onClose: () => void
}

/** A hand that has more tiles than were counted, or fewer: whose, how many, and why. What is left to draw then is said before it is entered. */
export function CountHandDialog({ view: latest, commands, player, onClose }: CountHandDialogProps) {
  /* What is said of it is true of the table it was opened at; a newer one refuses it as stale. */
  const [view] = useState(latest)
  const countWords = words.match.countHand
  const { names, scored } = view
  const { state } = scored
  const hands = state.round?.hands ?? []
  const [whose, setWhose] = useState<Seat>(player)
  const counted = hands[whose] ?? 0
  const most = counted + (state.round?.boneyard ?? 0)
  /* One too many is what happens most. */
  const [count, setCount] = useState(Math.min(most, counted + 1))
  const [chosen, setChosen] = useState<HandReason | null>(null)
  const why = chosen ?? (count < counted ? 'put-back' : 'drew-too-many')
  const event = { type: 'hand' as const, player: whose, count, why }
  const tried = evolve(state, event)
  const says = (): string => {
    if (count === counted) return countWords.same(scorerWords.nameOf(names, whose), counted)
    if (!tried.ok) return scorerWords.refusalSentence(tried.error, names, scored.rules.game)
    return `${toldInFull(tried.value.scored, names)}. ${countWords.left(drawableTiles(tried.value.state))}`
  }
  const enter = (): Promise<boolean> => commands.enter(event, view.revision)
  return (
    <MistakeDialog
      view={view}
      commands={commands}
      title={countWords.open}
      says={says()}
      button={{ ready: tried.ok, label: countWords.enter, enter }}
      onClose={onClose}
    >
      <ChoiceGroup
        legend={countWords.whose}
        layout="bar"
        choices={seatChoices(view)}
        value={whose}
        onChange={(seat) => {
          setWhose(seat)
          setCount((hands[seat] ?? 0) + Math.min(1, state.round?.boneyard ?? 0))
        }}
      />
      <NumberField label={countWords.count} value={count} min={1} max={most} onChange={setCount} />
      <Select label={countWords.why} value={why} onChange={({ target }) => setChosen(target.value as HandReason)}>
        {HAND_REASONS.map((each) => (
          <option key={each} value={each}>
            {scorerWords.capitalised(scorerWords.handReasons[each])}
          </option>
        ))}
      </Select>
    </MistakeDialog>
  )
}

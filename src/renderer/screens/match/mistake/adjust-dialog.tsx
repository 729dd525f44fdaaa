import { useState } from 'react'
import type { Seat } from '#shared/match/events'
import { evolve } from '#shared/match/evolve'
import type { Mistake } from '#shared/match/remedy'
import { ADJUST_REASONS, ADJUSTERS, type Adjuster, type AdjustReason } from '#shared/match/record'
import { ChoiceGroup } from '../../../components/choice-group/choice-group'
import { NumberField } from '../../../components/field/number-field'
import { Select, TextField } from '../../../components/field/text-field'
import type { MatchCommands } from '../../../match/hooks/use-match-commands'
import type { MatchView } from '../../../match/match-view'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { MistakeDialog } from './mistake-dialog'

interface AdjustDialogProps {
  readonly view: MatchView
  readonly commands: MatchCommands
  /** What it is for, where it was opened from there: who made it and why are filled in, and may be changed. */
  readonly mistake: Mistake | null
  readonly onClose: () => void
}

/** Stands for nobody: points that are only given, or only taken. */
const NOBODY = -1
const MOST_POINTS = 500

/** Points that the table or a referee gives or takes: how many, from whom and to whom, why, and who says so. What it does is said before it is entered. */
export function AdjustDialog({ view: latest, commands, mistake, onClose }: AdjustDialogProps) {
  /* What is said of it is true of the table it was opened at; a newer one refuses it as stale. */
  const [view] = useState(latest)
  const adjustWords = words.match.adjust
  const { names, scored } = view
  const [points, setPoints] = useState(1)
  const [from, setFrom] = useState<Seat>(mistake?.player ?? NOBODY)
  const [to, setTo] = useState<Seat>(NOBODY)
  const [by, setBy] = useState<Adjuster>('table')
  const [name, setName] = useState('')
  const [reason, setReason] = useState<AdjustReason>(mistake?.reason ?? 'other')
  const [note, setNote] = useState('')
  const deltas = names.map((_, seat) => (seat === to ? points : 0) - (seat === from ? points : 0))
  const [who, why] = [name.trim(), note.trim()]
  const event = {
    type: 'adjust' as const,
    deltas,
    reason,
    by,
    ...(who === '' ? {} : { name: who }),
    ...(why === '' ? {} : { note: why }),
    ...(mistake === null ? {} : { about: mistake.about }),
  }
  const tried = evolve(scored.state, { ...event, player: null })
  const said = tried.ok && tried.value.scored.type === 'adjust' ? tried.value.scored : null
  const says = (): string => {
    if (said === null) return adjustWords.moves
    const then = adjustWords.then(names.map((each, seat) => `${each} ${said.totals[seat] ?? 0}`))
    return `${scorerWords.adjustBy(said)} ${scorerWords.adjustMoves(said, names)}. ${then}`
  }
  const enter = (): Promise<boolean> => commands.enter(event, view.revision)
  const seats = [...names.map((label, seat) => ({ value: seat, label })), { value: NOBODY, label: adjustWords.nobody }]
  return (
    <MistakeDialog
      view={view}
      commands={commands}
      title={adjustWords.open}
      says={says()}
      ready={said !== null}
      label={adjustWords.enter}
      enter={enter}
      onClose={onClose}
    >
      <ChoiceGroup legend={adjustWords.from} layout="bar" choices={seats} value={from} onChange={setFrom} />
      <ChoiceGroup legend={adjustWords.to} layout="bar" choices={seats} value={to} onChange={setTo} />
      <NumberField label={adjustWords.points} value={points} min={1} max={MOST_POINTS} onChange={setPoints} />
      <Select label={adjustWords.why} value={reason} onChange={({ target }) => setReason(target.value as AdjustReason)}>
        {ADJUST_REASONS.map((each) => (
          <option key={each} value={each}>
            {scorerWords.capitalised(scorerWords.adjustReasons[each])}
          </option>
        ))}
      </Select>
      <ChoiceGroup
        legend={adjustWords.by}
        layout="bar"
        choices={ADJUSTERS.map((value) => ({ value, label: adjustWords.who[value] }))}
        value={by}
        onChange={setBy}
      />
      <TextField label={adjustWords.name} maxLength={200} value={name} onChange={({ target }) => setName(target.value)} />
      <TextField label={adjustWords.note} maxLength={300} value={note} onChange={({ target }) => setNote(target.value)} />
    </MistakeDialog>
  )
}

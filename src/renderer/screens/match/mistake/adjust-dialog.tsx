import { useState } from 'react'
import { z } from 'zod'
import { mistakeRulesOf } from '#shared/match/change-rules'
import { evolve } from '#shared/match/evolve'
import { followsFrom, type Mistake } from '#shared/match/remedy'
import { ADJUST_REASONS, ADJUSTERS, type AdjustReason } from '#shared/match/record'
import { ChoiceGroup } from '../../../components/choice-group/choice-group'
import { NumberField } from '../../../components/field/number-field'
import { Select, TextField } from '../../../components/field/text-field'
import { KeptDraft } from '../../../components/kept-draft/kept-draft'
import { useDraft } from '../../../hooks/use-draft'
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

/** What has been chosen and written so far, as it is kept. */
const adjustmentSchema = z.object({
  points: z.number(),
  from: z.number(),
  to: z.number(),
  by: z.enum(ADJUSTERS),
  name: z.string(),
  reason: z.enum(ADJUST_REASONS),
  note: z.string(),
})
type Adjustment = z.infer<typeof adjustmentSchema>

/** Points that the table or a referee gives or takes: how many, from whom and to whom, why, and who says so. What it does is said before it is entered. */
export function AdjustDialog({ view: latest, commands, mistake, onClose }: AdjustDialogProps) {
  /* What is said of it is true of the table it was opened at; a newer one refuses it as stale. */
  const [view] = useState(latest)
  const adjustWords = words.match.adjust
  const { names, scored } = view
  const first = { points: 1, from: mistake?.player ?? NOBODY, to: NOBODY, by: 'table', name: '', reason: mistake?.reason ?? 'other', note: '' } as const
  const [adjustment, setAdjustment, forget, startOver] = useDraft<Adjustment>(
    `adjust.${view.matchId}.${view.revision}.${JSON.stringify(mistake?.about ?? null)}`,
    adjustmentSchema,
    () => first,
  )
  const { points, from, to, by, name, reason, note } = adjustment
  const set = (change: Partial<Adjustment>): void => setAdjustment({ ...adjustment, ...change })
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
  const then =
    tried.ok && said !== null
      ? followsFrom(tried.value.state, mistakeRulesOf(view.record), { mistake: null, deltas: said.deltas, rounds: scored.rounds.length })
      : null
  const says = (): string => {
    if (said === null) return adjustWords.moves
    const totals = adjustWords.then(names.map((each, seat) => `${each} ${said.totals[seat] ?? 0}`))
    const ends = then === null ? '' : ` ${scorerWords.capitalised(scorerWords.finishWhat({ when: then.when ?? null }))}.`
    return `${scorerWords.adjustBy(said)} ${scorerWords.adjustMoves(said, names)}. ${totals}${ends}`
  }
  const enter = async (): Promise<boolean> => {
    const entered = await commands.enter(event, view.revision, undefined, then ?? undefined)
    if (entered) forget()
    return entered
  }
  const seats = [...names.map((label, seat) => ({ value: seat, label })), { value: NOBODY, label: adjustWords.nobody }]
  return (
    <MistakeDialog
      view={view}
      commands={commands}
      title={adjustWords.open}
      says={says()}
      button={{ ready: said !== null, label: adjustWords.enter, enter }}
      onClose={onClose}
    >
      <KeptDraft startOver={startOver} />
      <ChoiceGroup legend={adjustWords.from} layout="bar" choices={seats} value={from} onChange={(seat) => set({ from: seat })} />
      <ChoiceGroup legend={adjustWords.to} layout="bar" choices={seats} value={to} onChange={(seat) => set({ to: seat })} />
      <NumberField label={adjustWords.points} value={points} min={1} max={MOST_POINTS} onChange={(count) => set({ points: count })} />
      <Select label={adjustWords.why} value={reason} onChange={({ target }) => set({ reason: target.value as AdjustReason })}>
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
        onChange={(who) => set({ by: who })}
      />
      <TextField label={adjustWords.name} maxLength={200} value={name} onChange={({ target }) => set({ name: target.value })} />
      <TextField label={adjustWords.note} maxLength={300} value={note} onChange={({ target }) => set({ note: target.value })} />
    </MistakeDialog>
  )
}

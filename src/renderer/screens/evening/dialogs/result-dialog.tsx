import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import type { EveningCommand } from '#shared/evening/decide'
import { seatedPeople } from '#shared/evening/seated'
import type { EveningTable } from '#shared/evening/state'
import { sameJson } from '#shared/kernel/canonical'
import { Button } from '../../../components/button/button'
import { Dialog } from '../../../components/dialog/dialog'
import { Disclosure } from '../../../components/disclosure/disclosure'
import { NumberField } from '../../../components/field/number-field'
import { KeptDraft } from '../../../components/kept-draft/kept-draft'
import { Switch } from '../../../components/switch/switch'
import { Problem } from '../../../evening/problem'
import { useDraft } from '../../../hooks/use-draft'
import { words } from '../../../messages/page'
import styles from '../evening.module.css'
import type { ChangeEvening, EveningView } from '../model/use-evening'

const NOBODY_LEFT: readonly number[] = []

interface ResultDialogProps {
  readonly view: EveningView
  readonly change: ChangeEvening
  readonly round: number
  readonly at: number
  readonly table: EveningTable
  readonly onClose: () => void
}

/** The result of a table: entered, agreed to, disagreed with, or changed. */
export function ResultDialog({ view, change, round, at, table, onClose }: ResultDialogProps) {
  const { result: resultWords } = words.evening
  const { people, result } = table
  const told = result.status === 'playing' ? null : result.totals
  const toldGone = result.status === 'playing' ? NOBODY_LEFT : (result.gone ?? NOBODY_LEFT)
  const draw = view.state.rounds[round]?.id
  const first = told ?? people.map(() => 0)
  const [totals, setTotals, forget, startOver] = useDraft<readonly number[]>(
    `result.${view.evening.id}.${draw}.${at}.${first.join()}`,
    z.array(z.number()).length(people.length),
    () => first,
  )
  const [gone, setGone] = useState(toldGone)
  const [agreed, setAgreed] = useState(true)
  const changed = told !== null && (totals.some((total, seat) => total !== told[seat]) || !sameJson(gone, toldGone))
  const close = (): void => {
    forget()
    onClose()
  }
  const run = async (command: EveningCommand): Promise<void> => {
    if ((await change.run(command)) !== null) close()
  }
  const fresh = result.status === 'playing' || result.status === 'handed-in'
  const save = (event: FormEvent): void => {
    event.preventDefault()
    const figures = { totals: [...totals], ...(gone.length === 0 ? {} : { gone: [...gone] }) }
    if (!fresh) void run({ type: 'corrected', draw, round, table: at, ...figures })
    else void run({ type: 'handed-in', draw, table: at, ...figures, by: 'host', ...(agreed ? { agreed } : {}) })
  }
  return (
    <Dialog
      width="form"
      open
      title={resultWords.title(at + 1)}
      onClose={onClose}
      actions={
        <>
          {(result.status === 'settled' || result.status === 'handed-in') && !changed && (
            <Button pending={change.pending} onClick={() => void run({ type: 'disagreed', draw, round, table: at, by: 'host' })}>
              {resultWords.disagree}
            </Button>
          )}
          <Button onClick={close}>{resultWords.cancel}</Button>
          {result.status === 'handed-in' && !changed ? (
            <Button variant="primary" pending={change.pending} onClick={() => void run({ type: 'confirmed', draw, table: at, by: 'host' })}>
              {resultWords.agree}
            </Button>
          ) : (
            <Button type="submit" form="result" variant="primary" pending={change.pending}>
              {resultWords.save}
            </Button>
          )}
        </>
      }
    >
      <form id="result" className={styles.form} onSubmit={save}>
        <KeptDraft startOver={startOver} />
        {result.status === 'settled' && <p>{resultWords.counts}</p>}
        {seatedPeople(people, { totals }).map(({ person, total }, seat) => (
          <NumberField
            key={person}
            label={resultWords.total(view.nameOf(person))}
            min={-100_000}
            max={100_000}
            value={total ?? 0}
            onChange={(next) => setTotals(totals.with(seat, next))}
          />
        ))}
        <Disclosure summary={resultWords.left} open={toldGone.length > 0}>
          <p>{resultWords.leftText}</p>
          {people.map((person, seat) => (
            <Switch
              key={person}
              label={view.nameOf(person)}
              checked={gone.includes(seat)}
              onChange={(left) => setGone(people.flatMap((_, each) => ((each === seat ? left : gone.includes(each)) ? [each] : [])))}
            />
          ))}
        </Disclosure>
        {fresh && <Switch label={resultWords.agreed} hint={resultWords.agreedHint} checked={agreed} onChange={setAgreed} />}
        <Problem problem={change.problem} />
      </form>
    </Dialog>
  )
}

import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import type { SeasonWish } from '#shared/contract/seasons'
import type { Client } from '../../client/client'
import { useAnnounce } from '../../components/announcer/announcer'
import { Button } from '../../components/button/button'
import { Dialog } from '../../components/dialog/dialog'
import { TextField } from '../../components/field/text-field'
import { KeptDraft } from '../../components/kept-draft/kept-draft'
import { useCommand } from '../../hooks/use-command'
import { useDraft } from '../../hooks/use-draft'
import { words } from '../../messages/page'
import { SeasonProblem } from './season-problem'
import styles from './season-dialog.module.css'

/** First and last day; empty where there is none. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

export const ALL_TIME: DayRange = { from: '', to: '' }

/** What the dialog begins with; without an id, a new season. */
export type SeasonDraft = Pick<SeasonWish, 'id' | 'name' | 'from' | 'to'>

interface SeasonDialogProps {
  readonly draft: SeasonDraft
  readonly onClose: () => void
  /** With the days and the id of the season, or with none after it was deleted. */
  readonly onSaved: (days: DayRange, id: string | null) => void
}

const shownSchema = z.object({ name: z.string(), from: z.string(), to: z.string() })

const save = (client: Client, season: SeasonWish) => client.seasons.save(season)
const remove = (client: Client, id: string) => client.seasons.remove({ id })

/** Asks for a season's name and days; one that is there can be deleted too. */
export function SeasonDialog({ draft, onClose, onSaved }: SeasonDialogProps) {
  const seasonWords = words.seasons
  const { say, toast } = useAnnounce()
  const saving = useCommand(save)
  const removing = useCommand(remove)
  const first = { name: draft.name, from: draft.from, to: draft.to }
  const [shown, setShown, forget, startOver] = useDraft(`season.${draft.id ?? ''}.${Object.values(first).join()}`, shownSchema, () => first)
  const { name, from, to } = shown
  const [tried, setTried] = useState(false)
  const set = (change: Partial<typeof first>): void => setShown({ ...shown, ...change })
  const backwards = from !== '' && to !== '' && to < from
  const missing = name.trim() === '' || from === '' || to === ''
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setTried(true)
    if (missing || backwards) return
    const saved = await saving.run({ ...(draft.id === undefined ? {} : { id: draft.id }), name: name.trim(), from, to })
    if (saved === null) return
    forget()
    say(seasonWords.saved(name.trim()))
    onSaved({ from, to }, saved.id)
  }
  const deleteIt = async (id: string): Promise<void> => {
    if ((await removing.run(id)) === null) return
    forget()
    toast(seasonWords.deleted(draft.name))
    onSaved({ from: '', to: '' }, null)
  }
  const cancel = (): void => {
    forget()
    onClose()
  }
  return (
    <Dialog
      width="form"
      open
      title={draft.id === undefined ? seasonWords.add : seasonWords.edit(draft.name)}
      onClose={onClose}
      actions={
        <>
          {draft.id !== undefined && (
            <Button variant="danger" pending={removing.pending} onClick={() => void deleteIt(draft.id ?? '')}>
              {seasonWords.delete}
            </Button>
          )}
          <Button onClick={cancel}>{seasonWords.cancel}</Button>
          <Button type="submit" form="season" variant="primary" pending={saving.pending}>
            {seasonWords.save}
          </Button>
        </>
      }
    >
      <form id="season" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <KeptDraft startOver={startOver} />
        <TextField
          label={seasonWords.name}
          hint={seasonWords.nameHint}
          value={name}
          maxLength={60}
          autoComplete="off"
          error={tried && name.trim() === '' ? seasonWords.noName : undefined}
          onChange={(event) => set({ name: event.target.value })}
        />
        <div className={styles.days}>
          <TextField
            label={seasonWords.from}
            type="date"
            max="9999-12-31"
            value={from}
            error={tried && from === '' ? seasonWords.noDay : undefined}
            onChange={(event) => set({ from: event.target.value })}
          />
          <TextField
            label={seasonWords.to}
            type="date"
            max="9999-12-31"
            value={to}
            error={backwards ? seasonWords.backwards : tried && to === '' ? seasonWords.noDay : undefined}
            onChange={(event) => set({ to: event.target.value })}
          />
        </div>
        {draft.id !== undefined && <p className={styles.hint}>{seasonWords.deleteHint}</p>}
        <SeasonProblem problem={saving.problem ?? removing.problem} />
      </form>
    </Dialog>
  )
}

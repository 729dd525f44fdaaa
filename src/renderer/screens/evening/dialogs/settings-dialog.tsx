import type { FormEvent } from 'react'
import { useLocation } from 'wouter'
import type { EveningHostRefusal, EveningOutcome } from '#shared/contract/evenings'
import { eveningSettingsSchema, type EveningSettings } from '#shared/evening/evening'
import type { Client } from '../../../client/client'
import { useAnnounce } from '../../../components/announcer/announcer'
import { Button } from '../../../components/button/button'
import { Dialog } from '../../../components/dialog/dialog'
import { Disclosure } from '../../../components/disclosure/disclosure'
import { KeptDraft } from '../../../components/kept-draft/kept-draft'
import { useCommand } from '../../../hooks/use-command'
import { useDraft } from '../../../hooks/use-draft'
import { words } from '../../../messages/page'
import { paths } from '../../../navigation/paths'
import { FurtherFields, MainFields } from '../fields'
import type { ChangeEvening, EveningView } from '../model/use-evening'
import { Problem } from '../../../evening/problem'
import styles from '../evening.module.css'

const remove = (client: Client, id: string) => client.evenings.remove({ id }) as Promise<EveningOutcome>

interface SettingsDialogProps {
  readonly view: EveningView
  readonly settings: EveningSettings
  readonly change: ChangeEvening
  readonly onClose: () => void
}

/** How the evening goes on from here; and its end, for one that was begun by mistake. */
export function SettingsDialog({ view, settings: before, change, onClose }: SettingsDialogProps) {
  const { arrange } = words.evening
  const { toast } = useAnnounce()
  const [, go] = useLocation()
  const [settings, setSettings, forget, startOver] = useDraft<EveningSettings>(
    `evening-settings.${view.evening.id}.${JSON.stringify(before)}`,
    eveningSettingsSchema,
    () => before,
  )
  const removing = useCommand<string, Extract<EveningOutcome, { ok: true }>['value'], EveningHostRefusal>(remove)
  const set = (changed: Partial<EveningSettings>): void => setSettings({ ...settings, ...changed })
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if ((await change.run({ type: 'arranged', settings })) === null) return
    forget()
    onClose()
  }
  const removeIt = async (): Promise<void> => {
    if ((await removing.run(view.evening.id)) === null) return
    toast(arrange.removed(view.evening.name))
    go(paths.evening)
  }
  return (
    <Dialog
      width="form"
      open
      title={arrange.title}
      onClose={onClose}
      actions={
        <Button type="submit" form="arrange" variant="primary" pending={change.pending}>
          {arrange.save}
        </Button>
      }
    >
      <form id="arrange" className={styles.form} onSubmit={(event) => void submit(event)}>
        <p>{arrange.text}</p>
        <KeptDraft startOver={startOver} />
        <MainFields settings={settings} set={set} />
        <FurtherFields settings={settings} set={set} />
        <Problem problem={change.problem ?? removing.problem} />
        <Disclosure summary={arrange.remove}>
          <div className={styles.form}>
            <p>{arrange.removeText}</p>
            <Button variant="danger" pending={removing.pending} onClick={() => void removeIt()}>
              {arrange.removeIt}
            </Button>
          </div>
        </Disclosure>
      </form>
    </Dialog>
  )
}

import { useRef, useState } from 'react'
import type { BackupPreview, Backups, RestoreChoice, Restored } from '#shared/contract/backup'
import { useAnnounce } from '../../../components/announcer/announcer'
import { Button } from '../../../components/button/button'
import { ChoiceGroup } from '../../../components/choice-group/choice-group'
import { Dialog } from '../../../components/dialog/dialog'
import { words } from '../../../messages/page'
import { BackupProgress } from './backup-progress'
import { BackupTrouble } from './backup-trouble'
import { PreviewTable } from './preview-table'
import type { BackupCommands } from './use-backup'
import styles from './backup.module.css'

const RESTORING = ['restore'] as const

interface Props {
  readonly preview: BackupPreview
  readonly work: Backups['work']
  readonly commands: BackupCommands
  readonly onClose: () => void
}

/** Shows what a backup would change, lets the person choose, restores it, and reports the result. */
export function RestoreDialog({ preview, work, commands: { run, pending, problem, dismiss }, onClose }: Props) {
  const restoreWords = words.backup.restore
  const { say } = useAnnounce()
  const keep = useRef<HTMLButtonElement>(null)
  const [choice, setChoice] = useState<RestoreChoice>('new')
  const [done, setDone] = useState<Restored | null>(null)
  const { matches, people, seasons, evenings, photos, settings } = preview
  const kept = [matches, people, seasons, evenings]
  const [anyNew, anyDiffering] = [photos.new > 0 || kept.some((each) => each.new > 0), kept.some(({ older, newer }) => older + newer > 0)]
  const states = Object.values(settings)
  const settingsDiffer = states.some((state) => state === 'new' || state === 'other')
  /* Where nothing was chosen yet they are wished for, as after a new device has been set up. */
  const [withSettings, setWithSettings] = useState(settingsDiffer && !states.includes('other'))
  const nothing = !anyNew && !anyDiffering && !settingsDiffer
  const over = done !== null || problem !== null
  const restore = async (): Promise<void> => {
    const restored = await run('restore', (client) => client.backup.restore({ plan: preview.plan, choice, settings: withSettings }))
    setDone(restored)
    if (restored !== null) say(words.restoredSentences(restored).join(' '))
  }
  const close = (): void => {
    if (pending !== null) return
    dismiss()
    onClose()
  }
  return (
    <Dialog
      width={done === null ? 'form' : 'message'}
      open
      title={done === null ? restoreWords.title : restoreWords.doneTitle}
      onClose={close}
      firstFocus={() => keep.current}
      actions={
        <>
          <Button ref={keep} pending={pending !== null} onClick={close}>
            {over || nothing ? restoreWords.close : restoreWords.cancel}
          </Button>
          {!over && !nothing && (
            <Button variant="primary" pending={pending !== null} onClick={() => void restore()}>
              {restoreWords.go}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        {done !== null && words.restoredSentences(done).map((sentence) => <p key={sentence}>{sentence}</p>)}
        <BackupTrouble problem={problem} of={RESTORING} />
        {!over && (
          <>
            <p>{restoreWords.made(preview)}</p>
            <PreviewTable preview={preview} />
            {nothing ? (
              <p>{restoreWords.nothing}</p>
            ) : (
              <>
                {anyDiffering && (
                  <ChoiceGroup
                    legend={restoreWords.choice}
                    choices={CHOICES.map((value) => ({ value, ...restoreWords.choices[value] }))}
                    value={choice}
                    onChange={setChoice}
                  />
                )}
                {settingsDiffer && (
                  <ChoiceGroup
                    legend={restoreWords.settings.legend}
                    hint={restoreWords.settings.hint(preview.device)}
                    layout="segments"
                    choices={(['keep', 'take'] as const).map((value) => ({ value, label: restoreWords.settings[value] }))}
                    value={withSettings ? 'take' : 'keep'}
                    onChange={(value) => setWithSettings(value === 'take')}
                  />
                )}
              </>
            )}
            <BackupProgress work={work} />
          </>
        )}
      </div>
    </Dialog>
  )
}

const CHOICES = ['new', 'all'] as const

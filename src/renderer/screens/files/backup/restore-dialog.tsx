import { useRef, useState } from 'react'
import type { BackupPreview, Backups, RestoreChoice, Restored } from '#shared/contract/backup'
import { useAnnounce } from '../../../components/announcer/announcer'
import { Button } from '../../../components/button/button'
import { ChoiceGroup } from '../../../components/choice-group/choice-group'
import { Dialog } from '../../../components/dialog/dialog'
import { Disclosure } from '../../../components/disclosure/disclosure'
import { Notice } from '../../../components/notice/notice'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { BackupProgress } from './backup-progress'
import { BackupTrouble } from './backup-trouble'
import { FaultNotice } from './fault-list'
import type { BackupCommands } from './use-backup'
import styles from './backup.module.css'

const COLUMNS = ['new', 'same', 'older', 'newer', 'left'] as const

type Counts = BackupPreview['matches']
/** What a preview counts by versions: each has a row, and a name for it. */
type Counted = { [F in keyof BackupPreview]: BackupPreview[F] extends Counts ? F : never }[keyof BackupPreview]
const COUNTED = ['matches', 'people', 'seasons', 'evenings'] as const satisfies readonly Counted[]

/** What is in a backup beside what is here, in numbers and match by match. */
function PreviewTable({ preview }: { readonly preview: BackupPreview }) {
  const restoreWords = words.backup.restore
  const { matches, people, seasons, evenings, photos, namesakes, lines, named } = preview
  const counted: Readonly<Record<Counted, Counts>> = { matches, people, seasons, evenings }
  const left = Object.values(counted).reduce((sum, counts) => sum + counts.left, 0)
  const columns = COLUMNS.filter((column) => column !== 'left' || left > 0)
  const rows = [
    ...COUNTED.map((field) => ({ name: restoreWords.table[field], counts: counted[field] })),
    { name: restoreWords.table.photos, counts: { ...photos, older: null, newer: null, left: null } },
  ]
  const differing = matches.new + matches.older + matches.newer + matches.left
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">{restoreWords.table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{restoreWords.table.what}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {restoreWords.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, counts }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.map((column) => (
                <td key={column} data-column={restoreWords.columns[column]} data-none={counts[column] === null || undefined}>
                  {counts[column] ?? restoreWords.none}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 && <p>{restoreWords.left(left)}</p>}
      <FaultNotice faults={preview.faults} text={words.backupFaults.restoring} />
      {namesakes.length > 0 && (
        <Notice tone="warning">
          <p>{restoreWords.namesakes(namesakes)}</p>
        </Notice>
      )}
      {lines.length > 0 && (
        <Disclosure summary={lines.length < differing ? restoreWords.linesFirst(lines.length, differing) : restoreWords.lines(lines.length)} lazy>
          <ul className={styles.list}>
            {lines.map(({ matchId, names, date, state }) => (
              <li key={matchId} className={styles.made}>
                <span>{scorerWords.listed(names)}</span>
                <span className={styles.quiet}>
                  {words.dayWords(date)} · {restoreWords.states[state]}
                </span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {named.length > 0 && (
        <Disclosure summary={restoreWords.named(named.length)} lazy>
          <ul className={styles.list}>
            {named.map(({ kind, id, name, state }) => (
              <li key={`${kind} ${id}`} className={styles.made}>
                <span>{name}</span>
                <span className={styles.quiet}>
                  {restoreWords.kinds[kind]} · {restoreWords.states[state]}
                </span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  )
}

const RESTORING = ['restore'] as const

interface RestoreDialogProps {
  readonly preview: BackupPreview
  readonly work: Backups['work']
  readonly commands: BackupCommands
  readonly onClose: () => void
}

/** Shows what a backup would change, lets the person choose, restores it, and reports the result. */
export function RestoreDialog({ preview, work, commands: { run, pending, problem, dismiss }, onClose }: RestoreDialogProps) {
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

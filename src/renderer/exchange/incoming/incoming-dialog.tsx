import { useEffect, useState, useSyncExternalStore } from 'react'
import { useConnection } from '../../client/client-context'
import { Button, ButtonLink } from '../../components/button/button'
import { Dialog } from '../../components/dialog/dialog'
import { paths } from '../../navigation/paths'
import { isolated } from '../../messages/isolated'
import { words } from '../../messages/page'
import { ImportReport } from '../import-report'
import { importRun, type Importing } from '../import-run'
import { inspectFile, type InspectedFile } from './inspect-file'
import { Icon } from '../../components/icon/icon'
import { scorerWords } from '../../messages/scorer'
import styles from '../exchange.module.css'

interface Props {
  readonly files: readonly File[]
  readonly onClose: () => void
}

/** Shows what came, asks before it imports anything, and reports the result. */
export function IncomingDialog({ files, onClose }: Props) {
  const connection = useConnection()
  const importing = useSyncExternalStore(importRun.subscribe, importRun.state)
  const looks = useLooks(files)
  const [begun, setBegun] = useState<readonly File[] | null>(null)
  const asking = begun !== files
  const busy = importing.kind === 'running'
  const hopeful = files.some((file) => ['match', 'many', undefined].includes(looks.get(file)?.kind))
  const bringIn = (): void => {
    setBegun(files)
    void importRun.start(connection, files)
  }
  const matchId = asking ? null : matchOf(importing)
  return (
    <Dialog
      width="form"
      open
      title={asking ? words.arrivals.title(files.length) : words.arrivals.after}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{asking ? words.arrivals.leave : words.arrivals.close}</Button>
          {asking && hopeful && (
            <Button variant="primary" pending={busy} onClick={bringIn}>
              {words.arrivals.importMatches}
            </Button>
          )}
          {matchId !== null && (
            <ButtonLink variant="primary" href={paths.match(matchId)} onClick={onClose}>
              {words.arrivals.openMatch}
            </ButtonLink>
          )}
        </>
      }
    >
      <div className={styles.arrived}>
        <ul className={styles.files}>
          {files.map((file, index) => (
            <li key={index} className={styles.file}>
              <strong className={styles.name}>{file.name}</strong>
              <FileContents look={looks.get(file)} />
            </li>
          ))}
        </ul>
        {asking ? <p className={styles.quiet}>{words.arrivals.safe}</p> : <Told importing={importing} />}
      </div>
    </Dialog>
  )
}

function Told({ importing }: { readonly importing: Importing }) {
  return (
    <>
      {importing.kind === 'running' && (
        <label className={styles.fileRunning}>
          {words.arrivals.running(importing.file)}
          <progress value={importing.bytes} max={Math.max(importing.of, 1)} />
        </label>
      )}
      <ImportReport importing={importing} />
    </>
  )
}

/** One match came of it, so there is one to be opened. */
function matchOf(importing: Importing): string | null {
  if (importing.kind !== 'ended') return null
  const { added, extended, known, matchId } = importing.report
  return added + extended + known === 1 ? matchId : null
}

function useLooks(files: readonly File[]): ReadonlyMap<File, InspectedFile> {
  const [looks, setLooks] = useState<ReadonlyMap<File, InspectedFile>>(new Map())
  useEffect(() => {
    let wanted = true
    for (const file of files) {
      void inspectFile(file).then((look) => wanted && setLooks((before) => new Map(before).set(file, look)))
    }
    return () => {
      wanted = false
    }
  }, [files])
  return looks
}

/** What a file holds, in a few words. */
function FileContents({ look }: { readonly look: InspectedFile | undefined }) {
  if (look === undefined) return <p className={styles.quiet}>{words.arrivals.looking}</p>
  switch (look.kind) {
    case 'match':
      return (
        <p>
          {scorerWords.presetNames[look.preset]}
          {words.colon}
          {look.names.map(isolated).join(', ')} · {words.arrivals.match(look.rounds)} ·{' '}
          {look.winner === null ? words.arrivals.open : words.arrivals.won(look.winner)}
        </p>
      )
    case 'many':
      return <p>{words.arrivals.many(look.count, look.all)}</p>
    case 'refused':
      return (
        <Trouble>
          {words.arrivals.refused} {look.why}
        </Trouble>
      )
    case 'faulty':
      return <Trouble>{look.fault === 'unreadable' ? words.arrivals.gone : words.exchange.in.faults[look.fault]}</Trouble>
    case 'nothing':
      return <Trouble>{words.arrivals.nothing}</Trouble>
  }
}

function Trouble({ children }: { readonly children: React.ReactNode }) {
  return (
    <p className={styles.trouble}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  )
}

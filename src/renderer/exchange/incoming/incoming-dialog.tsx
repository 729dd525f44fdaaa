import { useEffect, useState, useSyncExternalStore } from 'react'
import { IMPORT_LIMITS } from '#shared/contract/exchange'
import { recordLinesIn } from '#shared/exchange/match-file-endings'
import { type Piece, RecordSplitter } from '#shared/exchange/split-records'
import type { MatchRecord } from '#shared/match/record'
import { scoreRecord } from '#shared/match/replay'
import type { PresetId } from '#shared/rules/presets'
import { useConnection } from '../../client/client-context'
import { Button, ButtonLink } from '../../components/button/button'
import { Dialog } from '../../components/dialog/dialog'
import { Icon } from '../../components/icon/icon'
import { isolated } from '../../messages/isolated'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import type { FileFault } from '../../messages/sentence-inputs'
import { paths } from '../../navigation/paths'
import { asRecord, type Importing, importRun, isNoText } from '../import-run'
import { ImportReport } from '../import-report'
import styles from '../exchange.module.css'
import { isOver, winnerOf } from '#shared/games/outcome'

/** Bytes that are looked at before anyone has said that the file is wanted. */
const MOST_INSPECTED_BYTES = 4 * 1024 * 1024

/** What a file holds, before it is brought in. */
type InspectedFile =
  | {
      readonly kind: 'match'
      readonly preset: PresetId
      readonly names: readonly string[]
      readonly rounds: number
      readonly over: boolean
      readonly winner: string | null
    }
  /** `all` is false where only the beginning of the file was looked at. */
  | { readonly kind: 'many'; readonly count: number; readonly all: boolean }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'faulty'; readonly fault: FileFault }
  | { readonly kind: 'nothing' }

/** Looks at the beginning of a file, without the host. */
async function inspectFile(file: File): Promise<InspectedFile> {
  const lines = recordLinesIn(file.name)
  const all = file.size <= MOST_INSPECTED_BYTES
  let text: string
  try {
    const bytes = await file.slice(0, MOST_INSPECTED_BYTES).arrayBuffer()
    if (isNoText(bytes)) return { kind: 'faulty', fault: 'no-text' }
    text = new TextDecoder('utf-8', { fatal: all }).decode(bytes)
  } catch (fault) {
    return { kind: 'faulty', fault: fault instanceof TypeError ? 'not-utf8' : 'unreadable' }
  }
  const splitter = new RecordSplitter({ lines, longest: IMPORT_LIMITS.recordLength })
  const pieces = [...splitter.push(text), ...(all ? splitter.end() : [])]
  const [first] = pieces
  if (first === undefined) return { kind: 'nothing' }
  return pieces.length === 1 && all ? lookAtOne(first) : { kind: 'many', count: pieces.length, all }
}

function lookAtOne(piece: Piece): InspectedFile {
  if ('fault' in piece) return { kind: 'faulty', fault: piece.fault }
  const text = asRecord(piece.text)
  if (!text.ok) return { kind: 'refused', why: scorerWords.textErrorSentence(text.error) }
  let record: unknown
  try {
    record = JSON.parse(text.value)
  } catch {
    return { kind: 'faulty', fault: 'not-records' }
  }
  const scored = scoreRecord(record)
  if (!scored.ok) return { kind: 'refused', why: scorerWords.recordRefusalSentence(scored.error) }
  // the scorer has just read it as a record
  const { preset, players } = record as MatchRecord
  const names = players.map(({ name }) => name)
  const { rounds } = scored.value
  const winner = winnerOf(scored.value)
  return { kind: 'match', preset, names, rounds: rounds.length, over: isOver(scored.value), winner: winner === null ? null : (names[winner] ?? null) }
}

/** Shows what came, asks before it imports anything, and reports the result. */
export function IncomingDialog({ files, onClose }: { readonly files: readonly File[]; readonly onClose: () => void }) {
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
        {asking ? <p className={styles.quiet}>{words.arrivals.safe}</p> : <ImportTold importing={importing} />}
      </div>
    </Dialog>
  )
}

function ImportTold({ importing }: { readonly importing: Importing }) {
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
          {look.winner !== null ? words.arrivals.won(look.winner) : look.over ? words.arrivals.shared : words.arrivals.open}
        </p>
      )
    case 'many':
      return <p>{words.arrivals.many(look.count, look.all)}</p>
    case 'refused':
      return (
        <FileTrouble>
          {words.arrivals.refused} {look.why}
        </FileTrouble>
      )
    case 'faulty':
      return <FileTrouble>{look.fault === 'unreadable' ? words.arrivals.gone : words.exchange.in.faults[look.fault]}</FileTrouble>
    case 'nothing':
      return <FileTrouble>{words.arrivals.nothing}</FileTrouble>
  }
}

function FileTrouble({ children }: { readonly children: React.ReactNode }) {
  return (
    <p className={styles.trouble}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  )
}

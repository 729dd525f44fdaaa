import { useCallback, useEffect, useRef, useState } from 'react'
import type { ExportAsked, ExportKind, ExportPiece } from '#shared/contract/exchange'
import { useConnection } from '../client/client-context'
import type { Connection } from '../client/connection'
import { patiently } from './patiently'
import { saveFile } from './save-file'

/** How far the making of a file is. */
type Exporting =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly done: number; readonly total: number }
  | {
      readonly kind: 'done'
      readonly what: ExportKind
      readonly name: string
      readonly matches: number
      readonly unreadable: number
      readonly leftOut: ExportPiece['leftOut']
    }
  /** There was nothing to put into it. */
  | { readonly kind: 'empty'; readonly what: ExportKind }
  | { readonly kind: 'failed'; readonly message: string }

export interface ExportControl {
  readonly exporting: Exporting
  /** Makes the file and hands it over, unless one is being made. */
  readonly run: (asked: ExportAsked, name: string) => Promise<void>
  readonly cancel: () => void
}

const TYPES: Readonly<Record<ExportKind, string>> = {
  records: 'application/json',
  evenings: 'application/json',
  results: 'text/csv;charset=utf-8',
  events: 'text/csv;charset=utf-8',
}

/** Files of matches: made by the host piece by piece, joined and saved by the page; begun again where the connection was lost meanwhile. */
export function useExport(): ExportControl {
  const connection = useConnection()
  const [exporting, setExporting] = useState<Exporting>({ kind: 'idle' })
  const underWay = useRef<AbortController | null>(null)
  useEffect(() => () => underWay.current?.abort(), [])

  const run = useCallback(
    async (asked: ExportAsked, name: string): Promise<void> => {
      if (underWay.current !== null) return
      const stop = new AbortController()
      underWay.current = stop
      setExporting({ kind: 'running', done: 0, total: 0 })
      const ended = await exportTo(connection, asked, name, stop.signal, (done, total) =>
        setExporting(asked.kind === 'evenings' ? { kind: 'running', done: 0, total: 0 } : { kind: 'running', done, total }),
      )
      underWay.current = null
      setExporting(ended)
    },
    [connection],
  )
  const cancel = useCallback(() => underWay.current?.abort(), [])
  return { exporting, run, cancel }
}

async function exportTo(
  connection: Connection,
  asked: ExportAsked,
  name: string,
  signal: AbortSignal,
  progress: (done: number, total: number) => void,
): Promise<Exporting> {
  const made = async () => {
    const texts: string[] = []
    let last: Omit<ExportPiece, 'text'> = { done: 0, total: 0, unreadable: 0, leftOut: [] }
    for await (const { text, ...how } of await connection.client.exchange.export(asked, { signal })) {
      texts.push(text)
      last = how
      progress(how.done, how.total)
    }
    return { texts, last }
  }
  let answer: Awaited<ReturnType<typeof made>>
  try {
    answer = await patiently(connection, signal, made)
  } catch (fault) {
    return signal.aborted ? { kind: 'idle' } : { kind: 'failed', message: fault instanceof Error ? fault.message : String(fault) }
  }
  const { texts, last } = answer
  if (signal.aborted) return { kind: 'idle' }
  const matches = last.total - last.unreadable
  if (matches === 0 && last.unreadable === 0) return { kind: 'empty', what: asked.kind }
  saveFile(name, new Blob(texts, { type: TYPES[asked.kind] }))
  return { kind: 'done', what: asked.kind, name, matches, unreadable: last.unreadable, leftOut: last.leftOut }
}

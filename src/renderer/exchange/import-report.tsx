import { Notice } from '../components/notice/notice'
import { BESIDE_KINDS, BESIDE_WAYS, type Imported } from '#shared/contract/exchange'
import { isRefusal } from '#shared/match/events'
import { words } from '../messages/page'
import { scorerWords } from '../messages/scorer'
import type { Importing, Refusal, Report } from './import-run'
import styles from './exchange.module.css'

/** What became of the records, and why those that were refused were. */
export function ImportReport({ importing }: { readonly importing: Importing }) {
  const importWords = words.exchange.in
  if (importing.kind === 'idle') return null
  const { report } = importing
  return (
    <>
      <div role="status">
        {importing.kind === 'ended' && (
          <Notice tone={importing.how === 'finished' ? 'info' : 'warning'} title={importWords.ended[importing.how]}>
            <Counts report={report} />
          </Notice>
        )}
      </div>
      {importing.kind === 'running' && <Counts report={report} />}
      {importing.kind === 'ended' && report.refusals.length > 0 && <Refusals report={report} />}
    </>
  )
}

function Counts({ report }: { readonly report: Report }) {
  const importWords = words.exchange.in
  const { added, extended, known, inBin, refused } = report
  const told = [
    added > 0 && importWords.added(added),
    extended > 0 && importWords.extended(extended),
    known > 0 && importWords.known(known),
    inBin > 0 && importWords.inBin(inBin),
    ...BESIDE_KINDS.flatMap((what) => BESIDE_WAYS.map((how) => report.beside[what][how] > 0 && importWords.beside(what, how, report.beside[what][how]))),
    refused > 0 && importWords.refused(refused),
  ].filter((each) => each !== false)
  if (told.length === 0) return <p>{importWords.nothing}</p>
  return (
    <ul className={styles.counts}>
      {told.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  )
}

function Refusals({ report: { refusals, refused } }: { readonly report: Report }) {
  const importWords = words.exchange.in
  return (
    <div className={styles.refusals} role="region" aria-label={importWords.refusals} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{importWords.refusals}</caption>
        <thead>
          <tr>
            <th scope="col">{importWords.table.file}</th>
            <th scope="col">{importWords.table.place}</th>
            <th scope="col">{importWords.table.why}</th>
            <th scope="col">{importWords.table.code}</th>
          </tr>
        </thead>
        <tbody>
          {alike(refusals).map(({ refusal, more }, index) => {
            if (refusal === null)
              return (
                <tr key={index}>
                  <td colSpan={4}>{importWords.alike(more)}</td>
                </tr>
              )
            const { why, code } = reasonOf(refusal)
            return (
              <tr key={index}>
                <td>{refusal.file}</td>
                <td>{refusal.of === 'file' ? importWords.place.file : importWords.place[refusal.of](refusal.place)}</td>
                <td>{why}</td>
                <td>
                  <code>{code}</code>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {refused > refusals.length && <p>{importWords.more(refused - refusals.length)}</p>}
    </div>
  )
}

/** So many that follow each other in a file and are refused for the same are shown; the others are counted. */
const SHOWN_ALIKE = 3

/** The refusals, where a row without one says how many more like those before it there are. */
function alike(refusals: readonly Refusal[]): readonly { readonly refusal: Refusal | null; readonly more: number }[] {
  const rows: { refusal: Refusal | null; more: number }[] = []
  let run = { of: '', length: 0 }
  for (const refusal of refusals) {
    const of = `${refusal.file}\n${causeOf(refusal)}`
    run = { of, length: run.of === of ? run.length + 1 : 1 }
    const last = rows.at(-1)
    if (run.length <= SHOWN_ALIKE) rows.push({ refusal, more: 0 })
    else if (last?.refusal === null) last.more += 1
    else rows.push({ refusal: null, more: 1 })
  }
  return rows
}

/** What is wrong, whatever stands there. */
function causeOf(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'faulty':
      return refusal.fault
    case 'wrong-text':
      return refusal.error.kind === 'expected' ? `expected ${refusal.error.expected}` : refusal.error.kind
    case 'answered':
      return refusal.result.kind === 'refused' ? `${refusal.result.code} ${refusal.result.about?.refusal.code ?? ''} ${String(refusal.result.message)}` : ''
  }
}

function reasonOf(refusal: Refusal): { readonly why: string; readonly code: string } {
  const importWords = words.exchange.in
  if (refusal.kind === 'faulty') return { why: importWords.faults[refusal.fault], code: 'bad-record' }
  if (refusal.kind === 'wrong-text') return { why: scorerWords.textErrorSentence(refusal.error), code: 'bad-record' }
  const { result } = refusal
  return result.kind === 'refused' ? { why: refusedWords(result), code: result.code } : { why: '', code: '' }
}

/** In the language of the page; in English where the host is older or newer and tells no more. */
function refusedWords({ about, round, event, message }: Extract<Imported, { readonly kind: 'refused' }>): string {
  if (about === undefined || !isRefusal(about.refusal)) return message
  return scorerWords.recordRefusalSentence({ round, event, refusal: about.refusal }, about.names, about.game)
}

import { Notice } from '../components/notice/notice'
import { exchangeWords } from '../messages/page'
import type { Importing, Refusal, Report } from './import-run'
import styles from './exchange.module.css'

/** What became of the records, and why those that were refused were. */
export function ImportReport({ importing }: { readonly importing: Importing }) {
  const words = exchangeWords.in
  if (importing.kind === 'idle') return null
  const { report } = importing
  return (
    <>
      <div role="status">
        {importing.kind === 'ended' && (
          <Notice tone={importing.how === 'finished' ? 'info' : 'warning'} title={words.ended[importing.how]}>
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
  const words = exchangeWords.in
  const { added, extended, known, inBin, refused } = report
  const told = [
    added > 0 && words.added(added),
    extended > 0 && words.extended(extended),
    known > 0 && words.known(known),
    inBin > 0 && words.inBin(inBin),
    refused > 0 && words.refused(refused),
  ].filter((each) => each !== false)
  if (told.length === 0) return <p>{words.nothing}</p>
  return (
    <ul className={styles.counts}>
      {told.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  )
}

function Refusals({ report: { refusals, refused } }: { readonly report: Report }) {
  const words = exchangeWords.in
  return (
    <div className={styles.refusals} role="region" aria-label={words.refusals} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{words.refusals}</caption>
        <thead>
          <tr>
            <th scope="col">{words.table.file}</th>
            <th scope="col">{words.table.place}</th>
            <th scope="col">{words.table.why}</th>
            <th scope="col">{words.table.code}</th>
          </tr>
        </thead>
        <tbody>
          {refusals.map((refusal, index) => {
            const { why, code } = reasonOf(refusal)
            return (
              <tr key={index}>
                <td>{refusal.file}</td>
                <td>{refusal.of === 'file' ? words.place.file : words.place[refusal.of](refusal.place)}</td>
                <td>{why}</td>
                <td>
                  <code>{code}</code>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {refused > refusals.length && <p>{words.more(refused - refusals.length)}</p>}
    </div>
  )
}

function reasonOf(refusal: Refusal): { readonly why: string; readonly code: string } {
  const words = exchangeWords.in
  if (refusal.kind === 'faulty') return { why: words.faults[refusal.fault], code: 'bad-record' }
  return refusal.result.kind === 'refused' ? { why: refusal.result.message, code: refusal.result.code } : { why: '', code: '' }
}

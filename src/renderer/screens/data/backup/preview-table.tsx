import type { BackupPreview } from '#shared/contract/backup'
import { listed } from '../../../messages/scorer'
import { Disclosure } from '../../../components/disclosure/disclosure'
import { Notice } from '../../../components/notice/notice'
import { backupFaultWords, backupWords, dayWords } from '../../../messages/page'
import { FaultNotice } from './fault-list'
import styles from './backup.module.css'

const COLUMNS = ['new', 'same', 'older', 'newer', 'left'] as const

/** What is in a backup beside what is here, in numbers and match by match. */
export function PreviewTable({ preview }: { readonly preview: BackupPreview }) {
  const words = backupWords.restore
  const { matches, people, photographs, namesakes, lines } = preview
  const left = matches.left + people.left
  const columns = COLUMNS.filter((column) => column !== 'left' || left > 0)
  const rows = [
    { name: words.table.matches, counts: matches },
    { name: words.table.people, counts: people },
    { name: words.table.photographs, counts: { ...photographs, older: null, newer: null, left: null } },
  ]
  const differing = matches.new + matches.older + matches.newer + matches.left
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">{words.table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.table.what}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {words.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, counts }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.map((column) => (
                <td key={column} data-column={words.columns[column]} data-none={counts[column] === null || undefined}>
                  {counts[column] ?? words.none}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 && <p>{words.left(left)}</p>}
      <FaultNotice faults={preview.faults} text={backupFaultWords.restoring} />
      {namesakes.length > 0 && (
        <Notice tone="warning">
          <p>{words.namesakes(namesakes)}</p>
        </Notice>
      )}
      {lines.length > 0 && (
        <Disclosure summary={lines.length < differing ? words.linesFirst(lines.length, differing) : words.lines(lines.length)} lazy>
          <ul className={styles.list}>
            {lines.map(({ matchId, names, date, state }) => (
              <li key={matchId} className={styles.made}>
                <span>{listed(names)}</span>
                <span className={styles.quiet}>
                  {dayWords(date)} · {words.states[state]}
                </span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  )
}

import type { BackupPreview } from '#shared/contract/backup'
import { scorerWords } from '../../../messages/scorer'
import { Disclosure } from '../../../components/disclosure/disclosure'
import { Notice } from '../../../components/notice/notice'
import { words } from '../../../messages/page'
import { FaultNotice } from './fault-list'
import styles from './backup.module.css'

const COLUMNS = ['new', 'same', 'older', 'newer', 'left'] as const

type Counts = BackupPreview['matches']
/** What a preview counts by versions: each has a row, and a name for it. */
type Counted = { [F in keyof BackupPreview]: BackupPreview[F] extends Counts ? F : never }[keyof BackupPreview]
const COUNTED = ['matches', 'people', 'seasons', 'evenings'] as const satisfies readonly Counted[]

/** What is in a backup beside what is here, in numbers and match by match. */
export function PreviewTable({ preview }: { readonly preview: BackupPreview }) {
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

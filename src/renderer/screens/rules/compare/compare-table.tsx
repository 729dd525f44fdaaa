import type { PresetId } from '#shared/rules/presets'
import { scorerWords } from '../../../messages/scorer'
import { words } from '../../../messages/page'
import { RuleLinks } from '../../../rulebook/rule-links'
import { StatementMark } from '../../../rulebook/statement-mark'
import { compareRows, type Cell, type Row } from './compare-rows'
import styles from './compare.module.css'

interface Props {
  readonly caption: string
  readonly presets: readonly PresetId[]
  readonly onlyDifferent: boolean
  /** Why each has what it has, where there is room for it. */
  readonly reasons: boolean
}

/** Rule sets beside one another, a row for each thing they may differ in. */
export function CompareTable({ caption, presets, onlyDifferent, reasons }: Props) {
  const compareWords = words.ruleBook.compare
  const groups = compareRows(presets, onlyDifferent)
  return (
    <div className={styles.frame} role="region" aria-label={caption} tabIndex={0} data-many={presets.length > 2 || undefined}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{compareWords.what}</th>
            {presets.map((id) => (
              <th key={id} scope="col">
                {scorerWords.presetNames[id]}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ group, rows }) => (
          <tbody key={group}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={presets.length + 1}>
                {compareWords.groups[group]}
              </th>
            </tr>
            {rows.map((row) => (
              <CompareRow key={row.key} row={row} presets={presets} marked={!onlyDifferent && row.differs} reasons={reasons} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

interface RowProps {
  readonly row: Row
  readonly presets: readonly PresetId[]
  /** Among rows that agree, it says that it differs. */
  readonly marked: boolean
  readonly reasons: boolean
}

function CompareRow({ row, presets, marked, reasons }: RowProps) {
  const compareWords = words.ruleBook.compare
  return (
    <tr data-differs={marked || undefined}>
      <th scope="row">
        {row.name}
        {marked && (
          <>
            {' '}
            <span className={styles.differs}>{compareWords.differs}</span>
          </>
        )}
        <RuleLinks ids={row.rules} />
      </th>
      {row.cells.map((cell, at) => (
        <td key={presets[at]}>
          <CellText cell={cell} reasons={reasons} />
        </td>
      ))}
    </tr>
  )
}

function CellText({ cell: { value, why, kind }, reasons }: { readonly cell: Cell; readonly reasons: boolean }) {
  const compareWords = words.ruleBook.compare
  if (value === null) {
    return (
      <>
        <span aria-hidden="true">{compareWords.absent}</span>
        <span className="visually-hidden">{compareWords.absentInFull}</span>
      </>
    )
  }
  return (
    <>
      <span className={styles.value}>{value}</span>
      {kind !== null && <StatementMark kind={kind} small={!reasons} />}
      {reasons && why !== '' && <span className={styles.why}>{why}</span>}
    </>
  )
}

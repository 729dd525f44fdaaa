import type { Dispatch } from 'react'
import { distinctTiles } from '#shared/domino/set'
import { scorerWords } from '../../../messages/scorer'
import { ChoiceGroup } from '../../../components/choice-group/choice-group'
import { words } from '../../../messages/page'
import { TABLE_KINDS, type Case, type CaseAction } from '../../../match/arbiter/case'
import type { ReadCase } from '../../../match/arbiter/dispute'
import { BoneyardCount, EndsEditor } from './ends-editor'
import { LineEditor } from './line-editor'
import type { LineEntry } from './use-line-entry'
import styles from './entry.module.css'

interface Props {
  readonly told: Case
  readonly read: ReadCase
  readonly line: LineEntry
  readonly onChange: Dispatch<CaseAction>
}

/** What lies on the table: its open ends, or the whole line. All of it may be left out. */
export function TableEditor({ told, read, line, onChange }: Props) {
  const tableWords = words.settle.table
  const { rules } = read
  return (
    <>
      <h2 className={styles.heading} tabIndex={-1} data-hand-heading>
        {tableWords.heading}
      </h2>
      <p className={styles.hint}>{tableWords.optional}</p>
      <ChoiceGroup
        legend={tableWords.kind}
        legendHidden
        layout="segments"
        choices={TABLE_KINDS.map((kind) => ({ value: kind, label: tableWords.kinds[kind] }))}
        value={told.table.kind}
        onChange={(kind) => onChange({ type: 'table', kind })}
      />
      {told.table.kind === 'ends' ? (
        <EndsEditor rules={rules} ends={told.table.ends} onChange={onChange} />
      ) : (
        <LineEditor read={read} text={told.table.line} entry={line} onChange={onChange} />
      )}
      <BoneyardCount
        label={tableWords.boneyard(scorerWords.gameWords(rules.game).boneyard)}
        counted={told.boneyard}
        most={distinctTiles(rules.maxPip) * rules.copies}
        onChange={onChange}
      />
    </>
  )
}

import type { Dispatch } from 'react'
import { armName } from '#shared/domino/line'
import type { Suit } from '#shared/domino/tile'
import type { Rules } from '#shared/games/rules'
import { Select } from '../../../components/field/text-field'
import { NumberField } from '../../../components/field/number-field'
import { words } from '../../../messages/page'
import type { CaseAction } from '../../../match/arbiter/case'
import styles from './entry.module.css'

interface Props {
  readonly rules: Rules
  readonly ends: readonly (Suit | null)[]
  readonly onChange: Dispatch<CaseAction>
}

/** What each open end shows, where nobody wants to tell the whole line. */
export function EndsEditor({ rules, ends, onChange }: Props) {
  const tableWords = words.settle.table
  const suits = Array.from({ length: rules.maxPip + 1 }, (_, suit) => suit)
  return (
    <div className={styles.row}>
      {Array.from({ length: rules.arms }, (_, arm) => (
        <Select
          key={arm}
          className={styles.end}
          label={tableWords.endOf(armName(rules.layout, arm))}
          value={ends[arm] ?? ''}
          onChange={({ target }) => onChange({ type: 'end', arm, suit: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">{tableWords.endOpen}</option>
          {suits.map((suit) => (
            <option key={suit} value={suit}>
              {tableWords.suit(suit)}
            </option>
          ))}
        </Select>
      ))}
    </div>
  )
}

interface BoneyardProps {
  readonly label: string
  readonly counted: number | null
  readonly most: number
  readonly onChange: Dispatch<CaseAction>
}

/** Tiles face down, where someone has counted them. */
export function BoneyardCount({ label, counted, most, onChange }: BoneyardProps) {
  const tableWords = words.settle.table
  const set = (boneyard: number | null): void => onChange({ type: 'boneyard', boneyard })
  return (
    <div className={styles.row}>
      <Select label={label} value={counted === null ? 'untold' : 'counted'} onChange={({ target }) => set(target.value === 'untold' ? null : 2)}>
        <option value="untold">{tableWords.boneyardUntold}</option>
        <option value="counted">{tableWords.boneyardCounted}</option>
      </Select>
      {counted !== null && <NumberField label={tableWords.boneyardTiles} min={0} max={most} value={counted} onChange={set} />}
    </div>
  )
}

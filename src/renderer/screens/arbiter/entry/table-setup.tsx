import type { Dispatch } from 'react'
import type { Home } from '#shared/contract/lists'
import { changedSettings } from '#shared/rules/house-rules'
import { PRESET_IDS, type PresetId } from '#shared/rules/presets'
import type { SettingName } from '#shared/rules/rules'
import { scorerWords } from '../../../messages/scorer'
import { Disclosure } from '../../../components/disclosure/disclosure'
import { Select } from '../../../components/field/text-field'
import { words } from '../../../messages/page'
import { checkSeats } from '../../../match/setup/check-draft'
import { lastRules } from '../../../match/setup/draft'
import { RulesPanel } from '../../../match/setup/rules-panel'
import { Seats } from '../../../match/setup/seats'
import type { Case, CaseAction } from '../../../match/arbiter/case'
import { namesOf } from '../../../match/arbiter/dispute'
import styles from './entry.module.css'

/** House rules and readings that can decide a blocked round. */
const ASKED: readonly SettingName[] = [
  'blockedRule',
  'blockedPoints',
  'tileDeduction',
  'floor',
  'maxPip',
  'copies',
  'arms',
  'completeFirstDouble',
  'reserve',
  'americanGap',
  'germanTies',
]

interface Props {
  readonly told: Case
  readonly home: Pick<Home, 'people' | 'setups'>
  /** Why such a table cannot be, in words. */
  readonly problem: string | undefined
  /** Folded away at first: the match has said it all. */
  readonly folded: boolean
  readonly onChange: Dispatch<CaseAction>
}

/** What is played, by which rules, and who sits at the table. */
export function TableSetup({ told, home, problem, folded, onChange }: Props) {
  const setupWords = words.settle.setup
  const { preset, rules } = told
  return (
    <Disclosure
      className={styles.setup}
      open={!folded || problem !== undefined}
      summary={
        <span className={styles.summary}>
          <span className={styles.tableSetupHeading}>{setupWords.heading}</span>
          <span className={styles.told}>{setupWords.summary(preset, namesOf(told), changedSettings(preset, rules).length)}</span>
        </span>
      }
    >
      <div className={styles.body}>
        <Select
          label={setupWords.game}
          value={preset}
          onChange={({ target }) => {
            const chosen = target.value as PresetId
            onChange({ type: 'preset', preset: chosen, rules: lastRules(home.setups, chosen) })
          }}
        >
          {PRESET_IDS.map((id) => (
            <option key={id} value={id}>
              {scorerWords.presetNames[id]}
            </option>
          ))}
        </Select>
        <Seats draft={told} people={home.people} problems={checkSeats(told)} onChange={onChange} />
        <RulesPanel
          preset={preset}
          rules={rules}
          only={ASKED}
          intro={setupWords.rulesIntro}
          problem={problem === undefined ? undefined : setupWords.rulesWrong(problem)}
          onChange={(changed) => onChange({ type: 'rules', rules: changed })}
        />
      </div>
    </Disclosure>
  )
}

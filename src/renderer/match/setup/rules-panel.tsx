import type { RuleOverrides } from '#shared/match/record'
import { changedSettings } from '#shared/rules/house-rules'
import type { PresetId } from '#shared/rules/presets'
import { classes } from '../../components/classes'
import { Disclosure } from '../../components/disclosure/disclosure'
import { FieldError } from '../../components/field/field'
import { words } from '../../messages/page'
import { RulesForm } from './rules-form'
import styles from './setup.module.css'

interface RulesPanelProps {
  readonly className?: string | undefined
  readonly preset: PresetId
  readonly rules: RuleOverrides
  readonly problem: string | undefined
  readonly onChange: (rules: RuleOverrides) => void
}

/** Every house rule and reading of the game, with its default and why it is that. */
export function RulesPanel({ className, preset, rules, problem, onChange }: RulesPanelProps) {
  const rulesWords = words.newMatch.rules
  const changed = changedSettings(preset, rules)
  return (
    <div data-problem={problem === undefined ? undefined : true}>
      <Disclosure
        lazy
        className={classes(styles.panel, className)}
        summary={
          <span className={styles.summary}>
            <span className={styles.heading}>{rulesWords.heading}</span>
            <span className={styles.state} data-changed={changed.length > 0 || undefined}>
              {changed.length === 0 ? rulesWords.asPreset : rulesWords.changedCount(changed.length)}
            </span>
          </span>
        }
      >
        <RulesForm preset={preset} rules={rules} intro={rulesWords.intro} onChange={onChange} />
      </Disclosure>
      {problem !== undefined && <FieldError id="rules-problem">{problem}</FieldError>}
    </div>
  )
}

import { MISTAKE_SHEETS, MOST_PENALTY, PENALISED, PENALTY_WAYS, type MistakeRules, rulesOfSheet } from '#shared/games/mistakes'
import { sameJson } from '#shared/kernel/canonical'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { Disclosure } from '../../components/disclosure/disclosure'
import { NumberField } from '../../components/field/number-field'
import { Select } from '../../components/field/text-field'
import { Switch } from '../../components/switch/switch'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import styles from './setup.module.css'

interface MistakeRulesRowProps {
  readonly chosen: MistakeRules
  /** What the table plays to: a sheet's points are made smaller for a small one. */
  readonly target: number
  readonly onChange: (chosen: MistakeRules) => void
}

/** What holds at each mistake: as a sheet of another domino game has it, or chosen one by one. */
export function MistakeRulesRow({ chosen, target, onChange }: MistakeRulesRowProps) {
  const mistakeWords = words.newMatch.rules.mistakes
  const { mistakeNames, capitalised, mistakesWords } = scorerWords
  const sheet = sameJson(chosen, {}) ? 'told' : (MISTAKE_SHEETS.find((each) => sameJson(rulesOfSheet(each, target), chosen))?.site ?? 'own')
  const change = (changed: MistakeRules): void =>
    onChange(Object.fromEntries(Object.entries({ ...chosen, ...changed }).filter(([, value]) => value !== undefined)))
  const take = (site: string): void => {
    const taken = MISTAKE_SHEETS.find((each) => each.site === site)
    if (site !== 'own') onChange(taken === undefined ? {} : rulesOfSheet(taken, target))
  }
  return (
    <Disclosure
      lazy
      data-setting="mistakes"
      summary={
        <span className={styles.settingRowSummary}>
          <span className={styles.name}>{mistakeWords.heading}</span>
          <span className={styles.value}>{capitalised(mistakesWords(chosen))}</span>
        </span>
      }
    >
      <div className={styles.settingRowBody}>
        <p>{mistakeWords.hint}</p>
        <Select label={mistakeWords.sheet} value={sheet} onChange={({ target: { value } }) => take(value)}>
          <option value="told">{mistakeWords.told}</option>
          {MISTAKE_SHEETS.map(({ site }) => (
            <option key={site} value={site}>
              {site}
            </option>
          ))}
          {sheet === 'own' && <option value="own">{mistakeWords.own}</option>}
        </Select>
        {sheet !== 'told' && sheet !== 'own' && <p className={styles.why}>{mistakeWords.source(sheet)}</p>}
        {PENALISED.map((name) => {
          const penalty = chosen[name]
          const label = capitalised(mistakeNames[name])
          return (
            <div key={name} role="group" aria-label={label} className={styles.settingRowBody}>
              <Switch
                label={label}
                checked={penalty !== undefined}
                onChange={(on) => change({ [name]: on ? rulesOfSheet(MISTAKE_SHEETS[0], target).couldPlay : undefined })}
              />
              {penalty !== undefined && (
                <div className={styles.fields}>
                  <NumberField
                    label={mistakeWords.points}
                    min={1}
                    max={MOST_PENALTY}
                    value={penalty.points}
                    onChange={(points) => change({ [name]: { ...penalty, points } })}
                  />
                  <ChoiceGroup
                    legend={mistakeWords.way}
                    layout="rows"
                    value={penalty.way}
                    choices={PENALTY_WAYS.map((value) => ({ value, label: mistakeWords.ways[value] }))}
                    onChange={(way) => change({ [name]: { ...penalty, way } })}
                  />
                </div>
              )}
            </div>
          )
        })}
        <Switch
          label={capitalised(mistakeNames.lateMisplay)}
          checked={chosen.lateMisplay !== undefined}
          onChange={(on) => change({ lateMisplay: on ? 'unpaid' : undefined })}
        />
        <Switch
          label={capitalised(mistakeNames.exposed)}
          checked={chosen.exposed !== undefined}
          onChange={(on) => change({ exposed: on ? 'first-chance' : undefined })}
        />
      </div>
    </Disclosure>
  )
}

import { CALLING, MISTAKE_SHEETS, MOST_DRAWN, MOST_PENALTY, PENALISED, PENALTY_WAYS, type MistakeRules, rulesOfSheet } from '#shared/games/mistakes'
import { sameJson } from '#shared/kernel/canonical'
import { omitUndefined } from '#shared/kernel/omit-undefined'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { Disclosure } from '../../components/disclosure/disclosure'
import { NumberField } from '../../components/field/number-field'
import { Select } from '../../components/field/text-field'
import { Switch } from '../../components/switch/switch'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import styles from './setup.module.css'

/** What a table chooses or not. */
const SWITCHES = [
  { name: 'lateMisplay', value: 'unpaid' },
  { name: 'exposed', value: 'first-chance' },
  { name: 'touched', value: 'must-be-played' },
  { name: 'adjustWins', value: true },
  { name: 'claims', value: 'round-agreed' },
  { name: 'afterTime', value: 'now' },
  { name: 'lastLevel', value: 'one-more' },
] as const satisfies readonly { readonly name: keyof MistakeRules; readonly value: unknown }[]

/** As mexicantrainfun.com has it. */
const USUAL_DRAW = 2
/** As rocoh.org has it. */
const USUAL_PERCENT = 20
const MOST_PERCENT = 100

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
              {name === 'couldPlay' && chosen.couldPlay !== undefined && <MoreThanPoints chosen={chosen.couldPlay} onChange={change} />}
            </div>
          )
        })}
        {SWITCHES.map(({ name, value }) => (
          <Switch
            key={name}
            label={capitalised(mistakeNames[name])}
            checked={chosen[name] !== undefined}
            onChange={(on) => change({ [name]: on ? value : undefined })}
          />
        ))}
        <Switch
          label={mistakeWords.lastTile}
          checked={chosen.lastTile !== undefined}
          onChange={(on) => change({ lastTile: on ? { draw: USUAL_DRAW } : undefined })}
        />
        {chosen.lastTile !== undefined && (
          <NumberField label={mistakeWords.draws} min={1} max={MOST_DRAWN} value={chosen.lastTile.draw} onChange={(draw) => change({ lastTile: { draw } })} />
        )}
        <Select
          label={mistakeWords.calling}
          value={chosen.calling ?? ''}
          onChange={({ target: { value } }) => change({ calling: CALLING.find((each) => each === value) })}
        >
          <option value="">{mistakeWords.appCounts}</option>
          {CALLING.map((each) => (
            <option key={each} value={each}>
              {capitalised(mistakeNames.calling[each])}
            </option>
          ))}
        </Select>
      </div>
    </Disclosure>
  )
}

interface MoreThanPointsProps {
  readonly chosen: NonNullable<MistakeRules['couldPlay']>
  readonly onChange: (chosen: MistakeRules) => void
}

/** What counts beside the points for a pass or a draw with a tile that fitted, where it is more, and whether the round stops. */
function MoreThanPoints({ chosen, onChange }: MoreThanPointsProps) {
  const { capitalised, mistakeNames } = scorerWords
  const { orHand, orPercent, stops, ...points } = chosen
  const set = (more: Pick<typeof chosen, 'orHand' | 'orPercent' | 'stops'>): void =>
    onChange({ couldPlay: { ...points, ...omitUndefined({ orHand, orPercent, stops, ...more }) } })
  return (
    <>
      <Switch label={capitalised(mistakeNames.orHand)} checked={orHand !== undefined} onChange={(on) => set({ orHand: on ? true : undefined })} />
      <Switch
        label={capitalised(mistakeNames.orPercent(orPercent ?? USUAL_PERCENT))}
        checked={orPercent !== undefined}
        onChange={(on) => set({ orPercent: on ? USUAL_PERCENT : undefined })}
      />
      {orPercent !== undefined && (
        <NumberField
          label={words.newMatch.rules.mistakes.percent}
          min={1}
          max={MOST_PERCENT}
          value={orPercent}
          onChange={(percent) => set({ orPercent: percent })}
        />
      )}
      <Switch label={capitalised(mistakeNames.stops)} checked={stops !== undefined} onChange={(on) => set({ stops: on ? true : undefined })} />
    </>
  )
}

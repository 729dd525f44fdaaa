import { useLocation, useSearch } from 'wouter'
import { PRESET_IDS, type PresetId } from '#shared/rules/presets'
import { scorerWords } from '../../../messages/scorer'
import { Page } from '../../../app/page'
import { paths } from '../../../navigation/paths'
import { ButtonLink } from '../../../components/button/button'
import { ChoiceGroup } from '../../../components/choice-group/choice-group'
import { Disclosure } from '../../../components/disclosure/disclosure'
import { Select } from '../../../components/field/text-field'
import { Icon } from '../../../components/icon/icon'
import { words } from '../../../messages/page'
import { compareRows } from './compare-rows'
import { CompareTable } from './compare-table'
import styles from './compare.module.css'

interface Compared {
  readonly one: PresetId
  readonly other: PresetId
  readonly everything: boolean
}

function comparedIn(search: string): Compared {
  const asked = new URLSearchParams(search)
  const named = (key: string): PresetId | undefined => PRESET_IDS.find((id) => id === asked.get(key))
  return { one: named('one') ?? 'bergen-pagat', other: named('other') ?? 'bergen-draw', everything: asked.get('show') === 'everything' }
}

/** How rule sets and their sources differ: two of them with the reasons, or all of them. */
export function CompareScreen() {
  const compareWords = words.ruleBook.compare
  const { one, other, everything } = comparedIn(useSearch())
  const [, navigate] = useLocation()
  const compare = (change: Partial<Compared>): void => {
    const next = { one, other, everything, ...change }
    const search = new URLSearchParams({ one: next.one, other: next.other, ...(next.everything ? { show: 'everything' } : {}) })
    navigate(`${paths.compareRules}?${search.toString()}`, { replace: true })
  }
  const same = compareRows([one, other], true).length === 0
  return (
    <Page title={compareWords.title}>
      <div>
        <ButtonLink href={paths.rules}>
          <Icon name="back" />
          {words.ruleBook.rule.back}
        </ButtonLink>
      </div>
      <p className={styles.intro}>{compareWords.intro}</p>
      <div className={styles.choice}>
        <PresetSelect label={compareWords.one} value={one} onChange={(id) => compare({ one: id })} />
        <PresetSelect label={compareWords.other} value={other} onChange={(id) => compare({ other: id })} />
        <ChoiceGroup
          legend={compareWords.show}
          layout="segments"
          choices={[
            { value: 'different', label: compareWords.onlyDifferent },
            { value: 'everything', label: compareWords.everything },
          ]}
          value={everything ? 'everything' : 'different'}
          onChange={(show) => compare({ everything: show === 'everything' })}
        />
      </div>
      {same && !everything ? (
        <p role="status">{compareWords.nothing}</p>
      ) : (
        <CompareTable
          reasons
          caption={compareWords.caption(scorerWords.presetNames[one], scorerWords.presetNames[other])}
          presets={[one, other]}
          onlyDifferent={!everything}
        />
      )}
      <Disclosure lazy summary={compareWords.all}>
        <CompareTable reasons={false} caption={compareWords.allCaption} presets={PRESET_IDS} onlyDifferent={!everything} />
      </Disclosure>
    </Page>
  )
}

interface SelectProps {
  readonly label: string
  readonly value: PresetId
  readonly onChange: (id: PresetId) => void
}

function PresetSelect({ label, value, onChange }: SelectProps) {
  return (
    <Select label={label} value={value} onChange={(event) => onChange(PRESET_IDS.find((id) => id === event.target.value) ?? value)}>
      {PRESET_IDS.map((id) => (
        <option key={id} value={id}>
          {scorerWords.presetNames[id]}
        </option>
      ))}
    </Select>
  )
}

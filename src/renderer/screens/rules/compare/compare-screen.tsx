import { useLocation, useSearch } from 'wouter'
import { PRESET_IDS, type PresetId } from '#shared/rules/presets'
import { PRESET_NAMES } from '../../../messages/scorer'
import { Page } from '../../../app/page'
import { paths } from '../../../navigation/paths'
import { ButtonLink } from '../../../components/button/button'
import { ChoiceGroup } from '../../../components/choice-group/choice-group'
import { Disclosure } from '../../../components/disclosure/disclosure'
import { Select } from '../../../components/field/text-field'
import { Icon } from '../../../components/icon/icon'
import { ruleBookWords } from '../../../messages/page'
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

/** How rule sets and their sources differ: two of them with the reasons, or all six. */
export function CompareScreen() {
  const words = ruleBookWords.compare
  const { one, other, everything } = comparedIn(useSearch())
  const [, navigate] = useLocation()
  const compare = (change: Partial<Compared>): void => {
    const next = { one, other, everything, ...change }
    const search = new URLSearchParams({ one: next.one, other: next.other, ...(next.everything ? { show: 'everything' } : {}) })
    navigate(`${paths.compareRules}?${search.toString()}`, { replace: true })
  }
  const same = compareRows([one, other], true).length === 0
  return (
    <Page title={words.title}>
      <div>
        <ButtonLink href={paths.rules}>
          <Icon name="back" />
          {ruleBookWords.rule.back}
        </ButtonLink>
      </div>
      <p className={styles.intro}>{words.intro}</p>
      <div className={styles.choice}>
        <PresetSelect label={words.one} value={one} onChange={(id) => compare({ one: id })} />
        <PresetSelect label={words.other} value={other} onChange={(id) => compare({ other: id })} />
        <ChoiceGroup
          legend={words.show}
          layout="segments"
          choices={[
            { value: 'different', label: words.onlyDifferent },
            { value: 'everything', label: words.everything },
          ]}
          value={everything ? 'everything' : 'different'}
          onChange={(show) => compare({ everything: show === 'everything' })}
        />
      </div>
      {same && !everything ? (
        <p role="status">{words.nothing}</p>
      ) : (
        <CompareTable reasons caption={words.caption(PRESET_NAMES[one], PRESET_NAMES[other])} presets={[one, other]} onlyDifferent={!everything} />
      )}
      <Disclosure lazy summary={words.all}>
        <CompareTable reasons={false} caption={words.allCaption} presets={PRESET_IDS} onlyDifferent={!everything} />
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
          {PRESET_NAMES[id]}
        </option>
      ))}
    </Select>
  )
}

import { useLocation, useSearch } from 'wouter'
import { SHOWN_FIRST } from '#shared/games/presets'
import { LINE_PRESETS, PRESETS, type PresetId } from '#shared/rules/presets'
import { Page } from '../../../app/page'
import { ButtonLink } from '../../../components/button/button'
import { ChoiceGroup } from '../../../components/choice-group/choice-group'
import { Disclosure } from '../../../components/disclosure/disclosure'
import { Select } from '../../../components/field/text-field'
import { Icon } from '../../../components/icon/icon'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { paths } from '../../../navigation/paths'
import { RuleLinks } from '../../../rulebook/rule-links'
import { StatementMark } from '../../../rulebook/statement-mark'
import { type Cell, type ComparedSetting, compareRows } from './compare-rows'
import styles from './compare.module.css'

interface CompareTableProps {
  readonly caption: string
  readonly presets: readonly PresetId[]
  readonly onlyDifferent: boolean
  /** Why each has what it has, where there is room for it. */
  readonly reasons: boolean
}

/** Rule sets beside one another, a row for each thing they may differ in. */
function CompareTable({ caption, presets, onlyDifferent, reasons }: CompareTableProps) {
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

interface CompareRowProps {
  readonly row: ComparedSetting
  readonly presets: readonly PresetId[]
  /** Among rows that agree, it says that it differs. */
  readonly marked: boolean
  readonly reasons: boolean
}

function CompareRow({ row, presets, marked, reasons }: CompareRowProps) {
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

interface Compared {
  readonly one: PresetId
  readonly other: PresetId
  readonly everything: boolean
}

function comparedIn(search: string): Compared {
  const asked = new URLSearchParams(search)
  const named = (key: string): PresetId | undefined => LINE_PRESETS.find((id) => id === asked.get(key))
  const [one, other] = SHOWN_FIRST
  return { one: named('one') ?? one, other: named('other') ?? other, everything: asked.get('show') === 'everything' }
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
      <p className={styles.intro}>{compareWords.intro(LINE_PRESETS.length, new Set(LINE_PRESETS.map((id) => PRESETS[id].source)).size)}</p>
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
      <Disclosure lazy summary={compareWords.all(LINE_PRESETS.length)}>
        <CompareTable reasons={false} caption={compareWords.allCaption} presets={LINE_PRESETS} onlyDifferent={!everything} />
      </Disclosure>
    </Page>
  )
}

function PresetSelect({ label, value, onChange }: { readonly label: string; readonly value: PresetId; readonly onChange: (id: PresetId) => void }) {
  return (
    <Select label={label} value={value} onChange={(event) => onChange(LINE_PRESETS.find((id) => id === event.target.value) ?? value)}>
      {LINE_PRESETS.map((id) => (
        <option key={id} value={id}>
          {scorerWords.presetNames[id]}
        </option>
      ))}
    </Select>
  )
}

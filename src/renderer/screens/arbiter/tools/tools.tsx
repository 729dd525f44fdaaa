import { useState, type Dispatch } from 'react'
import type { Home } from '#shared/contract/lists'
import { changedSettings } from '#shared/rules/house-rules'
import { PRESET_IDS, type PresetId } from '#shared/rules/presets'
import type { SettingName } from '#shared/games/rules'
import { Button, ButtonLink } from '../../../components/button/button'
import { Dialog } from '../../../components/dialog/dialog'
import { FieldError } from '../../../components/field/field'
import { Select } from '../../../components/field/text-field'
import { Icon } from '../../../components/icon/icon'
import { Popup } from '../../../components/popup/popup'
import type { Case, CaseAction } from '../../../match/arbiter/case'
import { textOfCase } from '../../../match/arbiter/text-case'
import { lastRules } from '../../../match/setup/draft'
import { RulesForm } from '../../../match/setup/rules-form'
import { CopyText } from '../../../match/text/copy-text'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import styles from './tools.module.css'

/** House rules and readings that can decide a blocked round. */
const ASKED: readonly SettingName[] = [
  'blockedRule',
  'blockedPoints',
  'tileDeduction',
  'floor',
  'maxPip',
  'copies',
  'arms',
  'spinner',
  'spinnerArms',
  'completeFirstDouble',
  'reserve',
  'americanGap',
  'germanTies',
]

interface Props {
  readonly told: Case
  readonly home: Pick<Home, 'setups'>
  /** Why these rules cannot be, in words. */
  readonly problem: string | undefined
  readonly again: string
  readonly onChange: Dispatch<CaseAction>
  readonly onAgain: () => void
  /** Left out where a match says it all. */
  readonly onPaste: (() => void) | undefined
  /** The match that it belongs to. */
  readonly back: string | undefined
}

/** Beside the title: the game and its rules, and what is rarely done. */
export function Tools({ told: { preset, rules, ...rest }, home, problem, again, onChange, onAgain, onPaste, back }: Props) {
  const setupWords = words.settle.setup
  const [open, setOpen] = useState(false)
  const changed = changedSettings(preset, rules).length
  return (
    <div className={styles.tools} data-tools>
      {back !== undefined && (
        <ButtonLink href={back} className={styles.back}>
          <Icon name="back" />
          {words.settle.toMatch}
        </ButtonLink>
      )}
      <Select
        className={styles.game}
        label={setupWords.game}
        labelHidden
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
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {changed === 0 ? setupWords.rules : setupWords.rulesChanged(changed)}
      </Button>
      <Popup className={styles.more} label={words.live.more} button={<Icon name="more" />}>
        {onPaste !== undefined && <Button onClick={onPaste}>{words.oneLine.settle.paste}</Button>}
        <CopyText textOf={() => textOfCase({ preset, rules, ...rest })} />
        <Button onClick={onAgain}>
          <Icon name="reset" />
          {again}
        </Button>
      </Popup>
      <Dialog width="form" open={open} title={words.newMatch.rules.heading} onClose={() => setOpen(false)}>
        {problem !== undefined && <FieldError id="settle-rules-problem">{setupWords.rulesWrong(problem)}</FieldError>}
        <RulesForm preset={preset} rules={rules} only={ASKED} intro={setupWords.rulesIntro} onChange={(to) => onChange({ type: 'rules', rules: to })} />
      </Dialog>
    </div>
  )
}

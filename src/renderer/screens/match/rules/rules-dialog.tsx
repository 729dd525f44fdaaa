import { useEffect, useMemo, useRef, useState } from 'react'
import { changeBetween, type RulesFrom } from '#shared/match/change-rules'
import { ruleOverridesSchema, type RuleOverrides } from '#shared/match/record'
import type { PresetId } from '#shared/rules/presets'
import { inLanguage, useSpoken } from '../../../app/language'
import { Button } from '../../../components/button/button'
import { ChoiceGroup } from '../../../components/choice-group/choice-group'
import { Dialog } from '../../../components/dialog/dialog'
import { Icon } from '../../../components/icon/icon'
import { KeptDraft } from '../../../components/kept-draft/kept-draft'
import { Notice } from '../../../components/notice/notice'
import { useDraft } from '../../../hooks/use-draft'
import { words } from '../../../messages/page'
import { RulesForm } from '../../../match/setup/rules-form'
import { AskingSwitch } from '../../../match/agreement/asking-switch'
import { CommandNotice } from '../../../match/command-notice'
import type { MatchCommands } from '../../../match/hooks/use-match-commands'
import type { MatchView } from '../../../match/match-view'
import { rulesChange } from './rules-change'
import { TotalsCompared } from './totals-compared'
import styles from '../match-table.module.css'

interface Props {
  readonly view: MatchView
  readonly commands: MatchCommands
  readonly onClose: () => void
}

/** The rules that hold, and a change of them: what it makes of everyone's points is shown before it is entered. */
export function RulesDialog({ view: latest, commands, onClose }: Props) {
  // thought out on what is on the table now; where someone was faster, the host says so
  const [view] = useState(latest)
  const [from, setFrom] = useState<RulesFrom>('now')
  const spoken = useSpoken()
  const before = useMemo(() => inLanguage(spoken, () => rulesChange(view, {}, 'now').held), [view, spoken])
  const [wanted, setWanted, forget, startOver] = useDraft<RuleOverrides>(`rules.${view.matchId}.${view.revision}`, ruleOverridesSchema, () => before)
  const [confirming, setConfirming] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // what is to be read comes first, before anything can be entered
  useEffect(() => {
    if (confirming) heading.current?.focus()
  }, [confirming])
  const { held, changes, under, objection } = useMemo(() => inLanguage(spoken, () => rulesChange(view, wanted, from)), [view, wanted, from, spoken])
  const change = async (): Promise<void> => {
    if (!(await commands.changeRules(wanted, from, view.revision))) return
    forget()
    onClose()
  }
  const actions = confirming ? (
    <>
      <Button onClick={() => setConfirming(false)}>{words.changeRules.back}</Button>
      <Button variant="primary" disabled={objection !== null} pending={commands.busy} onClick={() => void change()}>
        {words.changeRules.change}
      </Button>
    </>
  ) : (
    <>
      <Button onClick={() => setWanted(held)} disabled={!changes}>
        <Icon name="reset" />
        {words.changeRules.put}
      </Button>
      <Button variant="primary" disabled={!changes} onClick={() => setConfirming(true)}>
        {words.changeRules.look}
      </Button>
    </>
  )
  return (
    <Dialog width="form" open title={words.changeRules.title} onClose={onClose} actions={actions}>
      {!confirming && <KeptDraft startOver={startOver} />}
      {!confirming && <RulesForm preset={view.record.preset} rules={wanted} intro={words.changeRules.intro} onChange={setWanted} />}
      {!confirming && <AskingSwitch view={latest} />}
      {confirming && (
        <section className={styles.change} aria-label={words.changeRules.changes}>
          <h3 ref={heading} tabIndex={-1} className={styles.changeHeading}>
            {words.changeRules.changes}
          </h3>
          <ul className={styles.moved}>
            {movedWords(view.record.preset, held, wanted).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <TotalsCompared view={view} under={under} wanted={wanted} />
          <ChoiceGroup
            legend={words.changeRules.from.legend}
            layout="rows"
            choices={[
              { value: 'now', label: words.changeRules.from.now, description: words.changeRules.from.nowHint },
              { value: 'beginning', label: words.changeRules.from.beginning, description: words.changeRules.from.beginningHint },
            ]}
            value={from}
            onChange={setFrom}
          />
          {objection !== null && (
            <Notice tone="warning" role="alert" title={words.changeRules.cannot.title}>
              <p>{objection}</p>
            </Notice>
          )}
        </section>
      )}
      <CommandNotice view={view} commands={commands} />
    </Dialog>
  )
}

/** `Target: 15 → 10`, each with its value on both sides. */
function movedWords(preset: PresetId, held: RuleOverrides, wanted: RuleOverrides): readonly string[] {
  return words.rulesMovedWords(changeBetween(preset, wanted, held), changeBetween(preset, held, wanted))
}

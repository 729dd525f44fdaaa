import { useEffect, useMemo, useRef, useState } from 'react'
import type { Result } from '#shared/kernel/result'
import { changeBetween, decideRules, heldOverrides, type RulesFrom, scoredUnder } from '#shared/match/change-rules'
import type { DecideRefusal } from '#shared/match/decide'
import { type RuleOverrides, ruleOverridesSchema } from '#shared/match/record'
import type { ScoredMatch } from '#shared/match/state'
import type { PresetId } from '#shared/rules/presets'
import { inLanguage, useSpoken } from '../../app/language'
import { Button } from '../../components/button/button'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { Dialog } from '../../components/dialog/dialog'
import { Icon } from '../../components/icon/icon'
import { KeptDraft } from '../../components/kept-draft/kept-draft'
import { Notice } from '../../components/notice/notice'
import { useDraft } from '../../hooks/use-draft'
import { AskingSwitch } from '../../match/agreement/agreement-panel'
import { CommandNotice } from '../../match/command-notice'
import { type MatchCommands, useBusy } from '../../match/hooks/use-match-commands'
import type { MatchView } from '../../match/match-view'
import { RulesForm } from '../../match/setup/rules-form'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import styles from './match-table.module.css'
import { firstOf } from '#shared/games/outcome'

/** What other rules would make of a match, before they are entered. */
interface RulesChange {
  readonly held: RuleOverrides
  readonly changes: boolean
  /** The match, had they held from the beginning. */
  readonly under: Result<ScoredMatch, DecideRefusal>
  /** Why it cannot be entered so; null where it can. */
  readonly objection: string | null
}

function rulesChange(view: MatchView, wanted: RuleOverrides, from: RulesFrom): RulesChange {
  const { record } = view
  const held = heldOverrides(record)
  const changes = Object.keys(changeBetween(record.preset, held, wanted)).length > 0
  const decided = changes ? decideRules(record, wanted, from) : null
  return { held, changes, under: scoredUnder(record, wanted), objection: decided === null || decided.ok ? null : objectionTo(view, decided.error) }
}

/** Why a record cannot be changed so, in words for people at the table. */
function objectionTo(view: MatchView, refused: DecideRefusal): string {
  const { names, scored } = view
  const { game } = scored.rules
  const { cannot } = words.changeRules
  switch (refused.kind) {
    case 'impossible': {
      const { code } = refused.refusal
      if (code === 'match-over') return cannot.matchOver
      if (code === 'round-over') return cannot.roundOver
      return scorerWords.refusalSentence(refused.refusal, names, game)
    }
    case 'later-event':
      if (refused.refusal.code === 'match-over') return cannot.wouldBeOver(refused.round, refused.event)
      return scorerWords.recordRefusalSentence(refused, names, game)
    case 'round-running':
    case 'no-such-event':
    case 'nothing-to-change':
      return words.commandRefusalSentence(refused, { names, game })
  }
}

interface TotalsComparedProps {
  readonly view: MatchView
  readonly under: Result<ScoredMatch, DecideRefusal>
}

/** What everyone has, and would have had under other rules from the beginning. */
function TotalsCompared({ view, under }: TotalsComparedProps) {
  const compareWords = words.changeRules.compare
  const { scored, names } = view
  if (!under.ok) {
    return (
      <Notice tone="warning" title={compareWords.impossible}>
        <p>{objectionTo(view, under.error)}</p>
      </Notice>
    )
  }
  const told = (match: ScoredMatch, seat: number): string =>
    firstOf(match).includes(seat) ? `${scorerWords.plain(match.totals[seat] ?? 0)}, ${compareWords.winner}` : scorerWords.plain(match.totals[seat] ?? 0)
  return (
    <table className={styles.totals}>
      <caption className={styles.caption}>{compareWords.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{compareWords.player}</th>
          <th scope="col">{compareWords.now}</th>
          <th scope="col">{compareWords.under}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name, seat) => (
          <tr key={seat} data-changed={told(scored, seat) !== told(under.value, seat) || undefined}>
            <th scope="row">{name}</th>
            <td>{told(scored, seat)}</td>
            <td>{told(under.value, seat)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The rules that hold, and a change of them: what it makes of everyone's points is shown before it is entered. */
export function RulesDialog({ view: latest, commands, onClose }: { readonly view: MatchView; readonly commands: MatchCommands; readonly onClose: () => void }) {
  // thought out on what is on the table now; where someone was faster, the host says so
  const [view] = useState(latest)
  const [from, setFrom] = useState<RulesFrom>('now')
  const busy = useBusy(commands)
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
      <Button variant="primary" disabled={objection !== null} pending={busy} onClick={() => void change()}>
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
          <TotalsCompared view={view} under={under} />
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

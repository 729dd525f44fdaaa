import { useEffect, useReducer, useRef, useState, type FormEvent } from 'react'
import { useLocation } from 'wouter'
import type { Home } from '#shared/contract/lists'
import type { NewMatch, Outcome } from '#shared/contract/schemas'
import type { MatchId } from '#shared/kernel/ids'
import { USES_DICE } from '#shared/rules/games/index'
import { PRESETS } from '#shared/rules/presets'
import { paths } from '../../navigation/paths'
import type { Client } from '../../client/client'
import { Button, ButtonLink } from '../../components/button/button'
import { Notice } from '../../components/notice/notice'
import { useCommand } from '../../hooks/use-command'
import { words } from '../../messages/page'
import { RuleSetButton } from '../../rulebook/rule-dialogs'
import { AskingChoice } from '../../match/agreement/asking-choice'
import { checkDraft } from '../../match/setup/check-draft'
import { DiceSection } from './dice-section'
import { evolveDraft, lastRules, newMatchOf, type Draft } from '../../match/setup/draft'
import { GameChoice } from './game-choice'
import { LeaderChoice } from './leader-choice'
import { NotStarted } from '../../match/setup/not-started'
import { RulesPanel } from '../../match/setup/rules-panel'
import { Seats } from '../../match/setup/seats'
import styles from './new-match.module.css'
import type { DraftProblem } from '../../messages/sentence-inputs'

interface Props {
  /** What the form starts from; later changes of it change nothing here. */
  readonly first: Draft
  readonly home: Home
  readonly rematchOf: MatchId | null
}

const create = (client: Client, match: NewMatch): Promise<Outcome> => client.match.create(match)

export function NewMatchForm({ first, home, rematchOf }: Props) {
  const [draft, change] = useReducer(evolveDraft, first)
  const [asked, setAsked] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const [, navigate] = useLocation()
  const { run, pending, problem, dismiss } = useCommand(create)
  /* Nothing is called wrong before the person has said that the table is set. */
  const problems = asked > 0 ? checkDraft(draft) : []
  const { game } = PRESETS[draft.preset]

  useEffect(() => {
    if (asked > 0) focusFirstProblem(form.current)
  }, [asked])

  const start = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setAsked(asked + 1)
    if (checkDraft(draft).length > 0) return
    const done = await run(newMatchOf(draft, home.people, rematchOf))
    if (done !== null) navigate(paths.match(done.matchId))
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void start(event)}>
      <GameChoice preset={draft.preset} onChange={(preset) => change({ type: 'preset', preset, rules: lastRules(home.setups, preset) })} />
      <div className={styles.ways}>
        <RuleSetButton preset={draft.preset} rules={draft.rules} />
        <ButtonLink variant="quiet" href={paths.howToPlay(game)}>
          {words.howToPlay.title(game)}
        </ButtonLink>
      </div>
      <div className={styles.table} data-dice={USES_DICE[game] || undefined}>
        <div className={styles.seats}>
          <Seats draft={draft} people={home.people} problems={problems} onChange={change} />
        </div>
        <div className={styles.leader}>
          <LeaderChoice draft={draft} problem={worded(problems, 'no-leader')} onChange={(key) => change({ type: 'leader', key })} />
        </div>
        {USES_DICE[game] && (
          <div className={styles.dice}>
            <DiceSection dice={draft.dice} problem={worded(problems, 'no-dice')} onChange={(dice) => change({ type: 'dice', dice })} />
          </div>
        )}
        <div className={styles.rules}>
          <RulesPanel
            preset={draft.preset}
            rules={draft.rules}
            problem={worded(problems, 'too-few-tiles') ?? worded(problems, 'rules')}
            onChange={(rules) => change({ type: 'rules', rules })}
          />
        </div>
        <div className={styles.asking}>
          <AskingChoice asked={draft.confirmRounds} onChange={(asked) => change({ type: 'confirm-rounds', asked })} />
        </div>
        <div className={styles.foot}>
          <div role="status" aria-live="polite">
            {problems.length > 0 && (
              <Notice tone="warning" title={words.newMatch.problems.title}>
                <ul>
                  {[...new Set(problems.map(words.problemSentence))].map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ul>
              </Notice>
            )}
          </div>
          <NotStarted problem={problem} names={draft.seats.map((seat) => seat.name)} game={game} onDismiss={dismiss} />
          <Button type="submit" variant="primary" size="large" pending={pending} className={styles.start}>
            {pending ? words.newMatch.starting : words.newMatch.start}
          </Button>
        </div>
      </div>
    </form>
  )
}

function worded(problems: readonly DraftProblem[], kind: DraftProblem['kind']): string | undefined {
  const found = problems.find((problem) => problem.kind === kind)
  return found === undefined ? undefined : words.problemSentence(found)
}

function focusFirstProblem(form: HTMLFormElement | null): void {
  const place = form?.querySelector('[aria-invalid="true"], [data-problem]')
  const control = place?.matches('input, select') === true ? place : place?.querySelector('input:not(:disabled), select, button')
  if (control instanceof HTMLElement) control.focus()
}

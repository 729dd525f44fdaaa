import { useRef } from 'react'
import type { Home } from '#shared/contract/lists'
import { changedSettings } from '#shared/rules/house-rules'
import { Disclosure } from '../../components/disclosure/disclosure'
import { useMedia } from '../../hooks/use-media'
import { AskingChoice } from '../../match/agreement/asking-choice'
import { lastRules, type Draft, type DraftAction } from '../../match/setup/draft'
import { RulesPanel } from '../../match/setup/rules-panel'
import { scorerWords } from '../../messages/scorer'
import { words } from '../../messages/page'
import type { DraftProblem } from '../../messages/sentence-inputs'
import { RuleSets } from './rule-sets'
import { targetAt } from './target'
import styles from './game-part.module.css'

interface Props {
  readonly draft: Draft
  readonly home: Pick<Home, 'setups'>
  readonly players: number
  readonly problems: readonly DraftProblem[]
  readonly onChange: (action: DraftAction) => void
}

/** What is played: the sets of rules, and what a family changes of them. Where there is no room beside the felt, what was played last and a way to change it. */
export function GamePart({ draft, home, players, problems, onChange }: Props) {
  const gameWords = words.newMatch.game
  const { preset, rules, confirmRounds } = draft
  const wide = useMedia('(width >= 62.5rem)')
  const fold = useRef<HTMLDetailsElement>(null)
  const problem = problems.find(({ kind }) => kind === 'too-few-tiles') ?? problems.find(({ kind }) => kind === 'rules')
  const contents = (
    <>
      <RuleSets
        preset={preset}
        rules={rules}
        players={players}
        onChange={(chosen) => onChange({ type: 'preset', preset: chosen, rules: lastRules(home.setups, chosen) })}
      />
      <div className={styles.folds}>
        <h2 className="visually-hidden">{words.newMatch.rules.heading}</h2>
        <RulesPanel
          className={styles.fold}
          preset={preset}
          rules={rules}
          problem={problem === undefined ? undefined : words.problemSentence(problem)}
          onChange={(changed) => onChange({ type: 'rules', rules: changed })}
        />
        <Disclosure
          className={styles.fold}
          summary={
            <span className={styles.summary}>
              {words.newMatch.agreement.heading}{' '}
              <span className={styles.state}>{confirmRounds ? words.newMatch.agreement.asked : words.newMatch.agreement.not}</span>
            </span>
          }
        >
          <AskingChoice asked={confirmRounds} onChange={(asked) => onChange({ type: 'confirm-rounds', asked })} />
        </Disclosure>
      </div>
    </>
  )
  if (wide) return <div className={styles.part}>{contents}</div>
  return (
    <Disclosure
      ref={fold}
      className={styles.card}
      open={problem !== undefined}
      summary={
        <span className={styles.now}>
          <span className={styles.name}>{scorerWords.presetNames[preset]}</span>
          <span className={styles.state}>
            {gameWords.summary(gameWords.points(targetAt(preset, rules, players), preset), changedSettings(preset, rules).length)}
          </span>
          <span className={styles.change}>{gameWords.change}</span>
        </span>
      }
    >
      <div className={styles.part}>{contents}</div>
    </Disclosure>
  )
}

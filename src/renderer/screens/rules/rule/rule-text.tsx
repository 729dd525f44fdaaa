import type { RuleId } from '#shared/games/rule-ids'
import { present } from '#shared/kernel/assert'
import { statementsOf } from '#shared/rulebook/books'
import { pointsOfRule } from '#shared/rulebook/points'
import { SOURCE_PLACES } from '#shared/rulebook/sources'
import { type Citation, citationsOf } from '#shared/rulebook/statement'
import { PRESETS } from '#shared/rules/presets'
import { WholeCodes } from '../../../components/whole-codes/whole-codes'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { StatementMark } from '../../../rulebook/statement-mark'
import styles from './rule.module.css'

/** What a rule pays under each rule set; nothing for a rule that pays nothing. */
function RulePoints({ id }: { readonly id: RuleId }) {
  const all = pointsOfRule(id)
  if (all.length === 0) return null
  return (
    <dl className={styles.points} aria-label={words.ruleBook.points.label}>
      {all.map(({ paid, presets }) => (
        <div key={presets.join()} className={styles.pointsRow}>
          <dt>{scorerWords.listed(presets.map((preset) => scorerWords.presetNames[preset]))}</dt>
          <dd>{paid.map((points) => words.ruleBook.points.of(points, PRESETS[present(presets[0], 'points are paid under a preset')].game)).join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A rule in plain words: each statement with what it stands on, and what the rule pays. */
export function RuleText({ id }: { readonly id: RuleId }) {
  const { text } = words.ruleTexts[id]
  return (
    <div className={styles.text}>
      {statementsOf(id).map(([name, statement]) => (
        <div key={name} className={styles.statement}>
          <StatementText text={text[name] ?? ''} />
          <p className={styles.standsOn}>
            <StatementMark kind={statement.kind} />
            {citationsOf(statement).map((citation) => (
              <Cited key={citation.sources.join(' ')} {...citation} />
            ))}
          </p>
        </div>
      ))}
      <RulePoints id={id} />
    </div>
  )
}

/** What a statement says; steps that it numbers stand each on a line of their own. */
function StatementText({ text }: { readonly text: string }) {
  /* A step begins after a sentence; a number that ends one is none. */
  const [said = '', ...steps] = text.replaceAll(/([.!?]) (?=[1-9]\. )/g, '$1\n').split('\n')
  return (
    <>
      <p>
        <WholeCodes>{said}</WholeCodes>
      </p>
      {steps.length > 0 && (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <WholeCodes>{step.slice(3)}</WholeCodes>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

/** The sources that say it or leave it open, in their own language and words. */
function Cited({ sources, texts, atHand }: Citation) {
  return (
    <span>
      <WholeCodes>{scorerWords.listed(sources.map((source) => SOURCE_PLACES[source]))}</WholeCodes>
      {!atHand && ` (${words.ruleBook.excerpts})`}
      {texts.length > 0 && words.colon}
      {texts.map((text, place) => (
        <span key={text}>
          {place > 0 && ' '}
          <q lang="en">{text}</q>
        </span>
      ))}
    </span>
  )
}

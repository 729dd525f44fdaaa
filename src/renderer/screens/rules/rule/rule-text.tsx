import { citationsOf, type Citation } from '#shared/rulebook/statement'
import { SOURCE_PLACES } from '#shared/rulebook/sources'
import { statementsOf } from '#shared/rulebook/books'
import type { RuleId } from '#shared/games/rule-ids'
import { scorerWords } from '../../../messages/scorer'
import { words } from '../../../messages/page'
import { StatementMark } from '../../../rulebook/statement-mark'
import { RulePoints } from './rule-points'
import { WholeCodes } from '../../../components/whole-codes/whole-codes'
import styles from './rule.module.css'

/** A rule in plain words: each statement with what it stands on, and what the rule pays. */
export function RuleText({ id }: { readonly id: RuleId }) {
  const { text } = words.ruleTexts[id]
  return (
    <div className={styles.text}>
      {statementsOf(id).map(([name, statement]) => (
        <div key={name} className={styles.statement}>
          <Said text={text[name] ?? ''} />
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
function Said({ text }: { readonly text: string }) {
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

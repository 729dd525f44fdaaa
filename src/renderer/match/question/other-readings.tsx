import type { MatchId } from '#shared/kernel/ids'
import { Disclosure } from '../../components/disclosure/disclosure'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import { scorerWords } from '../../messages/scorer'
import type { Explanation, OtherReading } from '#shared/match/explain/explanation'
import { words } from '../../messages/page'
import { RuleLink } from '../../rulebook/rule-links'
import styles from './explanation.module.css'

interface Props {
  readonly matchId: MatchId
  readonly explained: Explanation
  readonly names: readonly string[]
}

/** What the same event would have come to under each other value of a rule that bears on it. */
export function OtherReadings({ matchId, explained, names }: Props) {
  const { readings, rules } = explained
  if (readings.length === 0) return null
  const different = readings.filter(({ outcome }) => outcome.kind !== 'same')
  const same = readings.filter(({ outcome }) => outcome.kind === 'same')
  return (
    <section className={styles.part} aria-label={words.explanation.readings}>
      {different.length > 0 && (
        <>
          <h3>{words.explanation.readings}</h3>
          <p className={styles.quiet}>{words.explanation.readingsHint}</p>
          <ul className={styles.readings}>
            {different.map((reading) => (
              <li key={called(reading)}>
                <strong>{called(reading)}</strong>
                {reading.rule !== null && (
                  <>
                    {' '}
                    (<RuleLink id={reading.rule} matchId={matchId} />)
                  </>
                )}
                <br />
                <WholeCodes>{told(reading)}</WholeCodes>
              </li>
            ))}
          </ul>
        </>
      )}
      {same.length > 0 && (
        <Disclosure summary={words.explanation.sameUnder(same.length)}>
          <ul className={styles.same}>
            {same.map((reading) => (
              <li key={called(reading)}>{called(reading)}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  )

  function told({ outcome }: OtherReading): string {
    switch (outcome.kind) {
      case 'same':
        return ''
      case 'differs':
        return words.explanation.upshot(outcome.upshot, explained, names, rules)
      case 'refused':
        return words.explanation.refused(scorerWords.refusalSentence(outcome.refusal, names, rules.game))
    }
  }
}

function called({ name, value }: OtherReading): string {
  return words.explanation.reading(words.ruleSettings[name].name, words.settingValueWords(name, value))
}

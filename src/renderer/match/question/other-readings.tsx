import type { MatchId } from '#shared/kernel/ids'
import { refusalSentence } from '../../messages/scorer'
import type { Explanation, OtherReading } from '#shared/match/explain/explanation'
import { explanationWords, SETTING_WORDS, settingValueWords } from '../../messages/page'
import { RuleLink } from '../../rulebook/rule-links'
import styles from './explanation.module.css'

interface Props {
  readonly matchId: MatchId
  readonly explained: Explanation
  readonly names: readonly string[]
}

/** What the same event would have come to under each other value of a rule that bears on it. */
export function OtherReadings({ matchId, explained, names }: Props) {
  const words = explanationWords
  const { readings, rules } = explained
  if (readings.length === 0) return null
  const different = readings.filter(({ outcome }) => outcome.kind !== 'same')
  const same = readings.filter(({ outcome }) => outcome.kind === 'same')
  return (
    <section className={styles.part} aria-label={words.readings}>
      <h3>{words.readings}</h3>
      <p className={styles.quiet}>{words.readingsHint}</p>
      {different.length > 0 && (
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
              {told(reading)}
            </li>
          ))}
        </ul>
      )}
      {same.length > 0 && <p>{words.noDifference(same.map(called))}</p>}
    </section>
  )

  function told({ outcome }: OtherReading): string {
    switch (outcome.kind) {
      case 'same':
        return ''
      case 'differs':
        return words.upshot(outcome.upshot, explained, names, rules)
      case 'refused':
        return words.refused(refusalSentence(outcome.refusal, names, rules.game))
    }
  }
}

function called({ name, value }: OtherReading): string {
  return explanationWords.reading(SETTING_WORDS[name].name, settingValueWords(name, value))
}

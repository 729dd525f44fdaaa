import { HINDSIGHT_RULES } from '#shared/rulebook/cited'
import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { RuleLinks } from '../../rulebook/rule-links'
import type { MatchView } from '../match-view'
import type { EventPlace } from '../model/revision-draft'
import styles from './round-proven.module.css'

interface RoundProvenProps {
  readonly view: MatchView
  /** Counted from 0. */
  readonly round: number
  /** Left out where nothing may be changed. */
  readonly onQuestion?: ((place: EventPlace) => void) | undefined
}

/** What the tiles of a round prove of its passes and draws, each with the way to question it; nothing where they prove nothing. */
export function RoundProven({ view, round, onQuestion }: RoundProvenProps) {
  const proven = view.hindsight.filter((each) => each.round === round + 1)
  if (proven.length === 0) return null
  const { heading, hint, entry } = scorerWords.hindsightWords
  return (
    <section className={styles.proven} aria-label={heading}>
      <h3 className={styles.heading}>
        <Icon name="eye" /> {heading}
      </h3>
      <ul className={styles.list}>
        {proven.map((each) => (
          <li key={each.event}>
            <span>
              <strong>
                {entry(each.event)}
                {words.colon}
              </strong>
              <WholeCodes>{scorerWords.hindsightSentence(each, view.names)}</WholeCodes>
              <RuleLinks ids={HINDSIGHT_RULES} matchId={view.matchId} />
            </span>
            {onQuestion !== undefined && (
              <Button
                variant="quiet"
                aria-label={`${words.questions.open}${words.colon}${entry(each.event)}`}
                onClick={() => onQuestion({ round, event: each.event - 1 })}
              >
                {words.questions.open}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {onQuestion !== undefined && <p className={styles.hint}>{hint}</p>}
    </section>
  )
}

import { useMemo } from 'react'
import { ButtonLink } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { paths } from '../../navigation/paths'
import type { MatchView } from '../match-view'
import { answerCase } from './answered'
import { readTold } from './dispute'
import { caseFromMatch } from './from-match'
import { RulingOut } from './printing/ruling-out'
import type { Belongs } from './printing/told-ruling'
import styles from './ruling-ways.module.css'

/** The match and round a ruling is about. */
export function belongsTo({ date, place, names }: MatchView, round: number): Belongs {
  return { date, match: { names, place, round: round + 1 } }
}

interface RulingWaysProps {
  readonly view: MatchView
  /** Counted from 0. */
  readonly round: number
}

/** What a person can do with the ruling of a blocked round: print or save it, or open it on the page Settle a dispute. */
export function RulingWays({ view, round }: RulingWaysProps) {
  const answered = useMemo(() => {
    const told = caseFromMatch(view, round)
    const read = readTold(told)
    return read.ok ? answerCase(read.value, told.preset) : null
  }, [view, round])
  const belongs = useMemo(() => belongsTo(view, round), [view, round])
  if (answered === null) return null
  return (
    <div className={styles.round}>
      {answered.compared !== null && (
        <p>
          <WholeCodes>{scorerWords.comparisonSentence(answered.compared, answered.names)}</WholeCodes>
        </p>
      )}
      <div className={styles.ways}>
        <ButtonLink href={paths.settleRound(view.matchId, round + 1)}>
          <Icon name="scales" />
          {words.arbiter.open}
        </ButtonLink>
        <RulingOut answered={answered} belongs={belongs} usual={false} />
      </div>
    </div>
  )
}

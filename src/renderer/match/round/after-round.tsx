import { useMemo } from 'react'
import { reviewRecord } from '#shared/analysis/review'
import { remarkOn } from '#shared/analysis/story'
import { makeTile } from '#shared/domino/tile'
import { ButtonLink } from '../../components/button/button'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { paths } from '../../navigation/paths'
import { useSetting } from '../../settings/settings'
import type { MatchView } from '../match-view'
import styles from './round-end-panel.module.css'

interface AfterRoundProps {
  readonly view: MatchView
  /** A round that is over, counted from 0. */
  readonly round: number
}

/** One line about a round that is over, only of what is certain, and the way to its review; nothing for who wants neither. */
export function AfterRound({ view, round }: AfterRoundProps) {
  const { record, names } = view
  const shown = useSetting('review') === 'shown'
  const remark = useMemo(() => {
    if (!shown) return null
    const review = reviewRecord(record)
    const reviewed = review.ok ? review.value.rounds[round] : undefined
    const scored = review.ok ? review.value.match.rounds[round] : undefined
    return reviewed === undefined || scored === undefined ? null : remarkOn(reviewed, scored)
  }, [record, round, shown])
  const { afterRound } = words.review
  const said = (): string | null => {
    if (remark === null) return null
    const { play, best } = remark.play
    const name = scorerWords.nameOf(names, play.player)
    const [way] = best.ways
    switch (remark.kind) {
      case 'great':
        return afterRound.best(name, makeTile(play.tile), remark.points, view.words.points)
      case 'blocked':
        return afterRound.blocked(name, makeTile(play.tile), remark.points, view.words.points)
      case 'missed':
        return way === undefined ? null : afterRound.missed(name, makeTile(way.tile), way.arm, remark.points)
    }
  }
  if (!shown) return null
  const line = said()
  return (
    <div className={styles.after}>
      {line !== null && (
        <p>
          <WholeCodes>{line}</WholeCodes>
        </p>
      )}
      <ButtonLink variant="quiet" href={paths.reviewRound(view.matchId, round + 1)}>
        {words.review.link}
      </ButtonLink>
    </div>
  )
}

import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { present } from '#shared/kernel/assert'
import type { MatchSnapshot } from '#shared/contract/schemas'
import { inLanguage, useSpoken } from '../../app/language'
import { Page } from '../../app/page'
import { SeatLooks } from '../../components/avatar/seat-looks'
import { SetLook } from '../../components/domino-tile/set-look'
import { Select } from '../../components/field/text-field'
import { Notice } from '../../components/notice/notice'
import { viewOf, type MatchView } from '../../match/match-view'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { paths } from '../../navigation/paths'
import { LuckCard } from './luck-card'
import { ReviewedRoundView } from './reviewed-round'
import { reviewOf, roundsToReview } from './review-model'
import { useLikely } from './use-likely'
import styles from './review.module.css'

interface Props {
  readonly match: MatchSnapshot
  /** The round that was asked for, counted from 0; null for the last. */
  readonly asked: number | null
}

/** Looks back at a match: what was missed, who was ahead when, and what of it was luck. */
export function ReviewPage({ match, asked }: Props) {
  const spoken = useSpoken()
  const view = useMemo(() => inLanguage(spoken, () => viewOf(match)), [match, spoken])
  const players = scorerWords.listed(match.record.players.map(({ name }) => name))
  const title = words.review.title(players)
  if (!view.ok) {
    return (
      <Page title={title} heading={words.review.name}>
        <Notice tone="danger" title={words.match.unreadable.text}>
          {scorerWords.recordRefusalSentence(view.error)}
        </Notice>
      </Page>
    )
  }
  return (
    <SeatLooks players={view.value.record.players} looks={view.value.looks}>
      <Reviewed view={view.value} title={title} asked={asked} />
    </SeatLooks>
  )
}

function Reviewed({ view, title, asked }: { readonly view: MatchView; readonly title: string; readonly asked: number | null }) {
  const [, navigate] = useLocation()
  const rounds = useMemo(() => roundsToReview(view), [view])
  const review = useMemo(() => reviewOf(view.record), [view.record])
  const round = asked !== null && rounds.includes(asked) ? asked : (rounds.at(-1) ?? null)
  const likely = useLikely(view, rounds, round ?? 0)
  const back = paths.replay(view.matchId)
  if (round === null) {
    return (
      <Page title={title} heading={words.review.name} back={back}>
        <p>{words.review.none}</p>
      </Page>
    )
  }
  return (
    <SetLook maxPip={view.scored.rules.maxPip}>
      <Page
        className={styles.page}
        title={title}
        heading={words.review.name}
        back={back}
        task
        beside={
          <Select
            className={styles.round}
            label={words.review.round}
            labelHidden
            value={round}
            onChange={({ target }) => navigate(paths.reviewRound(view.matchId, Number(target.value) + 1), { replace: true })}
          >
            {rounds.map((each) => (
              <option key={each} value={each}>
                {words.review.roundNumber(each + 1)}
              </option>
            ))}
          </Select>
        }
      >
        <ReviewedRoundView
          key={round}
          view={view}
          round={round}
          reviewed={present(review.rounds[round], 'every round was reviewed')}
          likely={likely.rounds.get(round) ?? null}
          done={likely.working?.round === round ? likely.working.done : null}
          luck={<LuckCard view={view} review={review} rounds={rounds} likely={likely} />}
        />
      </Page>
    </SetLook>
  )
}

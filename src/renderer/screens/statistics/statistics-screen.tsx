import { useCallback } from 'react'
import type { StatisticsAnswer, StatisticsFeed } from '#shared/contract/statistics'
import { FEWEST_RATED } from '#shared/stats/rate'
import { Page } from '../../app/page'
import { paths } from '../../navigation/paths'
import { Button, ButtonLink } from '../../components/button/button'
import { EmptyState } from '../../components/empty-state/empty-state'
import { TilesOnFelt } from '../../components/empty-state/tiles-on-felt'
import { Loading } from '../../components/loading/loading'
import { Notice } from '../../components/notice/notice'
import { useHeld } from '../../hooks/use-held'
import { useLive, type Subscribe } from '../../hooks/use-live'
import { words } from '../../messages/page'
import { useAddressQuery } from '../../search/use-address-query'
import { addressOf, askedIn, EVERYTHING, questionOf, searchOf, type StatisticsQuery } from '../../search/statistics-query'
import { Filters } from './query/filters'
import { CountedApart } from './counted-apart'
import { GettingBetter } from './charts/getting-better'
import { Leading } from './charts/leading'
import { SeasonLuck } from './charts/season-luck'
import { WhatScores } from './charts/what-scores'
import { HeadlineFigures } from './overview/headline-figures'
import { Podium } from './overview/podium'
import { PairSection } from './pair-section'
import { Pictures } from './pictures'
import { BlockedWon } from './tables/blocked-won'
import { ByGame } from './tables/by-game'
import { AllFigures, Everybody } from './tables/everybody'
import { playedIn } from './tables/games'
import { WithReview } from '../../settings/with-review'
import styles from './statistics.module.css'

/** What the family's matches add up to, live. */
export function StatisticsScreen() {
  const [asked, ask] = useAddressQuery(askedIn, addressOf)
  const question = searchOf({ ...asked, pair: null })
  const subscribe = useCallback<Subscribe<StatisticsFeed>>((client, signal) => client.statistics.live(questionOf(askedIn(question)), { signal }), [question])
  const live = useLive(subscribe)
  const feed = live.data
  const answer = useHeld(feed?.kind === 'answer' ? feed : undefined)
  const everything = question === ''
  return (
    <Page
      title={words.statistics.title}
      className={styles.page}
      beside={answer !== undefined && !(everything && answer.matches === 0) ? <Filters asked={asked} ask={ask} everybody={answer.everybody} /> : undefined}
    >
      {live.status === 'failed' && (
        <Notice tone="warning" role="alert">
          {words.statistics.failed}
        </Notice>
      )}
      {feed === undefined && answer === undefined && live.status === 'waiting' && <Loading>{words.statistics.waiting}</Loading>}
      {feed?.kind === 'counting' && <p role="status">{words.statistics.counting(feed.done, feed.total)}</p>}
      {answer !== undefined && everything && answer.matches === 0 && <NothingYet />}
      {answer !== undefined && <Answered answer={answer} waiting={feed === undefined} asked={asked} onAll={() => ask(EVERYTHING)} />}
    </Page>
  )
}

interface AnsweredProps {
  readonly answer: StatisticsAnswer
  /** What was asked for last has not come yet; the numbers are those from before. */
  readonly waiting: boolean
  readonly asked: StatisticsQuery
  readonly onAll: () => void
}

function Answered({ answer, waiting, asked, onAll }: AnsweredProps) {
  const people = answer.people.filter(({ all }) => all.played > 0)
  const played = playedIn(people)
  /* A match or two compare nobody: what they would say is chance. */
  const rated = answer.matches >= FEWEST_RATED
  if (answer.matches === 0) {
    return (
      <>
        {answer.everybody.length > 0 && searchOf({ ...asked, pair: null }) !== '' && (
          <EmptyState action={<Button onClick={onAll}>{words.statistics.countAll}</Button>}>
            <p>{words.statistics.nothingFound}</p>
          </EmptyState>
        )}
        <CountedApart answer={answer} asked={asked} />
      </>
    )
  }
  return (
    <div className={styles.answer} aria-busy={waiting}>
      <p role="status" className="visually-hidden">
        {waiting ? words.statistics.waiting : words.statistics.counted(answer.matches)}
      </p>
      {asked.pair !== null && <PairSection key={asked.pair.join(' ')} asked={asked} pair={asked.pair} answer={answer} />}
      <div className={styles.first}>
        <Podium people={people} />
        <div className={styles.figures}>
          <HeadlineFigures answer={answer} />
          <WhatScores answer={answer} />
        </div>
      </div>
      {rated ? (
        <>
          <div className={styles.charts}>
            <GettingBetter answer={answer} />
            <Leading leads={answer.leads} />
          </div>
          <WithReview>
            <SeasonLuck asked={asked} answer={answer} />
          </WithReview>
        </>
      ) : (
        <p className={styles.hint}>{words.statistics.ratings.from(FEWEST_RATED)}</p>
      )}
      <Everybody key={`${rated} ${played.join(' ')}`} people={people} played={played} rated={rated} />
      <AllFigures people={people} played={played} rated={rated} />
      {played.length > 1 && <ByGame people={people} />}
      <BlockedWon people={people} />
      <Pictures asked={asked} />
      <CountedApart answer={answer} asked={asked} />
    </div>
  )
}

function NothingYet() {
  return (
    <EmptyState
      picture={<TilesOnFelt />}
      action={
        <ButtonLink href={paths.newMatch} variant="primary">
          {words.statistics.newMatch}
        </ButtonLink>
      }
    >
      <p>{words.statistics.nothingYet}</p>
    </EmptyState>
  )
}

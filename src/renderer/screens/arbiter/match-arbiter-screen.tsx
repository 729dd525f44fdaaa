import { useMemo } from 'react'
import type { MatchSnapshot } from '#shared/contract/schemas'
import type { MatchId } from '#shared/kernel/ids'
import { inLanguage, useSpoken } from '../../app/language'
import { scorerWords } from '../../messages/scorer'
import { Page } from '../../app/page'
import { paths } from '../../navigation/paths'
import { usePeople } from '../../app/people-provider'
import { ButtonLink } from '../../components/button/button'
import { ProblemNotice } from '../../components/notice/notice'
import { words } from '../../messages/page'
import { NoMatch } from '../../match/damaged/no-match'
import { useMatchFeed } from '../../match/hooks/use-match-feed'
import { LivePage } from '../../match/live-page'
import { RoundProven } from '../../match/hindsight/round-proven'
import { viewOf, type MatchView } from '../../match/match-view'
import { belongsTo } from '../../match/arbiter/ruling-ways'
import { caseFromMatch } from '../../match/arbiter/from-match'
import { caseOfRound, writeKept } from './case/kept-case'
import { handsKept } from './case/use-case'
import { ArbiterPage } from './arbiter-page'
import { hasLine } from '#shared/games/index'

interface MatchArbiterScreenProps {
  readonly matchId: MatchId
  /** Counted from 1, as the address has it; the latest round where it names none. */
  readonly round: string | null
}

/** A dispute inside a match: everything the match knows of the round is filled in. */
export function MatchArbiterScreen({ matchId, round }: MatchArbiterScreenProps) {
  const live = useMatchFeed(matchId)
  return (
    <LivePage live={live} title={words.settle.title} waiting={words.settle.waiting}>
      {(feed) => (feed.kind !== 'match' ? <NoMatch feed={feed} /> : <ArbiterOfMatch match={feed.match} round={round} />)}
    </LivePage>
  )
}

function ArbiterOfMatch({ match, round }: { readonly match: MatchSnapshot; readonly round: string | null }) {
  const spoken = useSpoken()
  const view = useMemo(() => inLanguage(spoken, () => viewOf(match)), [match, spoken])
  if (view.ok && !hasLine(view.value.scored.rules.game)) return <NoBlockedRounds />
  if (view.ok) return <OfRound view={view.value} round={roundNamed(view.value, round)} />
  return (
    <Page title={words.settle.title}>
      <ProblemNotice title={words.match.unreadable.text} text={scorerWords.recordRefusalSentence(view.error)} />
      <ButtonLink href={paths.replay(match.matchId)}>{words.match.unreadable.replay}</ButtonLink>
    </Page>
  )
}

/** A game in which no round is ever blocked: disputes of others are settled elsewhere. */
function NoBlockedRounds() {
  return (
    <Page title={words.settle.title}>
      <ButtonLink href={paths.settle}>{words.settle.open}</ButtonLink>
    </Page>
  )
}

function OfRound({ view, round }: { readonly view: MatchView; readonly round: number }) {
  const people = usePeople()
  const first = useMemo(() => caseFromMatch(view, round), [view, round])
  const belongs = useMemo(() => belongsTo(view, round), [view, round])
  const home = { people: (people.data ?? []).filter(({ retired, mergedInto }) => retired !== true && mergedInto === undefined), setups: [] }
  /* Once the match says something else of the round, the page begins again from that, with the hands as they were entered. */
  return (
    <ArbiterPage
      key={writeKept(first, first).first}
      about={words.settle.aboutMatch(round + 1)}
      home={home}
      keptAs={caseOfRound(view.matchId, round + 1)}
      first={first}
      merge={handsKept}
      again={words.settle.againMatch}
      belongs={belongs}
      back={paths.match(view.matchId)}
      avatars={view.avatars}
    >
      <RoundProven view={view} round={round} />
    </ArbiterPage>
  )
}

/** The round that an address names, counted from 0; the latest where it names none that was played. */
function roundNamed({ scored: { rounds } }: MatchView, named: string | null): number {
  const round = Number(named)
  return Number.isInteger(round) && round >= 1 && round <= rounds.length ? round - 1 : Math.max(0, rounds.length - 1)
}

import { useCallback, useMemo, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import type { PersonStatistics, StatisticsAnswer, StatisticsFeed } from '#shared/contract/statistics'
import { makeTile } from '#shared/domino/tile'
import { dayOf } from '#shared/kernel/day'
import type { PersonId } from '#shared/kernel/ids'
import { payoutOfPlay } from '#shared/rules/payout'
import { PRESET_IDS, type PresetId } from '#shared/rules/presets'
import { chanceAhead } from '#shared/stats/chance'
import { headToHead, type Versus } from '#shared/stats/pairs'
import { idOfKey, keyOfName, keyOfPerson } from '#shared/stats/person'
import { FEWEST_RATED } from '#shared/stats/rate'
import { lazyScreen } from '../../../app/lazy-screen'
import { Page } from '../../../app/page'
import { usePeople } from '../../../app/people-provider'
import { Avatar } from '../../../components/avatar/avatar'
import { useColours } from '../../../components/avatar/colours'
import type { AvatarPerson } from '../../../components/avatar/known-avatar'
import { SeatAvatars } from '../../../components/avatar/seat-avatars'
import { Button } from '../../../components/button/button'
import { ChartOpening } from '../../../components/chart/chart-opening'
import { Disclosure } from '../../../components/disclosure/disclosure'
import { Select } from '../../../components/field/text-field'
import { Loading } from '../../../components/loading/loading'
import { Notice } from '../../../components/notice/notice'
import { PointsChip } from '../../../components/points-chip/points-chip'
import { useHeld } from '../../../hooks/use-held'
import { type Subscribe, useLive } from '../../../hooks/use-live'
import { useMatchLive } from '../../../match/hooks/use-match-feed'
import { type MatchView, viewOf } from '../../../match/match-view'
import { viewAfter } from '../../../match/replay/steps'
import { TableLine } from '../../../match/table/table-line'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { paths } from '../../../navigation/paths'
import { OnlyOf } from '../../../ratings/only-of'
import type { NamedLine } from '../../../ratings/rating-rows'
import { SeasonFilter } from '../../../search/season/season-filter'
import { addressOf, askedIn, EVERYTHING, questionOf, searchOf } from '../../../search/statistics-query'
import { WithReview } from '../../../settings/with-review'
import { MergeDialog, type Merging } from '../merge-dialog'
import { type PeopleList, peopleListOf, type PersonEntry } from '../people-list'
import { PersonEditor } from '../person-editor'
import { playedLive } from '../played-live'
import { type CountedMatches, LatestMatches } from './latest-matches'
import { Misses } from './misses'
import coloured from '../../../components/avatar/person-colour.module.css'
import styles from './person.module.css'

/* Larger than the rest of the page, which does not wait for it. */
const { Screen: RatingChart } = lazyScreen(async () => (await import('../../../ratings/rating-chart')).RatingChart, ChartOpening)

/** Lines of others beside their own: those whom they met most. */
const OTHERS = 2

/** How their rating moved beside those of the people they meet most, and what it means: how often they finish ahead of them. */
export function PersonRating({ answer, one }: { readonly answer: StatisticsAnswer; readonly one: PersonStatistics }) {
  const ratingWords = words.person.rating
  const { rating } = one
  if (rating === null) return null
  const own = answer.ratings.find((each) => each.person === one.person)
  if (own === undefined || own.matches < FEWEST_RATED) return <p className={styles.none}>{words.statistics.ratings.from(FEWEST_RATED)}</p>
  const versus = headToHead(answer.pairs.map(({ a, b, ...counts }) => ({ ...counts, a: keyOfPerson(a), b: keyOfPerson(b) })))
  const met = (other: PersonStatistics): number => versus(keyOfPerson(one.person), keyOfPerson(other.person)).matches
  const others = answer.people
    .filter((other) => met(other) > 0 && other.rating !== null)
    .sort((a, b) => met(b) - met(a))
    .slice(0, OTHERS)
  const lines = [one, ...others].flatMap(({ person, name }): readonly NamedLine[] => {
    const line = answer.ratings.find((each) => each.person === person)
    return line === undefined || line.points.length === 0 ? [] : [{ ...line, name }]
  })
  const ahead = others.flatMap(({ name, rating: theirs }) =>
    theirs === null ? [] : [words.statistics.ratings.ahead(one.name, name, Math.round(10 * chanceAhead(rating, theirs)))],
  )
  return (
    <section className={styles.card} aria-labelledby="person-rating">
      <div className={styles.head}>
        <h2 id="person-rating" className={styles.heading}>
          {ratingWords.heading(words.statistics.people.rating(rating.mean, rating.deviation))}
        </h2>
        <p className={styles.quiet}>{ratingWords.start}</p>
      </div>
      <OnlyOf rated={answer.rated} className={styles.quiet} />
      {ahead.length > 0 && <p>{ahead.join(' ')}</p>}
      {lines.length > 0 && <RatingChart lines={lines} />}
    </section>
  )
}

/** Wins one after the other: the longest streak, and the one that runs. */
function Streaks({ streaks: { longest, current } }: Pick<PersonStatistics, 'streaks'>) {
  const streakWords = words.person.streaks
  if (longest.wins === 0 || longest.span === null) return null
  return (
    <section className={styles.card} aria-labelledby="person-streaks">
      <h2 id="person-streaks" className={styles.heading}>
        {streakWords.heading}
      </h2>
      <p className={styles.told}>
        <span className={styles.figure}>{scorerWords.plain(longest.wins)}</span>{' '}
        <span className={styles.quiet}>
          <Link href={paths.replay(longest.span.to)}>{streakWords.longest(longest.wins)}</Link>
          <br />
          <span>{streakWords.now(current.wins)}</span>
        </span>
      </p>
    </section>
  )
}

/** Others who are shown before someone asks for all. */
const MOST_RIVALS = 6

/** How often they finished ahead of each of the others, and behind; who met them most first. */
function Rivals({ answer, person, name }: { readonly answer: StatisticsAnswer; readonly person: string; readonly name: string }) {
  const rivalWords = words.person.rivals
  const [all, setAll] = useState(false)
  const versus = headToHead(answer.pairs.map(({ a, b, ...counts }) => ({ ...counts, a: keyOfPerson(a), b: keyOfPerson(b) })))
  const met = answer.people
    .map((other) => ({ other, between: versus(keyOfPerson(person), keyOfPerson(other.person)) }))
    .filter(({ between }) => between.matches > 0)
    .sort((a, b) => b.between.matches - a.between.matches)
  if (met.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="person-rivals">
      <div className={styles.head}>
        <h2 id="person-rivals" className={styles.heading}>
          {rivalWords.heading}
        </h2>
        <p className={styles.quiet}>{rivalWords.hint}</p>
      </div>
      <ul className={styles.rivals}>
        {(all ? met : met.slice(0, MOST_RIVALS)).map(({ other, between }) => (
          <li key={other.person} className={styles.rival}>
            <SeatAvatars players={[shown(name, person), shown(other.name, other.person)]}>
              <Avatar {...shown(other.name, other.person)} />
              <div className={styles.against}>
                <p className={styles.head}>
                  <Link href={paths.person(other.person)} className={styles.other}>
                    {other.name}
                  </Link>
                  <Link href={addressOf({ ...EVERYTHING, pair: [person, other.person] })} className={styles.quiet}>
                    {rivalWords.matches(between.matches)}
                  </Link>
                </p>
                <Bar name={name} person={person} other={other} between={between} />
              </div>
            </SeatAvatars>
          </li>
        ))}
      </ul>
      {!all && met.length > MOST_RIVALS && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {rivalWords.more(met.length - MOST_RIVALS)}
        </Button>
      )}
    </section>
  )
}

function shown(name: string, person: string): AvatarPerson {
  return { name, personId: idOfKey(person) }
}

interface BarProps {
  readonly name: string
  readonly person: string
  readonly other: { readonly person: string; readonly name: string }
  readonly between: Versus
}

/** One bar, divided between the two, each part in the colour of its person and with their initials and number beside it. */
function Bar({ name, person, other, between: { ahead, behind, level } }: BarProps) {
  const [own, theirs] = useColours([shown(name, person), shown(other.name, other.person)])
  return (
    <div className={styles.bar} role="img" aria-label={words.person.rivals.told(name, other.name, ahead, behind, level)}>
      <Avatar size="small" {...shown(name, person)} />
      <span className={styles.count} data-more={ahead >= behind || undefined}>
        {scorerWords.plain(ahead)}
      </span>
      <span className={styles.between}>
        <span className={`${coloured.coloured} ${styles.part}`} data-colour={own} style={{ flexGrow: ahead }} />
        {level > 0 && <span className={styles.part} data-level style={{ flexGrow: level }} />}
        <span className={`${coloured.coloured} ${styles.part}`} data-colour={theirs} style={{ flexGrow: behind }} />
      </span>
      <span className={styles.count} data-more={behind >= ahead || undefined}>
        {scorerWords.plain(behind)}
      </span>
      <Avatar size="small" {...shown(other.name, other.person)} />
    </div>
  )
}

interface PersonBandProps {
  readonly name: string
  readonly personId: PersonId | undefined
  /** Undefined for someone who finished no match. */
  readonly one: PersonStatistics | undefined
  /** When their first match was begun, as an instant; null where that is not known. */
  readonly since: string | null
}

/** Who it is, on felt: picture, name, the places in the latest matches, and the wins. */
function PersonBand({ name, personId, one, since }: PersonBandProps) {
  const personWords = words.person
  const { played = 0, won = 0 } = one?.all ?? {}
  const day = since === null || Number.isNaN(Date.parse(since)) ? null : dayOf(new Date(since))
  return (
    <div className={styles.band}>
      <Avatar className={styles.picture} size="large" name={name} personId={personId} />
      <div className={styles.who}>
        <p className={styles.name} aria-hidden="true">
          {name}
        </p>
        {played > 0 && <p className={styles.quiet}>{personWords.since(played, day)}</p>}
      </div>
      {one !== undefined && one.form.length > 0 && (
        <div className={styles.form}>
          <p className={styles.quiet} id="person-form">
            {personWords.form(one.form.length)}
          </p>
          <ol className={styles.places} aria-labelledby="person-form">
            {one.form.map(({ matchId, place, people }) => (
              <li key={matchId}>
                <Link href={paths.replay(matchId)} className={styles.place} data-first={place === 1 || undefined} aria-label={personWords.place(place, people)}>
                  {scorerWords.plain(place)}
                </Link>
              </li>
            ))}
          </ol>
        </div>
      )}
      {played > 0 && (
        <p className={styles.wins}>
          <span className={styles.figure}>{scorerWords.plain(won)}</span> <span className={styles.quiet}>{personWords.won(won, played)}</span>
        </p>
      )}
    </div>
  )
}

type PersonBest = PersonStatistics['all']

/** A match as it is now, scored; null until it is here, or where it cannot be opened. */
function useMatchView(matchId: string): MatchView | null {
  const feed = useMatchLive(matchId).data
  return useMemo(() => {
    const view = feed?.kind === 'match' ? viewOf(feed.match) : null
    return view?.ok === true ? view.value : null
  }, [feed])
}

/** The play that paid most: the line as it lay then, and what made it so much. */
function BestPlay({ one }: { readonly one: PersonStatistics }) {
  return one.all.bestPlay === null ? null : <PlayOnFelt key={one.all.bestPlay.matchId} best={one.all.bestPlay} />
}

function PlayOnFelt({ best }: { readonly best: NonNullable<PersonBest['bestPlay']> }) {
  const playWords = words.person.bestPlay
  const { matchId, round, event, points } = best
  const view = useMatchView(matchId)
  const then = useMemo(
    () => (view?.scored.rounds[round]?.events[event] === undefined ? null : viewAfter(view, { kind: 'event', place: { round, event } })),
    [view, round, event],
  )
  const played = then?.scored.rounds[round]?.events[event]
  return (
    <section className={styles.felt} aria-labelledby="person-best-play">
      <div className={styles.head}>
        <h2 id="person-best-play" className={styles.heading}>
          {playWords.heading}
        </h2>
        <PointsChip points={points} text={scorerWords.signed(points)} aria-hidden="true" />
      </div>
      <div className={styles.line}>{then !== null && <TableLine view={then} choices={null} ground={false} over />}</div>
      {then !== null && played?.type === 'play' && (
        <p>
          <Link href={paths.replay(matchId)} className={styles.story}>
            {playWords.told(String(makeTile(played.tile)), points, words.match.way.counted(payoutOfPlay(then.scored.rules, played)), then.date)}
          </Link>
        </p>
      )}
    </section>
  )
}

function BestRound({ one }: { readonly one: PersonStatistics }) {
  return one.all.bestRound === null ? null : <RoundCard key={one.all.bestRound.matchId} one={one} best={one.all.bestRound} />
}

function RoundCard({ one, best }: { readonly one: PersonStatistics; readonly best: NonNullable<PersonBest['bestRound']> }) {
  const roundWords = words.person.bestRound
  const { matchId, round, points } = best
  const view = useMatchView(matchId)
  const others = view?.record.players.filter((player) => player.personId !== one.person && player.name !== one.name).map(({ name }) => name) ?? []
  return (
    <section className={styles.card} aria-labelledby="person-best-round">
      <h2 id="person-best-round" className={styles.heading}>
        {roundWords.heading}
      </h2>
      <p className={styles.told}>
        <span className={styles.figure}>{scorerWords.plain(points)}</span>{' '}
        {view !== null && (
          <Link href={paths.replay(matchId)} className={styles.quiet}>
            {roundWords.told(scorerWords.inNumber(points, view.words.points), round + 1, others, view.date)}
          </Link>
        )}
      </p>
    </section>
  )
}

interface PersonScreenProps {
  /** As the address has it: the id of a person of the house, or the key of a name that nobody has claimed. */
  readonly person: string
}

/** One person: how they stand against each of the others, their form, rating, best moments and matches; and what can be changed of them. */
export function PersonScreen({ person }: PersonScreenProps) {
  const people = usePeople()
  const played = useLive(playedLive)
  const house = useMemo(() => peopleListOf(people.data ?? [], played.data?.people ?? []), [people.data, played.data])
  const standing = [...house.current, ...house.hidden]
  // the router leaves the signs that mean something in an address as they are written there
  const asked = person.replace(/%(?:2F|3F|23)/gi, decodeURIComponent)
  const [counted, count] = useCounted(asked)
  const { preset, from, to } = counted
  const subscribe = useCallback<Subscribe<StatisticsFeed>>(
    (client, signal) => client.statistics.live(questionOf({ ...EVERYTHING, preset, from, to }), { signal }),
    [preset, from, to],
  )
  const live = useLive(subscribe)
  const answer = useHeld(live.data?.kind === 'answer' ? live.data : undefined)
  const key = answer?.everybody.some((each) => each.person === asked) === true ? asked : keyIn(house, asked)
  const entry = standing.find((each) => each.person.id === key)
  const one = answer?.people.find((each) => each.person === key)
  const name = entry?.person.name ?? answer?.everybody.find((each) => each.person === key)?.name
  const games = useGames(one)
  if (name === undefined) {
    const known = people.data !== undefined && answer !== undefined
    return (
      <Page title={words.people.title}>
        {known ? <Nobody /> : <Loading>{live.status === 'failed' ? words.statistics.failed : words.people.waiting}</Loading>}
      </Page>
    )
  }
  return (
    <Page title={name} headingHidden className={styles.page}>
      <PersonBand name={name} personId={idOfKey(key)} one={one} since={one?.since ?? null} />
      {live.status === 'failed' && (
        <Notice tone="warning" role="alert">
          {words.statistics.failed}
        </Notice>
      )}
      {live.data?.kind === 'counting' && <p role="status">{words.statistics.counting(live.data.done, live.data.total)}</p>}
      <div className={styles.counted}>
        <SeasonFilter days={counted} onChange={count} />
        {games.length > 1 && (
          <Select
            label={words.person.games}
            value={preset ?? ''}
            className={styles.games}
            onChange={(event) => count({ preset: PRESET_IDS.find((id) => id === event.target.value) ?? null })}
          >
            <option value="">{words.person.allGames}</option>
            {games.map((id) => (
              <option key={id} value={id}>
                {scorerWords.presetNames[id]}
              </option>
            ))}
          </Select>
        )}
      </div>
      {answer !== undefined && one !== undefined && one.all.played > 0 ? (
        <div className={styles.parts}>
          <Rivals answer={answer} person={key} name={name} />
          <PersonRating answer={answer} one={one} />
          <BestPlay one={one} />
          <div className={styles.small}>
            <BestRound one={one} />
            <Streaks streaks={one.streaks} />
            <WithReview>
              <Misses person={key} name={name} counted={counted} />
            </WithReview>
          </div>
          <LatestMatches person={key} name={name} counted={counted} />
        </div>
      ) : (
        answer !== undefined && (
          <p className={styles.none}>{from !== '' || to !== '' ? words.person.noneThen : preset === null ? words.person.none : words.person.noneOfGame}</p>
        )
      )}
      {entry !== undefined && <ChangePerson entry={entry} standing={standing} />}
    </Page>
  )
}

function Nobody() {
  return (
    <>
      <p>{words.person.nobody}</p>
      <p>
        <Link href={paths.people}>{words.person.allPeople}</Link>
      </p>
    </>
  )
}

/** Everything about the person that can be changed. */
function ChangePerson({ entry, standing }: { readonly entry: PersonEntry; readonly standing: readonly PersonEntry[] }) {
  const [merging, setMerging] = useState<Merging | null>(null)
  return (
    <>
      <Disclosure lazy summary={words.person.edit}>
        <PersonEditor person={entry.person} onMerge={(other) => setMerging({ id: entry.person.id, other })} />
      </Disclosure>
      {merging !== null && <MergeDialog entry={entry} first={merging.other} standing={standing} onClose={() => setMerging(null)} />}
    </>
  )
}

/** Which matches are counted, kept in the address: those of one game, or between two days; all of them unless it says so. */
function useCounted(person: string): readonly [CountedMatches, (change: Partial<CountedMatches>) => void] {
  const search = useSearch()
  const [, navigate] = useLocation()
  const { preset, from, to } = askedIn(search)
  const counted = { preset, from, to }
  const count = (change: Partial<CountedMatches>): void => {
    const told = searchOf({ ...EVERYTHING, ...counted, ...change })
    navigate(told === '' ? paths.person(person) : `${paths.person(person)}?${told}`)
  }
  return [counted, count]
}

/** The games that the person has played: those of an answer about one game alone are not all. */
function useGames(one: PersonStatistics | undefined): readonly PresetId[] {
  const [seen, setSeen] = useState<readonly PresetId[]>([])
  const more = PRESET_IDS.filter((id) => one?.byPreset[id] !== undefined && !seen.includes(id))
  if (more.length > 0) setSeen(PRESET_IDS.filter((id) => seen.includes(id) || more.includes(id)))
  return seen
}

/** Whose page it is where nobody sat down under that key: someone who was merged is the one who stands for both, and a name the person who has it now. */
function keyIn({ current, hidden, merged }: PeopleList, person: string): string {
  const called = [...current, ...hidden].find((each) => keyOfName(each.person.name) === person)
  return merged.find((each) => each.person.id === person)?.into.id ?? called?.person.id ?? person
}

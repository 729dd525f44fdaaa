import { useCallback, useMemo, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import type { PersonStatistics, StatisticsAnswer, StatisticsFeed } from '#shared/contract/statistics'
import { idOfKey, keyOfName } from '#shared/stats/person'
import { PRESET_IDS, type PresetId } from '#shared/rules/presets'
import { Page } from '../../../app/page'
import { usePeople } from '../../../app/people-provider'
import { Disclosure } from '../../../components/disclosure/disclosure'
import { Select } from '../../../components/field/text-field'
import { Loading } from '../../../components/loading/loading'
import { Notice } from '../../../components/notice/notice'
import { useHeld } from '../../../hooks/use-held'
import { useLive, type Subscribe } from '../../../hooks/use-live'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { paths } from '../../../navigation/paths'
import { SeasonFilter } from '../../../search/season/season-filter'
import { askedIn, EVERYTHING, questionOf, searchOf } from '../../../search/statistics-query'
import { MergeDialog, type Merging } from '../merge-dialog'
import { peopleListOf, type Entry, type PeopleList } from '../people-list'
import { PersonEditor } from '../person-editor'
import { playedLive } from '../played-live'
import { BestPlay, BestRound } from './best'
import { LatestMatches, type Counted } from './latest-matches'
import { Misses } from './misses'
import { PersonBand } from './person-band'
import { PersonRating } from './person-rating'
import { Rivals } from './rivals'
import { Streaks } from './streaks'
import { WithReview } from '../../../settings/with-review'
import styles from './person.module.css'

interface Props {
  /** As the address has it: the id of a person of the house, or the key of a name that nobody has claimed. */
  readonly person: string
}

/** One person: how they stand against each of the others, their form, rating, best moments and matches; and what can be changed of them. */
export function PersonScreen({ person }: Props) {
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
      <PersonBand name={name} personId={idOfKey(key)} one={one} since={sinceIn(answer, key)} />
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
      {entry !== undefined && <Change entry={entry} standing={standing} />}
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
function Change({ entry, standing }: { readonly entry: Entry; readonly standing: readonly Entry[] }) {
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
function useCounted(person: string): readonly [Counted, (change: Partial<Counted>) => void] {
  const search = useSearch()
  const [, navigate] = useLocation()
  const { preset, from, to } = askedIn(search)
  const counted = { preset, from, to }
  const count = (change: Partial<Counted>): void => {
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

/** When their first match was begun that has a rating. */
function sinceIn(answer: StatisticsAnswer | undefined, person: string): string | null {
  return answer?.ratings.find((line) => line.person === person)?.points[0]?.at ?? null
}

import { useCallback, useMemo } from 'react'
import { luckOver, type LuckOfPerson } from '#shared/analysis/season'
import type { FoundMatches, MatchSummary } from '#shared/contract/lists'
import type { StatisticsAnswer } from '#shared/contract/statistics'
import { PRESETS, PRESET_IDS, type PresetId } from '#shared/rules/presets'
import { idOfKey, whoByIdElseName } from '#shared/stats/person'
import { useDigests } from '../../../analysis/use-digests'
import { Avatar } from '../../../components/avatar/avatar'
import { Card } from '../../../components/card/card'
import { useLive, type Subscribe } from '../../../hooks/use-live'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { EVERYTHING, queryOf } from '../../../search/match-query'
import type { StatisticsQuery } from '../../../search/statistics-query'
import styles from './charts.module.css'

/** The latest matches that are gone through; each takes up to seconds the first time. */
const MOST_MATCHES = 100

/** More people than these would not be read. */
const MOST_PEOPLE = 6

const NO_LUCK: readonly MatchSummary[] = []

/** Of a season's matches of one game, how much came from tiles and how much from choices; worked out in the background. */
export function SeasonLuck({ asked, answer }: { readonly asked: StatisticsQuery; readonly answer: StatisticsAnswer }) {
  const { preset, from, to, people } = asked
  const ids = people.flatMap((key) => idOfKey(key) ?? []).join(',')
  const subscribe = useCallback<Subscribe<FoundMatches>>(
    (client, signal) =>
      client.matches.live(queryOf({ ...EVERYTHING, preset, from, to, people: ids === '' ? [] : ids.split(','), which: 'finished' }, MOST_MATCHES), { signal }),
    [preset, from, to, ids],
  )
  const found = useLive(subscribe).data?.matches ?? NO_LUCK
  const game = gameOf(found)
  const matches = useMemo(() => found.filter((match) => match.preset === game), [found, game])
  const { known } = useDigests('choices', matches)
  if (game === null) return null
  const luckWords = words.statistics.luck
  const done = matches.filter(({ matchId }) => known.has(matchId)).length
  const rows = luckOver(
    matches.flatMap(({ matchId, players }) => {
      const lost = known.get(matchId)
      return lost === null || lost === undefined ? [] : [{ people: players.map(whoByIdElseName), totals: players.map(({ total }) => total), lost }]
    }),
  )
  const names = new Map(answer.everybody.map(({ person, name }) => [person, name]))
  const noun = scorerWords.gameWords(PRESETS[game].game).points
  const told = ({ person, ahead, tiles, choices, give }: LuckOfPerson): string => luckWords.told(names.get(person) ?? '', ahead, tiles, choices, give, noun)
  return (
    <Card aria-labelledby="statistics-luck" className={styles.luck}>
      <h2 id="statistics-luck" className={styles.heading}>
        {luckWords.heading}
      </h2>
      <p className={styles.quiet}>{luckWords.scope(scorerWords.presetNames[game], matches.length)}</p>
      {done < matches.length && <p role="status">{luckWords.working(done, matches.length)}</p>}
      <ul className={styles.luckList}>
        {rows.slice(0, MOST_PEOPLE).map((row) => (
          <li key={row.person}>
            <Avatar size="small" name={names.get(row.person) ?? ''} personId={idOfKey(row.person)} />
            <span>{told(row)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{luckWords.meaning}</p>
    </Card>
  )
}

/** The game that most of the matches were of: points of different games cannot be added up. */
function gameOf(matches: readonly MatchSummary[]): PresetId | null {
  const count = (id: PresetId): number => matches.filter(({ preset }) => preset === id).length
  const most = PRESET_IDS.reduce((best, id) => (count(id) > count(best) ? id : best))
  return count(most) === 0 ? null : most
}

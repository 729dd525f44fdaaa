import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import type { LeagueFeed, LeagueTable } from '#shared/contract/seasons'
import { Page } from '../../app/page'
import { Button, ButtonLink } from '../../components/button/button'
import { Card } from '../../components/card/card'
import { Disclosure } from '../../components/disclosure/disclosure'
import { Loading } from '../../components/loading/loading'
import { Notice } from '../../components/notice/notice'
import { useHeld } from '../../hooks/use-held'
import { useLive, type Subscribe } from '../../hooks/use-live'
import { words } from '../../messages/page'
import { paths } from '../../navigation/paths'
import { SeasonDialog } from '../../search/season/season-dialog'
import { CrossTable } from './cross-table'
import { RulesDialog } from './form/rules-dialog'
import { OverTime } from './over-time'
import { rulesTold } from './rules-told'
import { StandingsTable } from './standings-table'
import { WhyDialog } from './why-dialog'
import styles from './season.module.css'

/** What is open over the page: the rules, the name and days, or why someone (their key) has their points. */
type Opened = { readonly kind: 'rules' } | { readonly kind: 'days' } | { readonly kind: 'why'; readonly person: string; readonly name: string }

/** A season: its table, live, and all that it comes from. */
export function SeasonScreen({ id }: { readonly id: string }) {
  const leagueWords = words.league
  const subscribe = useCallback<Subscribe<LeagueFeed>>((client, signal) => client.seasons.table({ id }, { signal }), [id])
  const live = useLive(subscribe)
  const feed = live.data
  const table = useHeld(feed?.kind === 'league' ? feed : undefined)
  const gone = feed?.kind === 'gone'
  return (
    <Page title={table?.season.name ?? leagueWords.title} back={paths.seasons}>
      {live.status === 'failed' && (
        <Notice tone="warning" role="alert">
          {leagueWords.failed}
        </Notice>
      )}
      {feed === undefined && live.status === 'waiting' && <Loading>{leagueWords.waiting}</Loading>}
      {feed?.kind === 'counting' && <p role="status">{leagueWords.counting(feed.done, feed.total)}</p>}
      {gone && (
        <div className={styles.page}>
          <p>{leagueWords.gone}</p>
          <ButtonLink href={paths.seasons}>{leagueWords.all}</ButtonLink>
        </div>
      )}
      {!gone && table !== undefined && <Shown table={table} />}
    </Page>
  )
}

function Shown({ table }: { readonly table: LeagueTable }) {
  const { season, rows, waiting, open, withoutRounds } = table
  const leagueWords = words.league
  const [, go] = useLocation()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = (): void => setOpened(null)
  const explain = ({ person, name }: { readonly person: string; readonly name: string }): void => setOpened({ kind: 'why', person, name })
  return (
    <div className={styles.page}>
      <p className={styles.quiet}>{words.seasons.days(season.from, season.to)}</p>
      {rows.length === 0 ? <p>{leagueWords.table.none}</p> : <StandingsTable table={table} explain={explain} />}
      {waiting.length > 0 && (
        <Card aria-labelledby="season-waiting">
          <h2 id="season-waiting" className={styles.heading}>
            {leagueWords.table.waiting(season.league.least)}
          </h2>
          <ul className={styles.plain}>
            {waiting.map(({ person, name, results }) => (
              <li key={person}>{leagueWords.table.waits(name, results)}</li>
            ))}
          </ul>
        </Card>
      )}
      {(open > 0 || withoutRounds > 0) && (
        <div className={styles.quiet}>
          {open > 0 && <p>{leagueWords.table.open(open)}</p>}
          {withoutRounds > 0 && <p>{leagueWords.table.withoutRounds(withoutRounds)}</p>}
        </div>
      )}
      {rows.length > 0 && table.days.length > 1 && <OverTime table={table} />}
      {rows.length > 1 && <CrossTable table={table} />}
      <Card aria-labelledby="season-rules">
        <h2 id="season-rules" className={styles.heading}>
          {leagueWords.rules.heading}
        </h2>
        <ul className={styles.told}>
          {rulesTold(season.league).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {season.league.handicap > 0 && (
          <Disclosure summary={leagueWords.rules.handicapHow.title}>
            <p>{leagueWords.rules.handicapHow.text(words.shareWords(season.league.handicap / 100))}</p>
          </Disclosure>
        )}
        <div className={styles.actions}>
          <Button onClick={() => setOpened({ kind: 'rules' })}>{leagueWords.rules.change}</Button>
          <Button variant="quiet" onClick={() => setOpened({ kind: 'days' })}>
            {leagueWords.change}
          </Button>
        </div>
      </Card>
      {opened?.kind === 'why' && <WhyDialog id={season.id} person={opened.person} name={opened.name} onClose={close} />}
      {opened?.kind === 'rules' && <RulesDialog season={season} onClose={close} />}
      {opened?.kind === 'days' && (
        <SeasonDialog
          draft={season}
          onClose={close}
          onSaved={(_, id) => {
            close()
            if (id === null) go(paths.seasons)
          }}
        />
      )}
    </div>
  )
}

import { useCallback, useId, useMemo, useState } from 'react'
import type { MatchVersion, VersionsFeed } from '#shared/contract/versions'
import type { MatchId } from '#shared/kernel/ids'
import { firstRecordDifference, type RecordDifference } from '#shared/match/continuation'
import type { MatchRecord } from '#shared/match/record'
import { inLanguage, useSpoken } from '../../app/language'
import { Page } from '../../app/page'
import { Button, ButtonLink } from '../../components/button/button'
import { Card } from '../../components/card/card'
import { EmptyState } from '../../components/empty-state/empty-state'
import { Notice } from '../../components/notice/notice'
import { type Subscribe, useLive } from '../../hooks/use-live'
import { useNow } from '../../hooks/use-now'
import { toldInFull } from '../../match/feed/told-event'
import { GoneMatch } from '../../match/gone-match'
import { LivePage } from '../../match/live-page'
import { type MatchView, viewOf } from '../../match/match-view'
import { ReplayControls } from '../../match/replay/replay-controls'
import { stepAt, stepsOf, viewAfter } from '../../match/replay/steps'
import { useStepping } from '../../match/replay/use-replay'
import { TableLine } from '../../match/table/table-line'
import { isolated } from '../../messages/isolated'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { paths } from '../../navigation/paths'
import { ChooseDialog } from './choose-dialog'
import styles from './version-card.module.css'
import { isOver } from '#shared/games/outcome'

/** The first place at which any two of the versions differ; null where all that was played is the same. */
function firstDifferenceOf(versions: readonly MatchVersion[]): RecordDifference | null {
  const [first, ...others] = versions.map(({ match }) => match.record.rounds)
  const partings = others.map((rounds) => firstRecordDifference(first ?? [], rounds)).filter((parting) => parting !== null)
  return partings.sort((a, b) => a.round - b.round || (a.event ?? -1) - (b.event ?? -1))[0] ?? null
}

/** The move of a version with which it parts from the others, or its last where it ends before; from 0. */
function stepOfFirstDifference(record: MatchRecord, parting: RecordDifference): number {
  const steps = stepsOf(record)
  const at = steps.findIndex((step) =>
    step.kind === 'begin' ? parting.event === null && step.round === parting.round : step.place.round === parting.round && step.place.event === parting.event,
  )
  return at === -1 ? Math.max(0, steps.length - 1) : at
}

interface VersionCardProps {
  readonly name: string
  readonly version: MatchVersion
  readonly parting: RecordDifference | null
  readonly onChoose: () => void
}

/** One version: who changed it when, what stands beside it, its table and totals to step through. */
function VersionCard({ name, version, parting, onChoose }: VersionCardProps) {
  const { match, shown, device } = version
  const heading = useId()
  const now = useNow()
  const spoken = useSpoken()
  const view = useMemo(() => inLanguage(spoken, () => viewOf(match)), [match, spoken])
  const { place, note, date, gameName, binnedAt } = match
  return (
    <Card aria-labelledby={heading} className={styles.card}>
      <div>
        <h2 id={heading} className={styles.heading}>
          {name}
        </h2>
        <p className={styles.quiet}>
          {words.versions.changed(words.whenWords(match.updatedAt, now), device)}
          {shown && ` · ${words.versions.shown}`}
        </p>
      </div>
      {view.ok ? (
        <PlayedVersion name={name} view={view.value} parting={parting} />
      ) : (
        <Notice tone="danger" title={words.versions.unreadable}>
          {scorerWords.recordRefusalSentence(view.error)}
        </Notice>
      )}
      <ul className={styles.beside}>
        {date !== undefined && <li>{words.versions.details.date(date)}</li>}
        {gameName !== undefined && <li>{words.versions.details.gameName(gameName)}</li>}
        {place !== undefined && <li>{words.versions.details.place(place)}</li>}
        {note !== undefined && <li>{words.versions.details.note(note)}</li>}
        {binnedAt !== undefined && <li>{words.versions.details.binned}</li>}
      </ul>
      <Button variant="primary" className={styles.choose} onClick={onChoose} aria-label={`${words.versions.choose}${words.colon}${isolated(name)}`}>
        {words.versions.choose}
      </Button>
    </Card>
  )
}

function PlayedVersion({ name, view, parting }: { readonly name: string; readonly view: MatchView; readonly parting: RecordDifference | null }) {
  const steps = useMemo(() => stepsOf(view.record), [view.record])
  const [asked, setAsked] = useState<number | null>(null)
  const stepping = useStepping(steps.length, asked, setAsked)
  const step = steps[stepping.at]
  const then = useMemo(() => (step === undefined ? view : viewAfter(view, step)), [view, step])
  const { scored, names, record } = view
  const last = then.scored.rounds.at(-1)?.events.at(-1)
  return (
    <>
      <ul className={styles.totals} aria-label={words.versions.totals}>
        {names.map((player, seat) => (
          <li key={seat}>
            <span className={styles.player}>{player}</span>
            <span className={styles.total}>{scorerWords.plain(then.scored.totals[seat] ?? 0)}</span>
          </li>
        ))}
      </ul>
      <p>
        {words.versions.revisions(
          record.rounds.length,
          record.rounds.reduce((sum, { events }) => sum + events.length, 0),
        )}
        {isOver(scored) && ` · ${scorerWords.matchSentence(scored, names)}`}
      </p>
      <div className={styles.line}>
        <TableLine
          of={name}
          view={then}
          choices={null}
          onOpen={(place) => {
            const at = stepAt(steps, place)
            if (at >= 0) stepping.go(at)
          }}
        />
      </div>
      <p className={styles.quiet} aria-live="polite">
        {last === undefined || step?.kind !== 'event' ? ' ' : toldInFull(last, names)}
      </p>
      <ReplayControls steps={steps} stepping={stepping} />
      {parting !== null && <Button onClick={() => stepping.go(stepOfFirstDifference(record, parting))}>{words.versions.parting.go}</Button>}
    </>
  )
}

/** All versions beside one another, and where they part. */
function SideBySide({ matchId, versions }: { readonly matchId: MatchId; readonly versions: readonly MatchVersion[] }) {
  const [asked, setAsked] = useState<string | null>(null)
  const parting = useMemo(() => firstDifferenceOf(versions), [versions])
  const at = versions.findIndex(({ token }) => token === asked)
  const players = scorerWords.listed(versions[0]?.match.record.players.map(({ name }) => name) ?? [])
  return (
    <Page title={words.versions.title(players)}>
      <div className={styles.parts}>
        <Notice>
          <p>{words.versions.why(versions.length)}</p>
          <p>{partingSentence(parting)}</p>
        </Notice>
        <div className={styles.versions}>
          {versions.map((version, index) => (
            <VersionCard
              key={version.token}
              name={words.versions.name(index + 1)}
              version={version}
              parting={parting}
              onChoose={() => setAsked(version.token)}
            />
          ))}
        </div>
      </div>
      {asked !== null && at !== -1 && (
        <ChooseDialog
          matchId={matchId}
          name={words.versions.name(at + 1)}
          chosen={asked}
          seen={versions.map(({ token }) => token)}
          onClose={() => setAsked(null)}
        />
      )}
    </Page>
  )
}

function partingSentence(parting: ReturnType<typeof firstDifferenceOf>): string {
  if (parting === null) return words.versions.parting.same
  const { round, event } = parting
  if (event === null) return words.versions.parting.start(round + 1)
  return event === 0 ? words.versions.parting.first(round + 1) : words.versions.parting.event(round + 1, event + 1)
}

/** What devices made of one match apart from one another, live, until someone has chosen. */
export function VersionsScreen({ matchId }: { readonly matchId: MatchId }) {
  const subscribe = useCallback<Subscribe<VersionsFeed>>((client, signal) => client.match.versions({ matchId }, { signal }), [matchId])
  const live = useLive(subscribe)
  return (
    <LivePage live={live} title={words.versions.heading} waiting={words.versions.waiting}>
      {(feed) => <FoundVersions feed={feed} />}
    </LivePage>
  )
}

function FoundVersions({ feed }: { readonly feed: VersionsFeed }) {
  switch (feed.kind) {
    case 'gone':
      return <GoneMatch />
    case 'one':
      return (
        <Page title={words.versions.none.title}>
          <EmptyState
            action={
              <ButtonLink variant="primary" href={paths.match(feed.matchId)}>
                {words.versions.none.open}
              </ButtonLink>
            }
          >
            <p>{words.versions.none.text}</p>
          </EmptyState>
        </Page>
      )
    case 'versions':
      return <SideBySide matchId={feed.matchId} versions={feed.versions} />
  }
}

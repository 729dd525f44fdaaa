import { useId, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import type { z } from 'zod'
import type { MatchFeed, MatchSnapshot, Outcome } from '#shared/contract/schemas'
import { dayOf } from '#shared/kernel/day'
import type { MatchId } from '#shared/kernel/ids'
import { rulesEventsOf } from '#shared/match/change-rules'
import type { editSchema } from '#shared/match/edit-schema'
import type { Change, Edit } from '#shared/match/edits'
import type { TrailEntry } from '#shared/match/trail'
import { changedRules } from '#shared/rules/house-rules'
import { PRESETS } from '#shared/rules/presets'
import { inLanguage, useSpoken } from '../../app/language'
import { Page } from '../../app/page'
import type { Client } from '../../client/client'
import { SeatAvatars } from '../../components/avatar/seat-avatars'
import { Button, ButtonLink } from '../../components/button/button'
import { Disclosure } from '../../components/disclosure/disclosure'
import { Icon } from '../../components/icon/icon'
import { Notice } from '../../components/notice/notice'
import { useCommand } from '../../hooks/use-command'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { paths } from '../../navigation/paths'
import { WithReview } from '../../settings/with-review'
import { eventWords } from '../correction/event-words'
import { ScoreSheet } from '../end/score-sheet'
import { useBin } from '../hooks/use-bin'
import { useMatchCommands } from '../hooks/use-match-commands'
import { type MatchView, viewOf } from '../match-view'
import { PrintedSheet } from '../printing/printed-sheet'
import { ShareButton } from '../sharing/share-button'
import { VersionsNotice } from '../versions-notice'
import { type Details, DetailsForm, WRITTEN } from './details/details-form'
import { Replay } from './replay'
import styles from './replay.module.css'
import { isOver } from '#shared/games/outcome'
import { hasLine } from '#shared/games/index'

/** What was done to a match beside playing it, the latest first: what, when, on which device, and what it changed. */
function TrailList({ trail, names }: { readonly trail: readonly TrailEntry[]; readonly names: readonly string[] }) {
  const heading = useId()
  return (
    <section className={styles.trail} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {words.trail.heading}
      </h2>
      {trail.length === 0 ? (
        <p className={styles.quiet}>{words.trail.nothing}</p>
      ) : (
        <ol className={styles.trailList} reversed>
          {trail.map((entry, at) => <TrailLine key={at} entry={entry} names={names} />).reverse()}
        </ol>
      )}
    </section>
  )
}

function TrailLine({ entry, names }: { readonly entry: TrailEntry; readonly names: readonly string[] }) {
  return (
    <li className={styles.entry}>
      <p className={styles.what}>{words.trail.what(entry, names)}</p>
      <p className={styles.quiet}>
        <time dateTime={entry.at}>{words.momentWords(entry.at)}</time>,{' '}
        {entry.by === undefined ? words.trail.on(entry.device) : words.trail.fromTable(entry.by, entry.device)}
      </p>
      <Lines lines={linesOf(entry, names)} />
      {entry.kind === 'corrected' && <p>{words.trail.totals(entry.before, entry.after, names)}</p>}
      {entry.kind === 'rules-changed' && <p>{words.trail.bothTotals(entry.totals, names)}</p>}
      {'note' in entry && entry.note !== '' && <p>{words.trail.note(entry.note)}</p>}
    </li>
  )
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return lines.length === 0 ? null : (
    <ul className={styles.changes}>
      {lines.map((line, at) => (
        <li key={at}>{line}</li>
      ))}
    </ul>
  )
}

function linesOf(entry: TrailEntry, names: readonly string[]): readonly string[] {
  if (entry.kind === 'corrected') return changeLines(entry.edit, names)
  if (entry.kind === 'rules-changed') return words.rulesMovedWords(entry.before, entry.after)
  if (entry.kind !== 'questioned') return []
  return entry.edit === undefined ? [eventWords(entry.about, names)] : changeLines(entry.edit, names)
}

type StoredEdit = z.infer<typeof editSchema>

/** What an edit changed, one line each: `Round 2, entry 5: Ada played 6-4 on the left end → Ada played 6-4 on the right end`. */
function changeLines(edit: StoredEdit, names: readonly string[]): readonly string[] {
  /* The schema says "absent or undefined" where the type says "absent"; JSON has no undefined. */
  return (edit as Edit).changes.flatMap((change) => linesOfChange(change, names))
}

function linesOfChange(change: Change, names: readonly string[]): readonly string[] {
  switch (change.kind) {
    case 'events': {
      const { before, after, at, round } = change
      return Array.from({ length: Math.max(before.length, after.length) }, (_, nth) => {
        const [was, becomes] = [before[nth], after[nth]].map((event) => (event === undefined ? null : eventWords(event, names)))
        return words.trail.event(round + 1, at + nth + 1, was ?? null, becomes ?? null)
      })
    }
    case 'rounds':
      return [
        ...change.before.map((_, nth) => words.trail.roundDeleted(change.at + nth + 1)),
        ...change.after.map((_, nth) => words.trail.roundPutIn(change.at + nth + 1)),
      ]
    case 'start':
      return [words.trail.start(change.round + 1, startWords(change.before, names), startWords(change.after, names))]
  }
}

function startWords({ leader, dice }: Extract<Change, { readonly kind: 'start' }>['before'], names: readonly string[]): string {
  const leads = words.trail.leads(scorerWords.nameOf(names, leader))
  return dice === undefined ? leads : `${leads}, ${words.trail.dice(scorerWords.diceTile(dice.flower), scorerWords.diceTile(dice.scorpion))}`
}

interface DetailsChange extends Partial<Details> {
  readonly matchId: MatchId
  readonly revision: number
}

const describe = (client: Client, asked: DetailsChange): Promise<Outcome> => client.match.describe(asked)

/** When and where a match was played, and what the family wrote about it; changed in place. */
function MatchDetails({ match, changeable }: { readonly match: MatchSnapshot; readonly changeable: boolean }) {
  const detailsWords = words.replay.details
  const heading = useId()
  const [editing, setEditing] = useState<Details | null>(null)
  const command = useCommand(describe)
  const details: Details = {
    date: match.date ?? dayOf(new Date(match.startedAt)),
    place: match.place ?? '',
    note: match.note ?? '',
    gameName: match.gameName ?? '',
  }
  const named = !hasLine(PRESETS[match.record.preset].game)
  const save = async (asked: Details): Promise<boolean> => {
    /* Only changes are sent, so that what someone else changed at the same time stays. */
    const changed = Object.fromEntries(WRITTEN.filter((field) => asked[field] !== editing?.[field]).map((field) => [field, asked[field]]))
    const done = await command.run({ ...changed, matchId: match.matchId, revision: match.revision })
    if (done !== null) setEditing(null)
    return done !== null
  }
  return (
    <section className={styles.details} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {detailsWords.heading}
      </h2>
      {editing !== null && changeable ? (
        <DetailsForm
          matchId={match.matchId}
          from={editing}
          named={named}
          pending={command.pending}
          problem={command.problem}
          onSave={save}
          onCancel={() => {
            command.dismiss()
            setEditing(null)
          }}
        />
      ) : (
        <>
          <dl className={styles.detailList}>
            <dt>{detailsWords.date}</dt>
            <dd>
              <time dateTime={details.date}>{words.dayWords(details.date)}</time>
            </dd>
            {named && (
              <>
                <dt>{detailsWords.gameName}</dt>
                <dd className={styles.text} data-empty={details.gameName === '' || undefined}>
                  {details.gameName === '' ? detailsWords.none : details.gameName}
                </dd>
              </>
            )}
            <dt>{detailsWords.place}</dt>
            <dd className={styles.text} data-empty={details.place === '' || undefined}>
              {details.place === '' ? detailsWords.none : details.place}
            </dd>
            <dt>{detailsWords.note}</dt>
            <dd className={styles.text} data-empty={details.note === '' || undefined}>
              {details.note === '' ? detailsWords.none : details.note}
            </dd>
          </dl>
          {changeable && (
            <div>
              <Button onClick={() => setEditing(details)}>
                <Icon name="pencil" />
                {detailsWords.edit}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  )
}

/** Everything about a match that was played, or that can only be looked at. */
export function ReplayPage({ feed }: { readonly feed: Extract<MatchFeed, { readonly kind: 'match' }> }) {
  const { match } = feed
  const spoken = useSpoken()
  const view = useMemo(() => inLanguage(spoken, () => viewOf(match)), [match, spoken])
  const commands = useMatchCommands(match)
  const bin = useBin()
  const [, navigate] = useLocation()
  const names = match.record.players.map(({ name }) => name)
  const players = scorerWords.listed(names)
  const inBin = match.binnedAt !== undefined
  const changeable = match.readOnly === null && !inBin
  const asked = { matchId: match.matchId, revision: match.revision, players }
  const putAway = async (): Promise<void> => {
    if (await bin.put(asked)) navigate(paths.matches)
  }
  return (
    <Page title={words.replay.title(players)}>
      <VersionsNotice feed={feed} />
      {match.readOnly !== null && <Notice tone="warning">{words.replay.readOnly[match.readOnly]}</Notice>}
      {inBin && (
        <Notice tone="warning" actions={match.readOnly === null && <Button onClick={() => void bin.restore(asked)}>{words.replay.bin.restore}</Button>}>
          {words.replay.bin.inBin}
        </Notice>
      )}
      {view.ok ? (
        <SeatAvatars players={view.value.record.players} avatars={view.value.avatars}>
          <PlayedMatch view={view.value} changeable={changeable} />
          {hasLine(view.value.scored.rules.game) && <Replay view={view.value} commands={changeable ? commands : null} />}
          <Disclosure summary={words.replay.sheet} open={!hasLine(view.value.scored.rules.game)}>
            <ScoreSheet view={view.value} captionHidden />
          </Disclosure>
          <PrintedSheet view={view.value} />
        </SeatAvatars>
      ) : (
        <Notice tone="danger" title={words.match.unreadable.text}>
          {scorerWords.recordRefusalSentence(view.error)}
        </Notice>
      )}
      <MatchDetails match={match} changeable={changeable} />
      <TrailList trail={match.trail} names={names} />
      {changeable && (
        <div className={styles.bin}>
          <Button variant="danger" onClick={() => void putAway()}>
            <Icon name="bin" />
            {words.replay.bin.put}
          </Button>
          <p className={styles.quiet}>{words.replay.bin.hint}</p>
        </div>
      )}
    </Page>
  )
}

function PlayedMatch({ view, changeable }: { readonly view: MatchView; readonly changeable: boolean }) {
  const { record, matchId, scored } = view
  const changed = changedRules(record.preset, record.rules)
  return (
    <div className={styles.played}>
      <div>
        <p className={styles.preset}>{view.gameName}</p>
        {Object.keys(changed).length > 0 && <p className={styles.quiet}>{words.replay.rules(words.houseRulesWords(changed))}</p>}
        {rulesEventsOf(record).map(({ round, event, rules }) => (
          <p key={`${round}.${event}`} className={styles.quiet}>
            {words.replay.rulesChanged(round + 1, words.houseRulesWords(rules))}
          </p>
        ))}
      </div>
      <div className={styles.ways}>
        <ShareButton view={view} />
        {hasLine(scored.rules.game) && scored.rounds.some(({ end }) => end !== null) && (
          <WithReview>
            <ButtonLink href={paths.review(matchId)}>{words.review.link}</ButtonLink>
          </WithReview>
        )}
        <ButtonLink variant="quiet" href={paths.matchRules(matchId)}>
          {words.ruleBook.match.link}
        </ButtonLink>
        {changeable && (
          <ButtonLink href={paths.match(matchId)} variant={isOver(scored) ? 'secondary' : 'primary'}>
            {isOver(scored) ? words.replay.table : words.replay.continueMatch}
          </ButtonLink>
        )}
        {changeable && isOver(scored) && <ButtonLink href={paths.rematch(matchId)}>{words.replay.rematch}</ButtonLink>}
      </div>
    </div>
  )
}

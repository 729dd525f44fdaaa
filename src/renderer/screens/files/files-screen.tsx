import { useCallback, useId, useRef, useState } from 'react'
import type { EveningLine, EveningOutcome } from '#shared/contract/evenings'
import type { FoundMatches, MatchSummary } from '#shared/contract/lists'
import type { Season } from '#shared/contract/seasons'
import type { Result } from '#shared/kernel/result'
import { Page } from '../../app/page'
import type { Client } from '../../client/client'
import { useClient } from '../../client/client-context'
import { useAnnounce } from '../../components/announcer/announcer'
import { Button } from '../../components/button/button'
import { Dialog } from '../../components/dialog/dialog'
import { Loading } from '../../components/loading/loading'
import { MatchLine } from '../../components/match-line/match-line'
import { Notice } from '../../components/notice/notice'
import { StillReading } from '../../components/reading/still-reading'
import { ExchangeSection } from '../../exchange/exchange-section'
import { answered } from '../../hooks/use-command'
import { useHeld } from '../../hooks/use-held'
import { type Subscribe, useLive } from '../../hooks/use-live'
import { useNow } from '../../hooks/use-now'
import { useBin } from '../../match/hooks/use-bin'
import { isolated } from '../../messages/isolated'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { BackupSection } from './backup/backup-section'
import styles from './files.module.css'

/** Asks before a match goes for good; the first button keeps it. */
function DeleteDialog({ match, onClose }: { readonly match: MatchSummary; readonly onClose: () => void }) {
  const askWords = words.bin.ask
  const bin = useBin()
  const keep = useRef<HTMLButtonElement>(null)
  const [pending, setPending] = useState(false)
  const players = scorerWords.listed(match.players.map(({ name }) => name))
  const remove = async (): Promise<void> => {
    setPending(true)
    await bin.deleteForGood({ matchId: match.matchId, revision: match.revision, players })
    onClose()
  }
  return (
    <Dialog
      width="message"
      open
      title={askWords.title}
      onClose={onClose}
      firstFocus={() => keep.current}
      actions={
        <>
          <Button ref={keep} onClick={onClose}>
            {askWords.keep}
          </Button>
          <Button variant="danger" pending={pending} onClick={() => void remove()}>
            {askWords.delete}
          </Button>
        </>
      }
    >
      <p>{askWords.text(players, words.dayWords(match.date))}</p>
    </Dialog>
  )
}

/** A season or an evening in the bin, the latest put there first. */
interface Binned {
  readonly what: 'season' | 'evening'
  readonly id: string
  readonly name: string
  readonly days: string
  readonly binnedAt: string
}

const seasonsBinned: Subscribe<readonly Season[]> = (client, signal) => client.seasons.binned(undefined, { signal })
const eveningsBinned: Subscribe<readonly EveningLine[]> = (client, signal) => client.evenings.binned(undefined, { signal })

/** Everything in the bin beside matches. */
function useBinned(): readonly Binned[] {
  const seasons = useLive(seasonsBinned).data ?? []
  const evenings = useLive(eveningsBinned).data ?? []
  const all = [
    ...seasons.map(({ id, name, from, to, binnedAt = '' }): Binned => ({ what: 'season', id, name, days: words.seasons.days(from, to), binnedAt })),
    ...evenings.map(({ id, name, date, binnedAt = '' }): Binned => ({ what: 'evening', id, name, days: words.dayWords(date), binnedAt })),
  ]
  return all.sort((a, b) => (a.binnedAt < b.binnedAt ? 1 : -1))
}

/** Out of the bin, or gone for good; what came of it is said. */
function useBinnedCommands() {
  const client = useClient()
  const { toast } = useAnnounce()
  const binWords = words.bin.others
  const run = async ({ what, id }: Binned, procedure: 'restore' | 'deleteForGood', done: string): Promise<void> => {
    if (what === 'season') {
      const answer = await answered(() => client.seasons[procedure]({ id }))
      toast(answer.ok ? done : words.seasonProblemSentence(answer.error))
    } else {
      const answer = await answered(() => sent(client, id, procedure))
      toast(answer.ok ? done : words.eveningProblemSentence(answer.error))
    }
  }
  return {
    restore: (binned: Binned) => run(binned, 'restore', binWords.restored(binned.name)),
    deleteForGood: (binned: Binned) => run(binned, 'deleteForGood', binWords.deleted(binned.name)),
  }
}

type Done = Extract<EveningOutcome, { readonly ok: true }>['value']
type BinRefusal = Extract<EveningOutcome, { readonly ok: false }>['error']

const sent = (client: Client, id: string, procedure: 'restore' | 'deleteForGood'): Promise<Result<Done, BinRefusal>> => client.evenings[procedure]({ id })

/** Seasons and evenings in the bin, to restore or delete for good. */
function BinnedList({ all }: { readonly all: readonly Binned[] }) {
  const binWords = words.bin
  const now = useNow()
  const { restore, deleteForGood } = useBinnedCommands()
  const [deleting, setDeleting] = useState<Binned | null>(null)
  const keep = useRef<HTMLButtonElement>(null)
  const close = (): void => setDeleting(null)
  const remove = async (binned: Binned): Promise<void> => {
    await deleteForGood(binned)
    close()
  }
  return (
    <>
      <ul className={styles.list} aria-label={binWords.others.list}>
        {all.map((binned) => (
          <li key={`${binned.what} ${binned.id}`} className={styles.binned}>
            <div className={styles.told}>
              <strong>{binned.name}</strong>
              <span className={styles.when}>
                {binWords.others.what[binned.what]} · {binned.days} · {binWords.put(words.whenWords(binned.binnedAt, now))}
              </span>
            </div>
            <div className={styles.more}>
              <Button aria-label={binWords.restoreOf(binned.name)} onClick={() => void restore(binned)}>
                {binWords.restore}
              </Button>
              <Button variant="danger" aria-label={binWords.deleteOf(binned.name)} onClick={() => setDeleting(binned)}>
                {binWords.delete}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {deleting !== null && (
        <Dialog
          width="message"
          open
          title={binWords.others.title(deleting.name)}
          onClose={close}
          firstFocus={() => keep.current}
          actions={
            <>
              <Button ref={keep} onClick={close}>
                {binWords.others.keep}
              </Button>
              <Button variant="danger" onClick={() => void remove(deleting)}>
                {binWords.delete}
              </Button>
            </>
          }
        >
          <p>{binWords.others.texts[deleting.what]}</p>
        </Dialog>
      )}
    </>
  )
}

const BIN_LINES = 50
const MOST_BIN_LINES = 400

/** What lies in the bin, to restore or delete for good. */
export function BinSection() {
  const heading = useId()
  const [lines, setLines] = useState(BIN_LINES)
  const subscribe = useCallback<Subscribe<FoundMatches>>((client, signal) => client.matches.live({ which: 'bin', limit: lines }, { signal }), [lines])
  const live = useLive(subscribe)
  const found = useHeld(live.data)
  const [deleting, setDeleting] = useState<MatchSummary | null>(null)
  const close = useCallback(() => setDeleting(null), [])
  const others = useBinned()
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading} className={styles.heading}>
        {words.bin.heading}
      </h2>
      {found === undefined && live.status === 'waiting' && <Loading>{words.bin.waiting}</Loading>}
      {live.status === 'failed' && (
        <Notice tone="warning" role="alert">
          {words.bin.failed}
        </Notice>
      )}
      <StillReading reading={found?.reading} />
      {found !== undefined && found.total > 0 && <p>{words.bin.count(found.total)}</p>}
      {found?.total === 0 && found.reading === undefined && others.length === 0 && <p>{words.bin.empty}</p>}
      {found !== undefined && found.total > 0 && (
        <ul className={styles.list} aria-label={words.bin.list}>
          {found.matches.map((match) => (
            <BinLine key={match.matchId} match={match} onDelete={() => setDeleting(match)} />
          ))}
        </ul>
      )}
      {found !== undefined && found.matches.length < found.total && (
        <div className={styles.more}>
          <p>{words.bin.shown(found.matches.length, found.total)}</p>
          {lines < MOST_BIN_LINES && (
            <Button pending={live.data === undefined} onClick={() => setLines(Math.min(MOST_BIN_LINES, lines * 2))}>
              {words.bin.more}
            </Button>
          )}
        </div>
      )}
      {others.length > 0 && <BinnedList all={others} />}
      {deleting !== null && <DeleteDialog match={deleting} onClose={close} />}
    </section>
  )
}

function BinLine({ match, onDelete }: { readonly match: MatchSummary; readonly onDelete: () => void }) {
  const bin = useBin()
  const now = useNow()
  const players = scorerWords.listed(match.players.map(({ name }) => name))
  return (
    <MatchLine
      match={match}
      when={
        <>
          <time dateTime={match.date}>{words.dayWords(match.date)}</time>
          {match.place !== undefined && ` · ${isolated(match.place)}`}
          {match.binnedAt !== undefined && <> · {words.bin.put(words.whenWords(match.binnedAt, now))}</>}
        </>
      }
      actions={
        match.readOnly === true ? undefined : (
          <>
            <Button aria-label={words.bin.restoreOf(players)} onClick={() => void bin.restore({ ...match, players })}>
              {words.bin.restore}
            </Button>
            <Button variant="danger" aria-label={words.bin.deleteOf(players)} onClick={onDelete}>
              {words.bin.delete}
            </Button>
          </>
        )
      }
    />
  )
}

/** What is done with everything that is kept: that it is safe and can move comes first, then what goes out and comes in. */
export function FilesScreen() {
  return (
    <Page title={words.files.title}>
      <div className={styles.files}>
        <BackupSection />
        <div className={styles.beside}>
          <ExchangeSection />
          <BinSection />
        </div>
      </div>
    </Page>
  )
}

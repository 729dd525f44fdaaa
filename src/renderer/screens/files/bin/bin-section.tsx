import { useCallback, useId, useState } from 'react'
import type { FoundMatches, MatchSummary } from '#shared/contract/lists'
import { isolated } from '../../../messages/isolated'
import { scorerWords } from '../../../messages/scorer'
import { Button } from '../../../components/button/button'
import { Loading } from '../../../components/loading/loading'
import { MatchLine } from '../../../components/match-line/match-line'
import { Notice } from '../../../components/notice/notice'
import { StillReading } from '../../../components/reading/still-reading'
import { useBin } from '../../../match/hooks/use-bin'
import { useHeld } from '../../../hooks/use-held'
import { useLive, type Subscribe } from '../../../hooks/use-live'
import { useNow } from '../../../hooks/use-now'
import { words } from '../../../messages/page'
import { useBinned } from './binned'
import { BinnedList } from './binned-list'
import { DeleteDialog } from './delete-dialog'
import styles from './bin-section.module.css'

const LINES = 50
const MOST_LINES = 400

/** What lies in the bin, to restore or delete for good. */
export function BinSection() {
  const heading = useId()
  const [lines, setLines] = useState(LINES)
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
            <Line key={match.matchId} match={match} onDelete={() => setDeleting(match)} />
          ))}
        </ul>
      )}
      {found !== undefined && found.matches.length < found.total && (
        <div className={styles.more}>
          <p>{words.bin.shown(found.matches.length, found.total)}</p>
          {lines < MOST_LINES && (
            <Button pending={live.data === undefined} onClick={() => setLines(Math.min(MOST_LINES, lines * 2))}>
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

function Line({ match, onDelete }: { readonly match: MatchSummary; readonly onDelete: () => void }) {
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

import { useEffect, useState } from 'react'
import type { Candidate } from '#shared/watch/candidates'
import type { Pending } from '#shared/watch/state'
import { Button } from '../../components/button/button'
import { DominoTile } from '../../components/domino-tile/domino-tile'
import { Icon } from '../../components/icon/icon'
import { PointsChip } from '../../components/points-chip/points-chip'
import type { MatchView } from '../../match/match-view'
import { everyWay, type Choice } from '../../match/model/choices'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import type { Kept } from './table-keeper'
import styles from './camera.module.css'

interface Props {
  readonly view: MatchView
  readonly kept: Kept
  readonly busy: boolean
  readonly onHold: (play: Candidate) => void
  readonly onUndo: (play: Candidate) => void
}

/** The play that is about to be entered, or was entered last by the camera: large, with what it scores, and one tap to take it back. */
export function PlayShown({ view, kept: { pending, entered }, busy, onHold, onUndo }: Props) {
  const { scored, names, revision } = view
  if (pending !== null) {
    const way = wayOf(view, pending)
    return (
      <div className={styles.play}>
        <DominoTile className={styles.tile} tile={pending.play.tile} orientation="horizontal" />
        <p className={styles.told}>
          <span className={styles.plays}>{words.cameraTable.plays(scorerWords.nameOf(names, pending.player), pending.play.written)}</span>
          <span className={styles.why}>{way === null || way.payout.reasons.length === 0 ? null : words.match.way.names(way.payout.reasons)}</span>
        </p>
        {way !== null && way.delta !== 0 && <PointsChip points={way.delta} text={scorerWords.signed(way.delta)} />}
        <Ring pending={pending} />
        <Button onClick={() => onHold(pending.play)}>{words.photo.play.hold}</Button>
      </div>
    )
  }
  const last = scored.rounds.at(-1)?.events.at(-1)
  if (entered === null || entered.revision !== revision || last?.type !== 'play') return null
  return (
    <div className={styles.play}>
      <DominoTile className={styles.tile} tile={last.tile} orientation="horizontal" />
      <p className={styles.told}>
        <span className={styles.plays}>{words.cameraTable.played(scorerWords.nameOf(names, last.player), entered.play.written)}</span>
        <span className={styles.why}>{last.reasons.length === 0 ? null : words.match.way.names(last.reasons)}</span>
      </p>
      {last.delta !== 0 && <PointsChip points={last.delta} text={scorerWords.signed(last.delta)} />}
      <Button disabled={busy} onClick={() => onUndo(entered.play)}>
        <Icon name="undo" />
        {words.match.entry.undo}
      </Button>
    </div>
  )
}

function wayOf({ scored }: MatchView, { play, player }: Pending): Choice | null {
  const choices = everyWay(scored.state, play.written, player)
  return choices.kind === 'refused' ? null : (choices.ways.find(({ arm }) => arm === play.arm) ?? choices.implied)
}

const TICK_MS = 100
const ROUND = 2 * Math.PI * 21

/** The seconds that are left, as a figure in a ring that closes. */
function Ring({ pending: { from, until } }: { readonly pending: Pending }) {
  const [now, setNow] = useState(from)
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [from])
  const left = Math.max(0, until - now)
  const share = until > from ? 1 - left / (until - from) : 1
  const seconds = Math.ceil(left / 1000)
  return (
    <span className={styles.ring} role="timer" aria-label={words.cameraTable.left(seconds)}>
      <svg viewBox="-26 -26 52 52" aria-hidden="true">
        <circle className={styles.track} r={21} />
        <circle className={styles.run} r={21} strokeDasharray={`${ROUND * share} ${ROUND}`} transform="rotate(-90)" />
      </svg>
      <span aria-hidden="true">{seconds}</span>
    </span>
  )
}

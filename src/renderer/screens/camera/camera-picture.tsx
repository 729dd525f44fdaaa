import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent, type SyntheticEvent } from 'react'
import type { Box } from '#shared/watch/grey'
import { isPlayed } from '#shared/match/end-of-play'
import { playName } from '#shared/watch/questions'
import { Avatar } from '../../components/avatar/avatar'
import { Button } from '../../components/button/button'
import { Notice } from '../../components/notice/notice'
import type { MatchView } from '../../match/match-view'
import { shortNames } from '../../match/model/short-names'
import { plainKey } from '../../keyboard/read-key'
import { words } from '../../messages/page'
import type { CameraControl } from '../../photo/source/use-camera'
import { BoneyardFrame } from './boneyard-frame'
import { spotOf } from './seat-places'
import type { KeeperState } from './table-keeper'
import styles from './camera.module.css'

interface CameraPictureProps {
  readonly view: MatchView
  readonly camera: CameraControl
  /** Gets the element that shows the camera. */
  readonly onVideo: (video: HTMLVideoElement | null) => void
  readonly kept: KeeperState
  /** Where each badge stands around the picture: angles clockwise from the top. */
  readonly places: readonly number[]
  readonly onPlaces: (places: readonly number[]) => void
  /** Where the face-down tiles lie; null where they are not counted. */
  readonly frame: Box | null
  readonly onFrame: (frame: Box) => void
}

/** What the camera sees, large: outlines of the tiles it found, and everyone's badge at the side where they sit. */
export function CameraPicture({ view, camera, onVideo, kept, places, onPlaces, frame, onFrame }: CameraPictureProps) {
  const cameraWords = words.cameraTable
  const { state } = camera
  const stream = state.kind === 'on' ? state.stream : null
  const video = useRef<HTMLVideoElement>(null)
  const [shape, setShape] = useState<CSSProperties>()
  /* The whole picture is shown, also where a device is turned while it is. */
  const onSize = ({ currentTarget: { videoWidth, videoHeight } }: SyntheticEvent<HTMLVideoElement>): void => {
    if (videoHeight > 0) setShape({ '--shape': videoWidth / videoHeight } as CSSProperties)
  }
  useEffect(() => {
    const element = video.current
    onVideo(element)
    if (element === null || element.srcObject === stream) return
    element.srcObject = stream
    /* Some browsers do not begin on their own; a camera that stops before it plays rejects, which is said elsewhere. */
    if (stream !== null) void element.play().catch(() => undefined)
  }, [stream, onVideo])
  const tiles = kept.seen?.tiles.filter(({ found }) => found >= 0.5) ?? []
  return (
    <section className={styles.picture} style={shape} aria-label={cameraWords.picture}>
      <video
        ref={video}
        className={styles.video}
        aria-label={words.photo.source.live}
        muted
        playsInline
        autoPlay
        hidden={stream === null}
        onLoadedMetadata={onSize}
        onResize={onSize}
      />
      {stream !== null && kept.seen !== null && <Outlines kept={kept} />}
      <p className={styles.seen} role="status" data-phase={kept.phase}>
        {state.kind === 'on' ? (kept.phase === 'watching' ? cameraWords.seen(tiles.length) : cameraWords.phases[kept.phase]) : cameraWords.off}
      </p>
      {stream !== null && frame !== null && (
        <div className={styles.content}>
          <BoneyardFrame box={frame} onBox={onFrame} kept={kept} />
        </div>
      )}
      <Seats view={view} places={places} onPlaces={onPlaces} />
      {state.kind === 'failed' && (
        <div className={styles.failed}>
          <Notice tone="warning" role="alert" actions={<Button onClick={() => camera.start()}>{words.photo.source.camera}</Button>}>
            {words.photo.cameraFault(state.fault)}
          </Notice>
        </div>
      )}
    </section>
  )
}

/** Each tile that was found, with a thin line of chalk; the new one in gold. */
function Outlines({ kept: { seen, pending, question } }: { readonly kept: KeeperState }) {
  if (seen === null) return null
  const asked = question?.kind === 'play' ? question.plays.map(({ detection }) => detection) : question?.kind === 'who' ? [question.play.detection] : []
  const fresh = new Set(pending === null ? asked : [pending.play.detection])
  const unit = Math.max(seen.width, seen.height) / 100
  return (
    <svg
      className={styles.outlines}
      viewBox={`0 0 ${seen.width} ${seen.height}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
      data-new={pending === null ? undefined : playName(pending.play)}
    >
      {seen.tiles.map(({ corners, found }, at) =>
        found < 0.5 ? null : (
          <g key={at} data-new={fresh.has(at) || undefined}>
            <polygon className={styles.rim} points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} strokeWidth={unit * (fresh.has(at) ? 1 : 0.5)} />
            <polygon className={styles.chalk} points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} strokeWidth={unit * (fresh.has(at) ? 0.7 : 0.2)} />
          </g>
        ),
      )}
    </svg>
  )
}

/** By how much a key moves a badge round the picture: 15°. */
const TURN_STEP = Math.PI / 12

type SeatsProps = Pick<CameraPictureProps, 'view' | 'places' | 'onPlaces'>

/** Everyone's badge at the side where they sit; it is dragged there, or moved with the arrow keys. */
function Seats({ view, places, onPlaces }: SeatsProps) {
  const { names, scored, record } = view
  const { round, totals } = scored.state
  const list = useRef<HTMLUListElement>(null)
  const short = shortNames(names)
  const turn = isPlayed(round) ? round.turn : null
  const move = (seat: number, to: number): void => onPlaces(places.map((place, at) => (at === seat ? (to + 2 * Math.PI) % (2 * Math.PI) : place)))
  const onDrag = (seat: number) => (event: PointerEvent<HTMLButtonElement>) => {
    const box = list.current?.getBoundingClientRect()
    if (box === undefined || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    move(seat, Math.atan2((event.clientX - box.left) / box.width - 0.5, 0.5 - (event.clientY - box.top) / box.height))
  }
  const onKey = (seat: number) => (event: KeyboardEvent) => {
    const key = plainKey(event)
    const by = key === 'ArrowRight' || key === 'ArrowDown' ? TURN_STEP : key === 'ArrowLeft' || key === 'ArrowUp' ? -TURN_STEP : 0
    if (by === 0) return
    event.preventDefault()
    move(seat, (places[seat] ?? 0) + by)
  }
  return (
    <ul ref={list} className={styles.seats} aria-label={words.match.players.label}>
      {names.map((name, seat) => {
        const { left, top } = spotOf(places[seat] ?? 0)
        return (
          <li key={seat} className={styles.seat} style={{ left: `${left}%`, top: `${top}%`, transform: `translate(${-left}%, ${-top}%)` }}>
            <button
              type="button"
              className={styles.badge}
              data-turn={turn === seat || undefined}
              title={words.cameraTable.moveSeat(name)}
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={onDrag(seat)}
              onKeyDown={onKey(seat)}
            >
              <Avatar name={name} personId={record.players[seat]?.personId} />
              <span className={styles.who}>{short[seat] ?? name}</span>
              <span className={styles.total}>{totals[seat] ?? 0}</span>
              {turn === seat && <span className="visually-hidden">{words.live.toPlay}</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

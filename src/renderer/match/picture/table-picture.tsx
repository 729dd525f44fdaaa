import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Seat } from '#shared/match/events'
import { useClient } from '../../client/client-context'
import { useAnnounce } from '../../components/announcer/announcer'
import { Button } from '../../components/button/button'
import { Dialog } from '../../components/dialog/dialog'
import { FilePicker } from '../../components/file-picker/file-picker'
import { Icon } from '../../components/icon/icon'
import { Notice, ProblemNotice } from '../../components/notice/notice'
import { PointsChip } from '../../components/points-chip/points-chip'
import { hasNoFocus } from '../../hooks/has-no-focus'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import type { CommandProblem } from '../../messages/sentence-inputs'
import type { CopySource } from '../../photo/small-copy'
import { CaptureButton, HAS_LIVE_CAMERA } from '../../photo/source/capture-button'
import { firstFrame } from '../../photo/source/first-frame'
import { useCamera } from '../../photo/source/use-camera'
import { usePictureFiles } from '../../photo/source/use-picture-files'
import { useStream } from '../../photo/source/use-stream'
import { WhichCamera } from '../../photo/source/which-camera'
import { openFile } from '../../recognition/decode-picture'
import { settings } from '../../settings/settings'
import type { MatchView } from '../match-view'
import { ShareDialog } from '../sharing/share-dialog'
import { inFrame, tableCopy } from './table-copy'
import { usePutPicture, useTablePicture } from './use-table-picture'
import styles from './picture.module.css'

/** How long each figure stands, in milliseconds. */
export const FIGURE_MS = 1000

interface Countdown {
  /** The figure that is shown; null while nobody counts. */
  readonly figure: number | null
  readonly start: () => void
  readonly stop: () => void
}

/** Counts down to one, a figure a second, and then does what it counted for. */
export function useCountdown(from: number, then: () => void): Countdown {
  const [figure, setFigure] = useState<number | null>(null)
  const done = useEffectEvent(then)
  useEffect(() => {
    if (figure === null) return
    const timer = setTimeout(() => {
      if (figure > 1) return setFigure(figure - 1)
      setFigure(null)
      done()
    }, FIGURE_MS)
    return () => clearTimeout(timer)
  }, [figure])
  return { figure, start: () => setFigure(from), stop: () => setFigure(null) }
}

interface TakePictureProps {
  /** Gets the picture as it may be kept: a JPEG in base64. */
  readonly onTaken: (jpeg: string) => void
  readonly onClose: () => void
}

/** Everyone has time to sit down behind their tiles. */
const COUNTS_FROM = 3

/** The camera in the frame of the felt, that counts to the picture; or a picture that is there already. */
function TakePicture({ onTaken, onClose }: TakePictureProps) {
  const pictureWords = words.tablePicture
  const camera = useCamera()
  const { state } = camera
  const video = useStream(state.kind === 'on' ? state.stream : null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const latest = useRef(0)

  const startCamera = useEffectEvent(() => {
    if (HAS_LIVE_CAMERA) camera.start()
  })
  useEffect(() => startCamera(), [])
  useEffect(() => () => void latest.current++, [])

  /** What comes late, after another picture was chosen or the dialog was closed, is left out. */
  const take = async (open: () => Promise<{ readonly picture: CopySource | null; readonly problem?: string }>): Promise<void> => {
    const turn = ++latest.current
    setBusy(true)
    setProblem(null)
    const opened = await open()
    const jpeg = opened.picture === null ? null : await tableCopy(opened.picture).catch(() => null)
    if (opened.picture !== null && 'close' in opened.picture) opened.picture.close()
    if (turn !== latest.current) return
    setBusy(false)
    if (jpeg === null) setProblem(opened.problem ?? pictureWords.impossible)
    else onTaken(jpeg)
  }
  const takeFrame = (): void =>
    void take(async () => {
      if (video.current !== null) await firstFrame(video.current)
      /* A camera that stops at this moment has no picture left. */
      const frame = video.current === null ? null : await createImageBitmap(video.current).catch(() => null)
      const picture = frame === null ? null : inFrame(frame)
      frame?.close()
      return { picture }
    })
  const readFiles = (files: readonly File[]): void => {
    const file = files.find(({ type }) => type.startsWith('image/')) ?? files[0]
    if (file === undefined) return
    counting.stop()
    void take(async () => {
      const opened = await openFile(file)
      return opened.ok ? { picture: opened.value } : { picture: null, problem: words.recognitionFaultSentence(opened.error) }
    })
  }
  const counting = useCountdown(COUNTS_FROM, takeFrame)
  const { over } = usePictureFiles(readFiles)
  const shows = HAS_LIVE_CAMERA && state.kind !== 'failed'
  /* Keys begin there, also while the camera still starts. */
  const shutter = useRef<HTMLButtonElement>(null)
  /* The button that takes the picture goes with a camera that fails. */
  const fileButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!shows && hasNoFocus()) fileButton.current?.focus({ preventScroll: true })
  }, [shows])
  return (
    <Dialog width="workspace" open title={pictureWords.take} onClose={onClose} firstFocus={() => shutter.current}>
      <div className={styles.taking}>
        <div className={styles.frame} data-over={over || undefined}>
          {shows && <video ref={video} className={styles.video} aria-label={words.photo.source.live} muted playsInline autoPlay />}
          {/* Said as it is shown. */}
          <div className={styles.count} role="status">
            {counting.figure !== null && <PointsChip key={counting.figure} className={styles.figure} points={1} text={scorerWords.plain(counting.figure)} />}
          </div>
        </div>
        <div className={styles.beside}>
          <p className={styles.hint} role="status">
            {!shows ? pictureWords.behind : state.kind === 'on' ? pictureWords.hint : words.photo.source.starting}
          </p>
          {state.kind === 'failed' && (
            <Notice tone="warning" role="alert">
              {words.photo.cameraFault(state.fault)}
            </Notice>
          )}
          <ProblemNotice text={problem} />
          <div className={styles.ways}>
            {HAS_LIVE_CAMERA ? (
              shows && (
                <Button
                  ref={shutter}
                  variant="primary"
                  className={styles.round}
                  pending={busy || state.kind !== 'on'}
                  aria-label={counting.figure === null ? words.photo.source.take : pictureWords.stop}
                  title={counting.figure === null ? words.photo.source.take : pictureWords.stop}
                  onClick={counting.figure === null ? counting.start : counting.stop}
                >
                  <Icon name={counting.figure === null ? 'camera' : 'close'} />
                </Button>
              )
            ) : (
              <CaptureButton onFiles={readFiles} />
            )}
            <FilePicker ref={fileButton} accept="image/*" onFiles={readFiles}>
              {words.photo.source.file}
            </FilePicker>
            <WhichCamera control={camera} />
          </div>
        </div>
      </div>
    </Dialog>
  )
}

/** Whether the picture that is shown is kept with the match: not yet, while there is another one, and when its file is gone. */
type PictureState = 'new' | 'other' | 'kept' | 'gone'

interface KeepPictureProps {
  readonly view: MatchView
  readonly state: PictureState
  readonly pending: boolean
  readonly problem: CommandProblem | null
  readonly onKeep: (() => void) | undefined
  readonly onAgain: () => void
  readonly onForget: () => void
}

/** Whether a picture of the table is kept with its match, and what can be done about it. */
function KeepPicture({ view, state, pending, problem, onKeep, onAgain, onForget }: KeepPictureProps) {
  const pictureWords = words.tablePicture
  const isNew = state === 'new' || state === 'other'
  return (
    <div className={styles.keeping}>
      <p role="status" className={styles.state}>
        {!pending && pictureWords.states[state]}
      </p>
      <ProblemNotice text={problem === null ? null : words.commandProblemSentence(problem, { names: view.names, game: view.scored.rules.game })} />
      <div className={styles.keepWays}>
        {/* One button in one place: what was kept can be deleted, and keys go on from there. */}
        <Button pending={pending} onClick={isNew ? onKeep : onForget}>
          <Icon name={isNew ? 'save' : 'bin'} />
          {isNew ? pictureWords.keep : pictureWords.forget}
        </Button>
        <Button pending={pending} onClick={onAgain}>
          <Icon name="camera" />
          {pictureWords.again}
        </Button>
      </div>
    </div>
  )
}

interface TablePictureProps {
  readonly view: MatchView
  /** Whose phone this is; absent for a page of the owner's. */
  readonly seat?: Seat | undefined
  /** It is another phone's, and can only be looked at. */
  readonly fixed?: boolean
  readonly onClose: () => void
}

/** The picture of the table: taken, then shown on its card, shared, kept with the match or deleted. */
export function TablePicture({ view, seat, fixed = false, onClose }: TablePictureProps) {
  const kept = useTablePicture(view)
  const [taken, setTaken] = useState<string | null>(null)
  const [taking, setTaking] = useState(view.picture === null)
  const { put, pending, problem, dismiss } = usePutPicture(view, seat)
  const client = useClient()
  const { toast } = useAnnounce()
  const take = (jpeg: string): void => {
    setTaken(jpeg)
    setTaking(false)
    dismiss()
    if (settings['keep-photographs'].chosen() === 'kept') void put(jpeg)
  }
  const restore = async (jpeg: string): Promise<void> => {
    const again = { matchId: view.matchId, ...(seat === undefined ? {} : { seat }), photo: jpeg, instead: null }
    const restored = await client.match.putPicture(again).catch(() => null)
    if (restored?.ok !== true) toast(words.tablePicture.notRestored)
  }
  const forget = async (): Promise<void> => {
    if (!(await put(null))) return
    toast(words.tablePicture.forgotten, typeof kept === 'string' ? { label: words.moments.end.undo, run: () => void restore(kept) } : undefined)
    onClose()
  }
  if (taking) return <TakePicture onTaken={take} onClose={taken === null && view.picture === null ? onClose : () => setTaking(false)} />
  const jpeg = taken ?? kept ?? null
  return (
    <ShareDialog
      view={view}
      begin={{ kind: 'picture', shape: 'wide' }}
      taken={taken ?? undefined}
      keeping={
        !fixed && (
          <KeepPicture
            view={view}
            state={taken !== null && taken !== kept ? (view.picture === null ? 'new' : 'other') : kept === null && view.picture !== null ? 'gone' : 'kept'}
            pending={pending}
            problem={problem}
            onKeep={jpeg === null ? undefined : () => void put(jpeg)}
            onAgain={() => setTaking(true)}
            onForget={() => void forget()}
          />
        )
      }
      onClose={onClose}
    />
  )
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../components/button/button'
import { Dialog } from '../../components/dialog/dialog'
import { FilePicker } from '../../components/file-picker/file-picker'
import { Icon } from '../../components/icon/icon'
import { Notice } from '../../components/notice/notice'
import { PointsChip } from '../../components/points-chip/points-chip'
import { hasNoFocus } from '../../hooks/has-no-focus'
import { scorerWords } from '../../messages/scorer'
import { words } from '../../messages/page'
import type { Picture } from '../../photo/small-copy'
import { CaptureButton, HAS_LIVE_CAMERA } from '../../photo/source/capture-button'
import { firstFrame } from '../../photo/source/first-frame'
import { useCamera } from '../../photo/source/use-camera'
import { usePictureFiles } from '../../photo/source/use-picture-files'
import { useStream } from '../../photo/source/use-stream'
import { WhichCamera } from '../../photo/source/which-camera'
import { openFile } from '../../recognition/decode-picture'
import { inFrame, tableCopy } from './table-copy'
import { useCountdown } from './use-countdown'
import styles from './picture.module.css'

interface Props {
  /** Gets the picture as it may be kept: a JPEG in base64. */
  readonly onTaken: (jpeg: string) => void
  readonly onClose: () => void
}

/** Everyone has time to sit down behind their tiles. */
const COUNTS_FROM = 3

/** The camera in the frame of the felt, that counts to the picture; or a picture that is there already. */
export function TakePicture({ onTaken, onClose }: Props) {
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
  const take = async (open: () => Promise<{ readonly picture: Picture | null; readonly problem?: string }>): Promise<void> => {
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
          {problem !== null && (
            <Notice tone="danger" role="alert">
              {problem}
            </Notice>
          )}
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

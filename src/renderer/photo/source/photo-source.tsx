import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../../components/button/button'
import { FilePicker } from '../../components/file-picker/file-picker'
import { Icon } from '../../components/icon/icon'
import { Notice } from '../../components/notice/notice'
import { hasNoFocus } from '../../hooks/has-no-focus'
import { useIntoSight } from '../../hooks/use-into-sight'
import { words } from '../../messages/page'
import type { Photo } from '../../recognition/recognizer'
import type { PhotoState } from '../use-photo'
import { CameraView } from './camera-view'
import { CaptureButton, HAS_LIVE_CAMERA } from './capture-button'
import { firstFrame } from './first-frame'
import { ReadingMark } from './reading-mark'
import { useCamera, type CameraControl } from './use-camera'
import { usePictureFiles } from './use-picture-files'
import { useWatch } from './use-watch'
import styles from './source.module.css'

/** What may be watched for: a play that lies still. */
export interface Watched<P> {
  /** What a photo would propose, or null. */
  readonly found: (photo: P) => string | null
  /** Changes when what is to be expected has changed. */
  readonly game: unknown
  /** A proposal or a correction is open: what is on the screen stays there. */
  readonly paused: boolean
  /** What was found twice in a row, or in a photo that the person took. */
  readonly onProposal: (photo: P) => void
  /** What was proposed may not lie there any more. */
  readonly onMoved: () => void
  /** What there is to say and to choose while the table is watched. */
  readonly beside: ReactNode
  readonly onChange: (watching: boolean) => void
}

interface Props<P extends Photo> {
  readonly photoState: PhotoState<P>
  readonly watched?: Watched<P>
  /** What else there is to choose about pictures. */
  readonly more?: ReactNode
  /** What was found, once something was read. */
  readonly children: ReactNode
}

/** Where the picture comes from: a camera, a file, dropped or pasted; and what came of it. */
export function PhotoSource<P extends Photo>({ photoState, watched, more, children }: Props<P>) {
  const sourceWords = words.photo.source
  const camera = useCamera()
  const video = useRef<HTMLVideoElement | null>(null)
  const onVideo = useCallback((element: HTMLVideoElement | null) => {
    video.current = element
  }, [])
  const [watching, setWatching] = useState(false)
  const [note, setNote] = useState<string | null>(null)
  const { state } = camera
  const active = watching && state.kind === 'on'
  const seen = useRef<P | null>(null)

  /* The button that took the photo is gone with the live picture, and the one that gives reading up with the mark; keys go on from what was found, or from where the next picture is chosen. */
  const found = useRef<HTMLDivElement>(null)
  const fileButton = useRef<HTMLButtonElement>(null)
  const cameraButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (photoState.reading || !hasNoFocus()) return
    const next = found.current ?? (photoState.fault === null ? null : fileButton.current)
    next?.focus({ preventScroll: true })
  }, [photoState.number, photoState.reading, photoState.fault])

  /* While what a person chose is being read, the watching takes no picture of its own in its place. */
  const [byHand, setByHand] = useState(0)
  /* So is what belongs to a camera that stops on its own, or is changed for another. */
  useEffect(() => {
    if (state.kind !== 'off' && hasNoFocus()) cameraButton.current?.focus({ preventScroll: true })
  }, [state.kind])

  const shown = async (taking: Promise<P | null>): Promise<void> => {
    setByHand((before) => before + 1)
    const photo = await taking.finally(() => setByHand((before) => before - 1))
    if (photo !== null) watched?.onProposal(photo)
  }
  const readFiles = (files: readonly File[]): void => {
    const one = files.find(({ type }) => type.startsWith('image/')) ?? files[0]
    if (one === undefined) return
    setNote(files.length > 1 ? sourceWords.onlyOne(files.length, one.name) : null)
    void shown(photoState.take(one))
  }
  const { over } = usePictureFiles(readFiles)

  const takeFrame = async (): Promise<P | null> => {
    if (video.current === null) return null
    await firstFrame(video.current)
    if (video.current === null) return null
    setNote(null)
    /* A camera that stops at this moment has no picture left. */
    const frame = await createImageBitmap(video.current).catch(() => null)
    return frame === null ? null : photoState.take(frame)
  }
  const watch = (on: boolean): void => {
    setWatching(on)
    watched?.onChange(on)
  }
  useWatch({
    video,
    active: active && watched !== undefined && !watched.paused,
    game: watched?.game,
    look: async () => {
      if (byHand > 0) return null
      seen.current = await takeFrame()
      return seen.current === null ? null : (watched?.found(seen.current) ?? null)
    },
    onProposal: () => {
      if (seen.current !== null) watched?.onProposal(seen.current)
    },
    onMoved: () => watched?.onMoved(),
  })
  const told = useIntoSight<HTMLDivElement>(photoState.fault)
  const giveUp = (): void => {
    photoState.cancel()
    fileButton.current?.focus({ preventScroll: true })
  }
  const stopCamera = (): void => {
    watch(false)
    camera.stop()
  }
  const showsCamera = state.kind === 'on' || state.kind === 'starting'
  /* What is to be looked at takes the place of the live picture. */
  const lookedAt = photoState.photo !== null && (!watching || watched?.paused === true)
  return (
    <div className={styles.source} data-over={over || undefined}>
      <div className={styles.ways}>
        {!HAS_LIVE_CAMERA ? (
          <CaptureButton onFiles={readFiles} />
        ) : showsCamera ? (
          <Button ref={cameraButton} onClick={stopCamera}>
            {sourceWords.cameraOff}
          </Button>
        ) : (
          <Button ref={cameraButton} onClick={() => camera.start()}>
            <Icon name="camera" />
            {sourceWords.camera}
          </Button>
        )}
        {showsCamera && lookedAt && (
          <Button onClick={photoState.clear}>
            <Icon name="camera" />
            {watching ? sourceWords.lookAgain : sourceWords.takeAnother}
          </Button>
        )}
        <FilePicker ref={fileButton} accept="image/jpeg,image/png,image/webp" onFiles={readFiles}>
          {sourceWords.file}
        </FilePicker>
        {more}
        <p className={styles.hint} data-desk>
          {over ? sourceWords.dropHere : sourceWords.hint}
        </p>
      </div>
      <ReadingMark reading={photoState.reading && (!active || byHand > 0)} over={photoState.photo !== null} onCancel={giveUp} />
      {state.kind === 'failed' && (
        <>
          <Notice tone="warning" role="alert">
            {words.photo.cameraFault(state.fault)}
          </Notice>
          <WhichCamera control={camera} />
        </>
      )}
      <div className={styles.both} data-both={(showsCamera && photoState.photo !== null && !lookedAt) || undefined}>
        {showsCamera && (
          <CameraView control={camera} onVideo={onVideo} hidden={lookedAt}>
            <Button variant={photoState.photo === null ? 'primary' : 'secondary'} disabled={state.kind !== 'on'} onClick={() => void shown(takeFrame())}>
              {sourceWords.take}
            </Button>
            <WhichCamera control={camera} />
            {watched !== undefined && (
              <label className={styles.watch}>
                <input type="checkbox" checked={watching} onChange={(event) => watch(event.target.checked)} />
                <span>
                  <span className={styles.watchName}>{sourceWords.watch}</span>
                  <span className={styles.hint}>{sourceWords.watchHint}</span>
                </span>
              </label>
            )}
          </CameraView>
        )}
        {photoState.photo !== null && (
          <div ref={found} tabIndex={-1} className={styles.found}>
            <div className={styles.parts}>{children}</div>
          </div>
        )}
      </div>
      {active && watched?.beside}
      {active && watched !== undefined && !watched.paused && (
        <p className={styles.hint} role="status">
          {sourceWords.watching}
        </p>
      )}
      {note !== null && (
        <p className={styles.hint} role="status">
          {note}
        </p>
      )}
      {photoState.fault !== null && (
        <Notice ref={told} tone="danger" role="alert" title={words.photo.fault}>
          <p>{words.recognitionFaultSentence(photoState.fault)}</p>
        </Notice>
      )}
    </div>
  )
}

/** Which camera is used, where there is a choice: also after one could not be started. */
function WhichCamera({ control: { state, cameras, start } }: { readonly control: CameraControl }) {
  const sourceWords = words.photo.source
  const failed = state.kind === 'failed'
  if (cameras.length < 2 || state.kind === 'off') return null
  return (
    <label className={styles.which}>
      <span>{sourceWords.whichCamera}</span>
      <select className={styles.select} value={failed ? '' : (state.id ?? '')} onChange={(event) => start(event.target.value)}>
        {failed && (
          <option value="" disabled>
            {sourceWords.anotherCamera}
          </option>
        )}
        {cameras.map(({ id, label }, at) => (
          <option key={id} value={id}>
            {label === '' ? sourceWords.unnamedCamera(at + 1) : label}
          </option>
        ))}
      </select>
    </label>
  )
}

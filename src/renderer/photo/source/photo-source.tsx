import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../../components/button/button'
import { FilePicker } from '../../components/file-picker/file-picker'
import { Icon } from '../../components/icon/icon'
import { Notice, ProblemNotice } from '../../components/notice/notice'
import { hasNoFocus } from '../../hooks/has-no-focus'
import { useIntoSight } from '../../hooks/use-into-sight'
import { words } from '../../messages/page'
import type { Photo } from '../../recognition/recognizer'
import { PanControls } from '../pan/pan-controls'
import { type PanReader, usePan } from '../pan/use-pan'
import type { PhotoState } from '../use-photo'
import { CaptureButton, HAS_LIVE_CAMERA } from './capture-button'
import { firstFrame } from './first-frame'
import { ReadingMark } from './reading-mark'
import { type CameraControl, useCamera } from './use-camera'
import { usePictureFiles } from './use-picture-files'
import { useStream } from './use-stream'
import { WhichCamera } from './which-camera'
import styles from './source.module.css'

interface CameraViewProps {
  readonly control: CameraControl
  /** Gets the element that shows the camera, and null when it goes. */
  readonly onVideo: (video: HTMLVideoElement | null) => void
  /** The camera runs on, but its picture gives way to what was taken. */
  readonly hidden: boolean
  readonly children: ReactNode
}

/** What the chosen camera sees, and which camera that is. */
function CameraView({ control, onVideo, hidden, children }: CameraViewProps) {
  const { state } = control
  const stream = state.kind === 'on' ? state.stream : null
  const video = useStream(stream, onVideo)
  return (
    <div className={styles.camera} hidden={hidden}>
      <div className={styles.live}>
        <video ref={video} className={styles.video} aria-label={words.photo.source.live} muted playsInline autoPlay />
        {state.kind === 'starting' && (
          <p className={styles.starting} role="status">
            {words.photo.source.starting}
          </p>
        )}
      </div>
      <div className={styles.controls}>{children}</div>
    </div>
  )
}

/* A phone that is asked for none of its own kind (HEIC) gives a JPEG of it, which every browser reads; a computer hides what it is not asked for. */
const PICTURES = `image/jpeg,image/png,image/webp,image/avif${navigator.maxTouchPoints > 0 ? '' : ',image/heic,.heic,.heif'}`

interface PhotoSourceProps<P extends Photo> {
  readonly photoState: PhotoState<P>
  /** What else there is to choose about pictures. */
  readonly more?: ReactNode
  /** Where the camera may be moved along what is longer than its picture. */
  readonly pan?: PanReader
  /** What was found, once something was read. */
  readonly children: ReactNode
}

/** Where the picture comes from: a camera, a file, dropped or pasted; and what came of it. */
export function PhotoSource<P extends Photo>({ photoState, more, pan: panReader, children }: PhotoSourceProps<P>) {
  const sourceWords = words.photo.source
  const camera = useCamera()
  const video = useRef<HTMLVideoElement | null>(null)
  const onVideo = useCallback((element: HTMLVideoElement | null) => {
    video.current = element
  }, [])
  const [note, setNote] = useState<string | null>(null)
  const { state } = camera
  /* What is to be looked at takes the place of the live picture. */
  const lookedAt = photoState.photo !== null
  const pan = usePan(panReader, state.kind === 'on' && !lookedAt ? video : null)

  /* The button that took the photo is gone with the live picture, and the one that gives reading up with the mark; keys go on from what was found, or from where the next picture is chosen. */
  const found = useRef<HTMLDivElement>(null)
  const fileButton = useRef<HTMLButtonElement>(null)
  const cameraButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (photoState.reading || !hasNoFocus()) return
    const next = found.current ?? (photoState.fault === null ? null : fileButton.current)
    next?.focus({ preventScroll: true })
  }, [photoState.number, photoState.reading, photoState.fault])

  /* So is what belongs to a camera that stops on its own, or is changed for another. */
  useEffect(() => {
    if (state.kind !== 'off' && hasNoFocus()) cameraButton.current?.focus({ preventScroll: true })
  }, [state.kind])

  /* And what belongs to a camera that was moved along a line. */
  const panButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!pan.running && hasNoFocus()) panButton.current?.focus({ preventScroll: true })
  }, [pan.running])

  const readFiles = (files: readonly File[]): void => {
    const one = files.find(({ type }) => type.startsWith('image/')) ?? files[0]
    if (one === undefined) return
    const parts = files.filter(({ type }) => type.startsWith('image/'))
    /* Several pictures of one line are joined, where that can be asked for. */
    if (panReader !== undefined && (pan.running || parts.length > 1)) {
      setNote(null)
      if (!pan.running) pan.start()
      if (lookedAt) photoState.clear()
      pan.add(parts)
      return
    }
    setNote(files.length > 1 ? sourceWords.onlyOne(files.length, one.name) : null)
    void photoState.take(one)
  }
  const { over } = usePictureFiles(readFiles)

  const takeFrame = async (): Promise<void> => {
    if (video.current === null) return
    await firstFrame(video.current)
    if (video.current === null) return
    setNote(null)
    /* A camera that stops at this moment has no picture left. */
    const frame = await createImageBitmap(video.current).catch(() => null)
    if (frame !== null) await photoState.take(frame)
  }
  const fault = photoState.fault ?? pan.fault
  const told = useIntoSight<HTMLDivElement>(fault)
  const giveUp = (): void => {
    photoState.cancel()
    if (pan.reading) pan.stop()
    fileButton.current?.focus({ preventScroll: true })
  }
  const showsCamera = state.kind === 'on' || state.kind === 'starting'
  return (
    <div className={styles.source} data-over={over || undefined} data-moved={(showsCamera && pan.running && !lookedAt) || undefined}>
      <div className={styles.ways}>
        {!HAS_LIVE_CAMERA ? (
          <CaptureButton onFiles={readFiles} />
        ) : showsCamera ? (
          <Button ref={cameraButton} onClick={camera.stop}>
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
            {sourceWords.takeAnother}
          </Button>
        )}
        {lookedAt && pan.pan.frames > 0 && (
          <Button
            onClick={() => {
              photoState.clear()
              pan.goOn()
            }}
          >
            {words.photo.pan.goOn}
          </Button>
        )}
        {!HAS_LIVE_CAMERA && panReader !== undefined && !pan.running && !lookedAt && (
          <Button ref={panButton} onClick={pan.start}>
            {words.photo.pan.startParts}
          </Button>
        )}
        <FilePicker ref={fileButton} accept={PICTURES} multiple={panReader !== undefined} onFiles={readFiles}>
          {sourceWords.file}
        </FilePicker>
        {more}
        <p className={styles.hint} data-desk>
          {over ? sourceWords.dropHere : sourceWords.hint}
        </p>
      </div>
      <ReadingMark reading={photoState.reading || pan.reading} over={lookedAt} onCancel={giveUp} />
      {state.kind === 'failed' && (
        <>
          <Notice tone="warning" role="alert">
            {words.photo.cameraFault(state.fault)}
          </Notice>
          <WhichCamera control={camera} />
        </>
      )}
      <div className={styles.both}>
        {showsCamera && (
          <CameraView control={camera} onVideo={onVideo} hidden={lookedAt}>
            {pan.running ? (
              <PanControls live control={pan} />
            ) : (
              <>
                <Button variant={photoState.photo === null ? 'primary' : 'secondary'} disabled={state.kind !== 'on'} onClick={() => void takeFrame()}>
                  {sourceWords.take}
                </Button>
                {panReader !== undefined && (
                  <Button ref={panButton} disabled={state.kind !== 'on'} onClick={pan.start}>
                    {words.photo.pan.start}
                  </Button>
                )}
                <WhichCamera control={camera} />
              </>
            )}
          </CameraView>
        )}
        {!showsCamera && pan.running && !lookedAt && <PanControls live={false} control={pan} />}
        {lookedAt && (
          <div ref={found} tabIndex={-1} className={styles.found}>
            <div className={styles.parts}>{children}</div>
          </div>
        )}
      </div>
      {note !== null && (
        <p className={styles.hint} role="status">
          {note}
        </p>
      )}
      <ProblemNotice ref={told} title={words.photo.fault} text={fault === null ? null : words.recognitionFaultSentence(fault)} />
    </div>
  )
}

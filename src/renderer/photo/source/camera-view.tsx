import type { ReactNode } from 'react'
import { words } from '../../messages/page'
import type { CameraControl } from './use-camera'
import { useStream } from './use-stream'
import styles from './source.module.css'

interface Props {
  readonly control: CameraControl
  /** Gets the element that shows the camera, and null when it goes. */
  readonly onVideo: (video: HTMLVideoElement | null) => void
  /** The camera runs on, but its picture gives way to what was taken. */
  readonly hidden: boolean
  readonly children: ReactNode
}

/** What the chosen camera sees, and which camera that is. */
export function CameraView({ control, onVideo, hidden, children }: Props) {
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

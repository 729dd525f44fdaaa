import { useRef } from 'react'
import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { photoWords } from '../../messages/page'

/** A page that came unencrypted over a network gets no live camera from the browser; the phone's own camera app takes the picture then. */
export const HAS_LIVE_CAMERA = !('isSecureContext' in window) || window.isSecureContext

/** Opens the phone's own camera for one photograph. */
export function CaptureButton({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="primary" onClick={() => chooser.current?.click()}>
        <Icon name="camera" />
        {photoWords.source.camera}
      </Button>
      <input
        ref={chooser}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        accept="image/*"
        capture="environment"
        data-capture
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // so that the same file can be chosen again
          event.target.value = ''
        }}
      />
    </>
  )
}

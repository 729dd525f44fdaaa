import { FilePicker } from '../../components/file-picker/file-picker'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'

/** A page that came unencrypted over a network gets no live camera from the browser; the phone's own camera app takes the picture then. */
export const HAS_LIVE_CAMERA = !('isSecureContext' in window) || window.isSecureContext

/** Opens the phone's own camera for one photo. */
export function CaptureButton({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  return (
    <FilePicker variant="primary" accept="image/*" capture="environment" onFiles={onFiles}>
      <Icon name="camera" />
      {words.photo.source.camera}
    </FilePicker>
  )
}

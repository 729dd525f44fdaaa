import { useEffect, useState } from 'react'
import { Dialog } from '../components/dialog/dialog'
import { words } from '../messages/page'
import { SHOWN_AFTER_MS } from './source/reading-mark'

/** Stands in the place of a photo's dialog while its code is fetched: shown only where that takes a while, and can be given up. */
export function OpeningPhoto({ onClose }: { readonly onClose: () => void }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOWN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Dialog width="message" open={shown} title={words.photo.open} onClose={onClose}>
      <p role="status">{words.photo.opening}</p>
      <progress aria-label={words.photo.opening} />
    </Dialog>
  )
}

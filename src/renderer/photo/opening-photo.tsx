import { useEffect, useState } from 'react'
import { Dialog } from '../components/dialog/dialog'
import { photoWords } from '../messages/page'
import { SHOWN_AFTER_MS } from './source/reading-mark'

/** Stands in the place of a photograph's dialog while its code is fetched: shown only where that takes a while, and can be given up. */
export function OpeningPhoto({ onClose }: { readonly onClose: () => void }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOWN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Dialog open={shown} title={photoWords.open} onClose={onClose}>
      <p role="status">{photoWords.opening}</p>
      <progress aria-label={photoWords.opening} />
    </Dialog>
  )
}

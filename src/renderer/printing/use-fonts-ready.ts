import { useEffect, useState } from 'react'

/** Whether the page's fonts are here: text that is measured before is measured again then. */
export function useFontsReady(): boolean {
  const [ready, setReady] = useState(() => document.fonts === undefined || document.fonts.status === 'loaded')
  useEffect(() => {
    if (ready) return
    let gone = false
    void document.fonts.ready.then(() => gone || setReady(true))
    return () => {
      gone = true
    }
  }, [ready])
  return ready
}

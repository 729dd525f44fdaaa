import { useCallback, useState, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import { lazyScreen } from '../../app/lazy-screen'
import { useConnection } from '../../client/client-context'
import { paths } from '../../navigation/paths'
import { isMatchFile } from '#shared/exchange/match-file-endings'

/** What looks into a record knows the rules, so it is fetched when the first one comes. */
const { Screen: ArrivedDialog } = lazyScreen(async () => (await import('./incoming-dialog')).IncomingDialog, NoFiles)
const { Screen: Asked } = lazyScreen(async () => (await import('./asked')).DesktopRequests, NoFiles, NoFiles)

/** Records that come to the window from outside its pages: opened with the app or dropped anywhere. */
export function IncomingFiles() {
  const [path] = useLocation()
  const [arrived, setArrived] = useState<readonly File[]>([])
  const arrive = useCallback((files: readonly File[]) => setArrived((before) => [...before, ...files]), [])
  const { desktop } = useConnection()
  // the Files page handles what is dropped on it
  useDroppedMatchFiles(arrive, path !== paths.files)
  return (
    <>
      {desktop !== null && <Asked desktop={desktop} onFiles={arrive} />}
      {arrived.length > 0 && <ArrivedDialog files={arrived} onClose={() => setArrived([])} />}
    </>
  )
}

function NoFiles() {
  return null
}

/**
 * Files of records that are dropped anywhere, while `taken`.
 *
 * They come before whatever else takes files on the page: a record is no picture. Any other file stays where it is, and the page with it.
 */
function useDroppedMatchFiles(onFiles: (files: readonly File[]) => void, taken: boolean): void {
  const dropped = useEffectEvent((event: DragEvent): void => {
    const files = [...(event.dataTransfer?.files ?? [])]
    if (files.length === 0) return
    // or the browser would show the file in place of the app
    event.preventDefault()
    if (!taken || !files.every(({ name }) => isMatchFile(name))) return
    event.stopImmediatePropagation()
    onFiles(files)
  })
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault()
    }
    const drop = (event: DragEvent): void => dropped(event)
    window.addEventListener('dragover', over, true)
    window.addEventListener('drop', drop, true)
    return () => {
      window.removeEventListener('dragover', over, true)
      window.removeEventListener('drop', drop, true)
    }
  }, [])
}

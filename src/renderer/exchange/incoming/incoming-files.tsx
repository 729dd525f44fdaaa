import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { lazyScreen } from '../../app/lazy-screen'
import { paths } from '../../navigation/paths'
import { useAsked } from './use-asked'
import { useDroppedRecords } from './use-dropped-records'

/** What looks into a record knows the rules, so it is fetched when the first one comes. */
const { Screen: ArrivedDialog } = lazyScreen(
  async () => (await import('./incoming-dialog')).IncomingDialog,
  () => null,
)

/** Records that come to the window from outside its pages: opened with the app or dropped anywhere. */
export function IncomingFiles() {
  const [path] = useLocation()
  const [arrived, setArrived] = useState<readonly File[]>([])
  const arrive = useCallback((files: readonly File[]) => setArrived((before) => [...before, ...files]), [])
  useAsked(arrive)
  // the page of the stored data takes what is dropped on it by itself
  useDroppedRecords(arrive, path !== paths.data)
  if (arrived.length === 0) return null
  return <ArrivedDialog files={arrived} onClose={() => setArrived([])} />
}

import { useEffect, useEffectEvent } from 'react'
import { isRecordFile } from '#shared/exchange/record-endings'

/**
 * Files of records that are dropped anywhere, while `taken`.
 *
 * They come before whatever else takes files on the page: a record is no picture. Any other file stays where it is, and the page with it.
 */
export function useDroppedRecords(onFiles: (files: readonly File[]) => void, taken: boolean): void {
  const dropped = useEffectEvent((event: DragEvent): void => {
    const files = [...(event.dataTransfer?.files ?? [])]
    if (files.length === 0) return
    // or the browser would show the file in place of the app
    event.preventDefault()
    if (!taken || !files.every(({ name }) => isRecordFile(name))) return
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

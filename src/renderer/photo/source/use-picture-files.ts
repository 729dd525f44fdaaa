import { useEffect, useEffectEvent, useState } from 'react'

/** While something is dragged over a page it says so several times a second; some browsers say nothing when it is given up. */
const STILL_OVER_MS = 1000

/** A text goes where text is written, though a picture of it may come along, as from a spreadsheet. */
function isTyping({ target, clipboardData }: ClipboardEvent): boolean {
  const isField = target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')
  return isField && (clipboardData?.types.includes('text/plain') ?? false)
}

/** Files that were dropped on the page or pasted, while this is shown; `over` while something is dragged over it. */
export function usePictureFiles(onFiles: (files: readonly File[]) => void): { readonly over: boolean } {
  const [over, setOver] = useState(false)
  const given = useEffectEvent((files: readonly File[]): void => {
    if (files.length > 0) onFiles(files)
  })
  useEffect(() => {
    let over: ReturnType<typeof setTimeout> | undefined
    const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false
    const onDragOver = (event: DragEvent): void => {
      if (!carriesFiles(event)) return
      // or the browser would open the file instead of the app
      event.preventDefault()
      setOver(true)
      clearTimeout(over)
      over = setTimeout(() => setOver(false), STILL_OVER_MS)
    }
    const onDragLeave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false)
    }
    const onDrop = (event: DragEvent): void => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setOver(false)
      given([...(event.dataTransfer?.files ?? [])])
    }
    const onPaste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || isTyping(event)) return
      event.preventDefault()
      given(files)
    }
    window.addEventListener('dragover', onDragOver)
    window.addEventListener('dragleave', onDragLeave)
    window.addEventListener('drop', onDrop)
    window.addEventListener('paste', onPaste)
    return () => {
      clearTimeout(over)
      window.removeEventListener('dragover', onDragOver)
      window.removeEventListener('dragleave', onDragLeave)
      window.removeEventListener('drop', onDrop)
      window.removeEventListener('paste', onPaste)
    }
  }, [])
  return { over }
}

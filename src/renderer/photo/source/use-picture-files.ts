import { useEffect, useEffectEvent, useState } from 'react'

/** Files that were dropped on the page or pasted, while this is shown; `over` while something is dragged over it. */
export function usePictureFiles(onFiles: (files: readonly File[]) => void): { readonly over: boolean } {
  const [over, setOver] = useState(false)
  const given = useEffectEvent((files: readonly File[]): void => {
    if (files.length > 0) onFiles(files)
  })
  useEffect(() => {
    const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false
    const onDragOver = (event: DragEvent): void => {
      if (!carriesFiles(event)) return
      // or the browser would open the file instead of the app
      event.preventDefault()
      setOver(true)
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
      if (files.length === 0) return
      event.preventDefault()
      given(files)
    }
    window.addEventListener('dragover', onDragOver)
    window.addEventListener('dragleave', onDragLeave)
    window.addEventListener('drop', onDrop)
    window.addEventListener('paste', onPaste)
    return () => {
      window.removeEventListener('dragover', onDragOver)
      window.removeEventListener('dragleave', onDragLeave)
      window.removeEventListener('drop', onDrop)
      window.removeEventListener('paste', onPaste)
    }
  }, [])
  return { over }
}

/** Whether this system has a sheet to share pictures with. */
export function canSharePictures(): boolean {
  if (typeof navigator.share !== 'function' || typeof navigator.canShare !== 'function') return false
  return navigator.canShare({ files: [new File([], 'picture.png', { type: 'image/png' })] })
}

/** What came of sharing: someone who closes the system’s sheet did so on purpose; `not-now` is before a person has pressed anything. */
export type Shared = 'shared' | 'cancelled' | 'not-now' | 'failed'

/** Hands a file to the system’s own sheet. */
export async function shareFile(file: File, title: string): Promise<Shared> {
  try {
    await navigator.share({ files: [file], title })
    return 'shared'
  } catch (fault) {
    const name = fault instanceof DOMException ? fault.name : ''
    return name === 'AbortError' ? 'cancelled' : name === 'NotAllowedError' ? 'not-now' : 'failed'
  }
}

/** Whether pictures can be put on the clipboard here. */
export function canCopyPictures(): boolean {
  return typeof ClipboardItem === 'function' && typeof navigator.clipboard?.write === 'function'
}

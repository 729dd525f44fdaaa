import { useEffect, useRef, useState } from 'react'
import { Button } from '../components/button/button'
import { Dialog } from '../components/dialog/dialog'
import { Icon } from '../components/icon/icon'
import { Notice } from '../components/notice/notice'
import { saveFile } from '../exchange/save-file'
import { words } from '../messages/page'
import { lookOf, type Look } from './canvas'
import styles from './printed.module.css'

interface Props {
  readonly title: string
  /** The picture in words. */
  readonly alt: string
  /** What it is called where it is saved. */
  readonly fileName: string
  /** What it is called where it is shared. */
  readonly shareTitle: string
  /** Draws it and sizes the canvas; false where there is no drawing here. The same one as long as nothing changes. */
  readonly draw: (canvas: HTMLCanvasElement, look: Look) => boolean
  readonly onClose: () => void
}

/** A picture in the colours of the page, to be saved or shared. */
export function PictureDialog({ title, alt, fileName, shareTitle, draw, onClose }: Props) {
  const pictureOfWords = words.exportMatch.pictureOf
  const canvas = useRef<HTMLCanvasElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    const root = document.documentElement
    const drawAgain = (): void => {
      if (canvas.current !== null && !draw(canvas.current, lookOf(root))) setProblem(words.exportMatch.pictureOf.failed)
    }
    drawAgain()
    const theme = new MutationObserver(drawAgain)
    theme.observe(root, { attributeFilter: ['data-theme', 'lang'] })
    return () => theme.disconnect()
  }, [draw])

  const withFile = async (then: (file: File) => void | Promise<void>): Promise<void> => {
    const blob = await new Promise<Blob | null>((resolve) => (canvas.current === null ? resolve(null) : canvas.current.toBlob(resolve, 'image/png')))
    setProblem(blob === null ? pictureOfWords.failed : null)
    if (blob !== null) await then(new File([blob], fileName, { type: 'image/png' }))
  }
  const share = async (file: File): Promise<void> => {
    try {
      await navigator.share({ files: [file], title: shareTitle })
    } catch (fault) {
      // someone who closes the system's own window needs no word about it
      if (!(fault instanceof DOMException && fault.name === 'AbortError')) setProblem(pictureOfWords.notShared)
    }
  }
  return (
    <Dialog
      open
      size="wide"
      title={title}
      onClose={onClose}
      actions={
        <>
          {canShare() && (
            <Button onClick={() => void withFile(share)}>
              <Icon name="share" />
              {pictureOfWords.share}
            </Button>
          )}
          <Button variant="primary" onClick={() => void withFile((file) => saveFile(file.name, file))}>
            <Icon name="save" />
            {pictureOfWords.save}
          </Button>
        </>
      }
    >
      <canvas ref={canvas} role="img" aria-label={alt} className={styles.picture} />
      {problem !== null && (
        <Notice tone="warning" role="alert">
          {problem}
        </Notice>
      )}
    </Dialog>
  )
}

/** Whether this system has a way to share pictures. */
function canShare(): boolean {
  if (typeof navigator.canShare !== 'function') return false
  return navigator.canShare({ files: [new File([], 'picture.png', { type: 'image/png' })] })
}

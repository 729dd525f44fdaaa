import { useEffect, useRef, useState } from 'react'
import { Button } from '../components/button/button'
import { Dialog } from '../components/dialog/dialog'
import { Icon } from '../components/icon/icon'
import { Notice } from '../components/notice/notice'
import { saveFile } from '../exchange/save-file'
import { words } from '../messages/page'
import { styleOf, type PrintStyle } from './canvas'
import { canSharePictures, shareFile } from './sharing'
import styles from './printed.module.css'

interface PictureDialogProps {
  readonly title: string
  readonly alt: string
  /** What it is called where it is saved. */
  readonly fileName: string
  readonly shareTitle: string
  /** Draws it and sizes the canvas; false where there is no drawing here. The same one as long as nothing changes. */
  readonly draw: (canvas: HTMLCanvasElement, style: PrintStyle) => boolean
  readonly onClose: () => void
}

/** A picture in the colours of the page, to be saved or shared. */
export function PictureDialog({ title, alt, fileName, shareTitle, draw, onClose }: PictureDialogProps) {
  const shareWords = words.share
  const canvas = useRef<HTMLCanvasElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    const root = document.documentElement
    const drawAgain = (): void => {
      if (canvas.current !== null && !draw(canvas.current, styleOf(root))) setProblem(words.share.failed)
    }
    drawAgain()
    const theme = new MutationObserver(drawAgain)
    theme.observe(root, { attributeFilter: ['data-theme', 'lang'] })
    return () => theme.disconnect()
  }, [draw])

  const withFile = async (then: (file: File) => void | Promise<void>): Promise<void> => {
    const blob = await new Promise<Blob | null>((resolve) => (canvas.current === null ? resolve(null) : canvas.current.toBlob(resolve, 'image/png')))
    setProblem(blob === null ? shareWords.failed : null)
    if (blob !== null) await then(new File([blob], fileName, { type: 'image/png' }))
  }
  const share = async (file: File): Promise<void> => {
    const shared = await shareFile(file, shareTitle)
    // someone who closes the system's own window needs no word about it
    setProblem(shared === 'shared' || shared === 'cancelled' ? null : shareWords.notShared)
  }
  return (
    <Dialog
      width="workspace"
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          {canSharePictures() && (
            <Button onClick={() => void withFile(share)}>
              <Icon name="share" />
              {shareWords.sharePicture}
            </Button>
          )}
          <Button variant="primary" onClick={() => void withFile((file) => saveFile(file.name, file))}>
            <Icon name="save" />
            {shareWords.savePicture}
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

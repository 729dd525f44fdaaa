import { useEffect, useMemo, useRef, useState } from 'react'
import { fileNameFor } from '#shared/exchange/file-name'
import { plain, PRESET_NAMES } from '#shared/words/en'
import { Button } from '../../../components/button/button'
import { Dialog } from '../../../components/dialog/dialog'
import { Icon } from '../../../components/icon/icon'
import { Notice } from '../../../components/notice/notice'
import { saveFile } from '../../../exchange/save-file'
import { dayWords } from '../../../messages/en/dates'
import { outWords } from '../../../messages/en/exchange'
import type { MatchView } from '../model/match-view'
import { seatsByPlace, standingSentence } from '../model/standing'
import { drawResult, lookOf, type ResultTold } from './draw-result'
import styles from './out.module.css'

const words = outWords.pictureOf

interface Props {
  readonly view: MatchView
  readonly onClose: () => void
}

/** The result as a picture in the colours of the page, to be saved or shared. */
export function ResultPicture({ view, onClose }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const told = useMemo(() => toldOf(view), [view])
  useEffect(() => {
    const root = document.documentElement
    const draw = (): void => {
      if (canvas.current !== null && !drawResult(canvas.current, told, lookOf(root))) setProblem(words.failed)
    }
    draw()
    const theme = new MutationObserver(draw)
    theme.observe(root, { attributeFilter: ['data-theme'] })
    return () => theme.disconnect()
  }, [told])

  const withFile = async (then: (file: File) => void | Promise<void>): Promise<void> => {
    const blob = await new Promise<Blob | null>((resolve) => (canvas.current === null ? resolve(null) : canvas.current.toBlob(resolve, 'image/png')))
    setProblem(blob === null ? words.failed : null)
    if (blob !== null) await then(new File([blob], fileNameFor(view.date, view.names, 'png'), { type: 'image/png' }))
  }
  const share = async (file: File): Promise<void> => {
    try {
      await navigator.share({ files: [file], title: told.game })
    } catch (fault) {
      // somebody who closes the system's own window needs no word about it
      if (!(fault instanceof DOMException && fault.name === 'AbortError')) setProblem(words.notShared)
    }
  }
  return (
    <Dialog
      open
      size="wide"
      title={words.title}
      onClose={onClose}
      actions={
        <>
          {canShare() && (
            <Button onClick={() => void withFile(share)}>
              <Icon name="share" />
              {words.share}
            </Button>
          )}
          <Button variant="primary" onClick={() => void withFile((file) => saveFile(file.name, file))}>
            <Icon name="save" />
            {words.save}
          </Button>
        </>
      }
    >
      <canvas ref={canvas} role="img" aria-label={words.alt(told.game, told.date, standingSentence(view))} className={styles.picture} />
      {problem !== null && <Notice tone="warning" role="alert">{problem}</Notice>}
    </Dialog>
  )
}

function toldOf(view: MatchView): ResultTold {
  const { scored, names, date, preset } = view
  const { winner, totals, rounds } = scored
  return {
    game: view.words.name,
    date: [dayWords(date), view.place].filter((part) => part !== null).join(' · '),
    standing: winner === null ? words.after(rounds.length) : standingSentence(view),
    players: seatsByPlace(view).map((seat) => ({ name: names[seat] ?? '', total: plain(totals[seat] ?? 0), won: seat === winner })),
    won: words.won,
    made: `Caravan · ${PRESET_NAMES[preset.id]}`,
  }
}

/** Whether this system has a way to share pictures. */
function canShare(): boolean {
  if (typeof navigator.canShare !== 'function') return false
  return navigator.canShare({ files: [new File([], 'result.png', { type: 'image/png' })] })
}

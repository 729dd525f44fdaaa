import { useCallback, useMemo } from 'react'
import { fileNameFor } from '#shared/exchange/file-name'
import { inLanguage, useSpoken } from '../../app/language'
import { scorerWords } from '../../messages/scorer'
import { words } from '../../messages/page'
import type { Look } from '../../printing/canvas'
import { PictureDialog } from '../../printing/picture-dialog'
import type { MatchView } from '../match-view'
import { seatsByPlace, standingSentence } from '../model/standing'
import { drawResult, type ResultTold } from './draw-result'

interface Props {
  readonly view: MatchView
  readonly onClose: () => void
}

/** The result as a picture. */
export function ResultPicture({ view, onClose }: Props) {
  const pictureOfWords = words.exportMatch.pictureOf
  const spoken = useSpoken()
  const told = useMemo(() => inLanguage(spoken, () => toldOf(view)), [view, spoken])
  const draw = useCallback((canvas: HTMLCanvasElement, look: Look) => drawResult(canvas, told, look), [told])
  return (
    <PictureDialog
      title={pictureOfWords.title}
      alt={pictureOfWords.alt(told.game, told.date, standingSentence(view))}
      fileName={fileNameFor(view.date, view.names, 'png')}
      shareTitle={told.game}
      draw={draw}
      onClose={onClose}
    />
  )
}

function toldOf(view: MatchView): ResultTold {
  const pictureOfWords = words.exportMatch.pictureOf
  const { scored, names, date, preset } = view
  const { winner, totals, rounds } = scored
  return {
    game: view.words.name,
    date: [words.dayWords(date), view.place].filter((part) => part !== null).join(' · '),
    standing: winner === null ? pictureOfWords.after(rounds.length) : standingSentence(view),
    players: seatsByPlace(view).map((seat) => ({ name: names[seat] ?? '', total: scorerWords.plain(totals[seat] ?? 0), won: seat === winner })),
    won: pictureOfWords.won,
    made: `Caravan · ${scorerWords.presetNames[preset.id]}`,
  }
}

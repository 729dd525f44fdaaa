import { useMemo } from 'react'
import type { Tile } from '#shared/domino/tile'
import type { PanReader } from '../pan/use-pan'
import type { PanQuestion } from '../pan/pan-questions'
import { withCorrection } from '../review/found-tiles'
import { useSaid } from '../use-photo'
import { useTilePhoto } from '../use-tile-photo'
import { type LineRules, type LineSaid, NOTHING_SAID_OF_LINE, readLine } from './line-model'

/** A photo of the table, the line read from it, and the way to put a tile right. `name`: what the photo belongs to. */
export function useLinePhoto(name: string, rules: LineRules) {
  const photoState = useTilePhoto(name)
  const { photo, readAlso, show } = photoState
  const [said, say] = useSaid<LineSaid>(photoState, NOTHING_SAID_OF_LINE)
  const found = useMemo(() => (photo === null ? null : readLine(photo.tiles, rules, said, photo.coverage)), [photo, rules, said])
  const correct = (at: number, tile: Tile | null): void => say({ ...said, corrections: withCorrection(said.corrections, at, tile) })
  const settle = (question: PanQuestion): void => say({ ...said, settled: [...said.settled, question] })
  const pan = useMemo(
    (): PanReader => ({
      read: readAlso,
      line: (tiles) => readLine(tiles, rules, NOTHING_SAID_OF_LINE)?.lying ?? [],
      onPanned: show,
    }),
    [readAlso, show, rules],
  )
  /* A tile that is not sure, and what was not seen, is for a person to say first. */
  const open = found === null ? 0 : found.unsure + Object.keys(found.questions).length
  return { photoState, found, correct, settle, pan, open }
}

export type LinePhotoState = ReturnType<typeof useLinePhoto>

import { useMemo } from 'react'
import type { Tile } from '#shared/domino/tile'
import { words } from '../../messages/page'
import { KeepPhoto, NOT_KEPT, useKeepPhoto } from '../keep-photo'
import { HighHalves, PrintChoice } from '../print-choice'
import { PrintedQuestion } from '../printed-question'
import { NO_CORRECTIONS, withCorrection, type Corrections } from '../review/found-tiles'
import { ReviewTiles } from '../review/review-tiles'
import { PhotoDialog } from '../photo-dialog'
import { PhotoSource } from '../source/photo-source'
import { useSaid } from '../use-photo'
import { useTilePhoto } from '../use-tile-photo'
import { readHand, type HandKnowledge } from './hand-model'

interface HandPhotoProps {
  readonly name: string
  readonly knowledge: HandKnowledge
  /** Tiles the record says are in this hand; null where nobody counted. */
  readonly expected: number | null
  /** Tiles were entered for this hand already; these would take their place. */
  readonly replaces: boolean
  /** The photo may be kept with the block. */
  readonly keeps: boolean
  /** `photo`: a JPEG in base64, where it is to be kept. */
  readonly onHand: (tiles: readonly Tile[], photo: string | undefined) => void
  readonly onClose: () => void
}

/** Photos the tiles of one player, to be looked over and used. */
export function HandPhoto({ name, knowledge, expected, replaces, keeps, onHand, onClose }: HandPhotoProps) {
  const handWords = words.photo.hand
  const photoState = useTilePhoto(`hand.${name}.${JSON.stringify(knowledge)}`)
  const keeping = useKeepPhoto()
  const { photo, number } = photoState
  const [corrections, correct] = useSaid<Corrections>(photoState, NO_CORRECTIONS)
  const tiles = useMemo(() => (photo === null ? [] : readHand(photo.tiles, knowledge, corrections)), [photo, knowledge, corrections])
  const unsure = tiles.filter(({ look }) => look === 'unsure').length
  const accept = async (): Promise<void> => {
    if (photo === null) return
    const copy = keeps ? await keeping.copyOf(photo.picture) : NOT_KEPT
    if (copy === null) return
    onHand(
      tiles.map(({ tile }) => tile),
      copy.photo,
    )
    photoState.forget()
    onClose()
  }
  return (
    <PhotoDialog
      title={handWords.title(name)}
      leave={words.photo.play.leave}
      confirm={{ label: handWords.use(tiles.length), disabled: tiles.length === 0 || unsure > 0, pending: keeping.copying, onClick: () => void accept() }}
      startOver={photoState.startOver}
      onClose={onClose}
    >
      <HighHalves maxPip={knowledge.maxPip} />
      <PhotoSource photoState={photoState} more={<PrintChoice />}>
        {photo !== null && (
          <>
            <PrintedQuestion printed={photoState.printed} />
            <p role="status">
              {handWords.found(tiles.length, expected)}
              {unsure > 0 && ` · ${handWords.settle(unsure)}`}
              {replaces && tiles.length > 0 && ` · ${handWords.replaces}`}
            </p>
            <ReviewTiles
              key={number}
              picture={photo.picture}
              tiles={tiles}
              maxPip={knowledge.maxPip}
              onCorrect={(at, tile) => correct(withCorrection(corrections, at, tile))}
            />
            {expected !== null && tiles.length < expected && <p>{handWords.missed}</p>}
            {keeps && <KeepPhoto keeping={keeping} />}
          </>
        )}
      </PhotoSource>
    </PhotoDialog>
  )
}

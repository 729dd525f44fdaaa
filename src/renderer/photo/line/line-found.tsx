import type { Suit } from '#shared/domino/tile'
import { words } from '../../messages/page'
import { ReviewTiles } from '../review/review-tiles'
import type { LinePhotograph } from './use-line-photograph'

interface Props {
  readonly reading: LinePhotograph
  readonly maxPip: Suit
}

/** The line in a photograph, to be looked over; nothing before there is a photograph. */
export function LineFound({ reading: { photograph, found, correct }, maxPip }: Props) {
  const lineWords = words.photo.line
  const { photo, number } = photograph
  if (photo === null) return null
  return (
    <>
      {found !== null && (
        <div role="status">
          <p>{lineWords.found(found.length, found.apart)}</p>
          {found.unsure > 0 && <p>{words.photo.hand.settle(found.unsure)}</p>}
          {found.broken.length > 0 && <p>{lineWords.broken(found.broken)}</p>}
        </div>
      )}
      <ReviewTiles key={number} picture={photo.picture} tiles={found?.tiles ?? []} maxPip={maxPip} onCorrect={correct} />
    </>
  )
}

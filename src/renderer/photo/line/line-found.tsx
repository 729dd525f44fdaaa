import type { Suit } from '#shared/domino/tile'
import { words } from '../../messages/page'
import { PanQuestionList } from '../pan/pan-questions'
import { PrintedQuestion } from '../printed-question'
import { ReviewTiles } from '../review/review-tiles'
import type { LinePhotoState } from './use-line-photo'

/** The line in a photo, to be looked over; nothing before there is a photo. */
export function LineFound({ reading: { photoState, found, correct, settle }, maxPip }: { readonly reading: LinePhotoState; readonly maxPip: Suit }) {
  const lineWords = words.photo.line
  const { photo, number } = photoState
  if (photo === null) return null
  return (
    <>
      <PrintedQuestion printed={photoState.printed} />
      {found !== null && (
        <div role="status">
          <p>{lineWords.found(found.length, found.apart)}</p>
          {found.unsure > 0 && <p>{words.photo.hand.settle(found.unsure)}</p>}
          {found.broken.length > 0 && <p>{lineWords.broken(found.broken)}</p>}
        </div>
      )}
      {found !== null && <PanQuestionList questions={found.questions} onSettle={settle} />}
      <ReviewTiles key={number} picture={photo.picture} tiles={found?.tiles ?? []} maxPip={maxPip} onCorrect={correct} />
    </>
  )
}

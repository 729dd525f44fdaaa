import { err, ok } from '#shared/kernel/result'
import { reviewRead } from '#shared/analysis/review'
import { toReviewJson } from '#shared/analysis/review-json'
import { readRecord } from '#shared/match/read-record'
import { wordRefusal } from '../exchange/score-record'
import { aboutMatch } from './page-parts'
import { usageOf, type RecordCommand } from './record-command'
import { reviewPage } from './review-page'

/** `review`: match records in, what could certainly have been played out (docs/record-format.md). */
export const REVIEW: RecordCommand = {
  name: 'review',
  usage: usageOf('review', 'Says what could have been played in match records, as far as it is certain', 'a readable page'),
  json: (raw) => toReviewJson(raw, (refused) => wordRefusal(refused, raw)),
  page: (raw) => {
    const record = readRecord(raw)
    if (!record.ok) return err(wordRefusal(record.error, raw))
    const review = reviewRead(record.value)
    return review.ok ? ok(reviewPage(aboutMatch(raw, record.value), review.value)) : err(wordRefusal(review.error, raw))
  },
}

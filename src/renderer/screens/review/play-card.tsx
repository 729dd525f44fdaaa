import type { LikelyPlay } from '#shared/analysis/likely'
import type { ReviewedPlay } from '#shared/analysis/review'
import type { Mark, Missed } from '#shared/analysis/story'
import { makeTile, type Tile } from '#shared/domino/tile'
import { present } from '#shared/kernel/assert'
import { Card } from '../../components/card/card'
import { Icon } from '../../components/icon/icon'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import { toldEvent, toldOf } from '../../match/feed/told-event'
import type { MatchView } from '../../match/match-view'
import { shortNames } from '../../match/model/short-names'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { Compared } from './compared'
import { MARK_ICONS } from './mark-icons'
import { proofOf } from './review-model'
import styles from './review.module.css'

interface Props {
  readonly view: MatchView
  readonly before: MatchView
  readonly round: number
  readonly event: number
  readonly play: ReviewedPlay | undefined
  readonly missed: Missed | null
  readonly mark: Mark | null
  readonly likely: LikelyPlay | null
  readonly done: number | null
}

/** What an entry was, beside what would have been better: what each made, what is certain of it, and what is likely. */
export function PlayCard({ view, before, round, event, play, missed, mark, likely, done }: Props) {
  const reviewWords = words.review
  const happened = present(view.scored.rounds[round]?.events[event - 1], 'the entry was scored')
  const name = shortNames(view.names)[happened.player] ?? ''
  const proven = view.hindsight.find((each) => each.round === round + 1 && each.event === event)
  const heading = (): string => {
    if (missed !== null)
      return missed.kind === 'certain' ? reviewWords.heading.missed(name, missed.play.missed, view.words.points) : reviewWords.heading.probably(name)
    if (mark?.kind === 'great' && happened.type === 'play') return reviewWords.heading.great(name, happened.delta, view.words.points)
    if (mark?.kind === 'turn') return reviewWords.heading.turn(shortNames(view.names)[mark.player] ?? '')
    return toldOf(happened, view.names)
  }
  return (
    <Card className={styles.card}>
      <div className={styles.cardHead}>
        {mark !== null && (
          <span className={styles.bigMark} data-kind={mark.kind}>
            <Icon name={MARK_ICONS[mark.kind]} />
          </span>
        )}
        <div>
          <h2 className={styles.heading}>{heading()}</h2>
          <p className={styles.quiet}>
            <WholeCodes>
              {happened.type === 'play'
                ? reviewWords.played(makeTile(happened.tile), happened.arm, happened.delta)
                : scorerWords.capitalised(toldEvent(happened))}
            </WholeCodes>
          </p>
        </div>
      </div>
      {missed !== null && <Compared view={view} before={before} round={round} play={missed.play} other={missed.better} otherName={reviewWords.table.better} />}
      {proven !== undefined && (
        <dl className={styles.proofs}>
          <Certain>{scorerWords.hindsightSentence(proven, view.names)}</Certain>
        </dl>
      )}
      {play !== undefined && (
        <dl className={styles.proofs}>
          <Certain>{missed === null ? reviewWords.bestHeld : heldWords(view, round, event, missed.better.tile, name)}</Certain>
          <div className={styles.proof}>
            <dt className={styles.likely}>{reviewWords.likely}</dt>
            <dd>
              <WholeCodes>{likelyWords({ play, missed, likely, done, name, view })}</WholeCodes>
            </dd>
          </div>
        </dl>
      )}
    </Card>
  )
}

function Certain({ children }: { readonly children: string }) {
  return (
    <div className={styles.proof}>
      <dt className={styles.certain}>
        <Icon name="check" />
        {words.review.certain}
      </dt>
      <dd>
        <WholeCodes>{children}</WholeCodes>
      </dd>
    </div>
  )
}

function heldWords(view: MatchView, round: number, event: number, tile: Tile, name: string): string {
  const scored = present(view.scored.rounds[round], 'the round was scored')
  const player = scored.events[event - 1]?.player ?? 0
  return words.review.held[proofOf(scored, event - 1, player, tile)](name, makeTile(tile))
}

/** What probably comes of it: of the better way, or that there was none. */
function likelyWords({
  play,
  missed,
  likely,
  done,
  name,
  view,
}: Pick<Props, 'missed' | 'likely' | 'done' | 'view'> & { readonly play: ReviewedPlay; readonly name: string }): string {
  const reviewWords = words.review
  if (play.ways.length < 2) return reviewWords.nothingLikely
  if (likely === null) return done === null ? reviewWords.nothingLikely : reviewWords.working(done)
  if (missed === null) return likely.best === likely.played ? reviewWords.best : reviewWords.same
  const better = likely.ways[play.ways.indexOf(missed.better)]
  const played = likely.ways[likely.played]
  const more = better === undefined || played === undefined ? 0 : better.value.mean - played.value.mean
  if (more <= likely.lost.give) return reviewWords.same
  const tile = makeTile(missed.better.tile)
  return likely.stake === 'match'
    ? reviewWords.chance(tile, name, more, likely.lost.give)
    : reviewWords.worth(tile, name, more, likely.lost.give, view.words.points)
}

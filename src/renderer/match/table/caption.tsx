import type { Refusal, ScoredEvent } from '#shared/match/events'
import { movedBy } from '#shared/match/made'
import { playsScore } from '#shared/games/index'
import type { Reason } from '#shared/games/reasons'
import { steady } from '../../app/steady'
import { Icon } from '../../components/icon/icon'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { shortWords } from '../feed/short-words'
import { asItLies, entryNameAt, tellsPoints, toldEvent, toldOf } from '../feed/told-event'
import { leadAsked } from '../entry/lead-asked'
import type { MatchView } from '../match-view'
import type { Choice, Choices } from '../model/choices'
import { lastEvent } from '../model/feed'
import { provenBy } from '../hindsight/proven-at'
import type { EventPlace } from '../model/revision-draft'
import styles from './caption.module.css'

interface CaptionProps {
  readonly view: MatchView
  /** What the chosen tile can do, and which of it would be done now. */
  readonly choices?: Choices | null
  readonly selected?: Choice | null
  /** Opens everything about an entry; left out where nothing can be opened. */
  readonly onLook?: ((place: EventPlace) => void) | undefined
  readonly onQuestion?: ((place: EventPlace) => void) | undefined
}

/** One line on the felt: what the chosen tile would score and why, or else the last entry and why it scored what it did. */
export const Caption = steady(function Caption({ view, choices = null, selected = null, onLook, onQuestion }: CaptionProps) {
  const last = lastEvent(view.scored, view.hindsight)
  return (
    <div className={styles.caption}>
      {choices === null ? (
        <Last view={view} onLook={onLook} />
      ) : choices.kind === 'ways' ? (
        <Chosen ways={choices.ways} selected={selected} scores={playsScore(view.scored.rules)} />
      ) : (
        <RefusalShown view={view} refusal={choices.refusal} />
      )}
      {last !== null && onQuestion !== undefined && (
        <button
          type="button"
          className={styles.question}
          aria-label={words.questions.title(entryNameAt(view.scored, view.names, last.place))}
          title={words.questions.open}
          onClick={() => onQuestion(last.place)}
        >
          <Icon name="question" />
        </button>
      )}
    </div>
  )
})

function CaptionChip({ points }: { readonly points: number }) {
  return (
    <span className={styles.chip} data-sign={Math.sign(points)}>
      {scorerWords.signed(points)}
    </span>
  )
}

/** Who leads, before anything is entered. */
function LeadQuestion({ children }: { readonly children: string }) {
  return (
    <p className={styles.told}>
      <span data-words>{children}</span>
    </p>
  )
}

function Last({ view, onLook }: Pick<CaptionProps, 'view' | 'onLook'>) {
  const { scored, names } = view
  const last = lastEvent(scored, view.hindsight)
  if (view.leaderOpen) return <LeadQuestion>{leadAsked(view)}</LeadQuestion>
  if (last === null) {
    const leader = scored.state.round?.leader
    return <LeadQuestion>{leader === undefined ? '' : `${words.match.feed.leads(scorerWords.nameOf(names, leader), view.words.leader)}.`}</LeadQuestion>
  }
  const { scored: event, told, warnings, place } = last
  /* Of itself, or of an earlier entry, now that its tile has been seen: the way to what the table does about it begins here. */
  const proven = last.proven ?? provenBy(view.hindsight, place)[0] ?? null
  const round = scored.rounds[place.round]
  /* Who went out is paid for that; a ruling has a place of its own. */
  const end = round?.end?.kind === 'domino' ? round.end : null
  const said = (
    <>
      {tellsPoints(event, scored.rules) && <CaptionChip points={(round === undefined ? [] : movedBy(round, place.event))[event.player] ?? event.delta} />}
      {(warnings.length > 0 || proven !== null) && <Icon name={warnings.length > 0 ? 'warning' : 'eye'} className={styles.flag} />}
      <span className={styles.line} data-words>
        <strong className={styles.who}>{toldOf(event, names)}</strong>
        <span className={styles.lead}>
          <WholeCodes>{event.type === 'block' || event.type === 'left' ? '.' : ` ${shortEvent(told, names)}.`}</WholeCodes>
        </span>{' '}
        {tellsPoints(event, scored.rules) && (end === null || event.delta !== 0) && (
          <>
            <span className={styles.long}>
              <WholeCodes>{scorerWords.playSentence(event, { dice: round?.dice ?? null, rules: scored.rules })}</WholeCodes>
            </span>
            <span className={styles.short}>{`${capitalised(why(event.reasons))}.`}</span>
          </>
        )}
        {end !== null && <span className={styles.long}>{` ${scorerWords.endSentence(end, names, scored.rules)}`}</span>}
        <WholeCodes>
          {warnings.map((warning) => ` ${words.match.feed.irregular}${words.colon}${scorerWords.warningSentence(warning, names, scored.rules.game)}`).join('') +
            (proven === null ? '' : ` ${scorerWords.hindsightSentence(proven, names)}`)}
        </WholeCodes>
      </span>
    </>
  )
  if (onLook === undefined)
    return (
      <p className={styles.told} data-whole>
        {said}
      </p>
    )
  return (
    <button type="button" className={styles.told} title={words.live.whole} onClick={() => onLook(place)}>
      {said}
    </button>
  )
}

interface ChosenProps {
  readonly ways: readonly Choice[]
  readonly selected: Choice | null
  /** Whether plays score in this game; where none does, only the place of the tile is named. */
  readonly scores: boolean
}

/** What would be scored; of several ways the one that would be played, else each in its turn. */
function Chosen({ ways, selected, scores }: ChosenProps) {
  const wayWords = words.match.way
  const first = selected ?? (ways.length === 1 ? (ways[0] ?? null) : null)
  const others = ways.filter((way) => way !== first)
  const where = (way: Choice): string => (way.arm === null ? wayWords.lead(way.written) : wayWords.at(way.arm))
  return (
    <p className={styles.told} data-choice>
      {first !== null && scores && <CaptionChip points={first.delta} />}
      <span className={styles.line}>
        {first !== null && <strong>{capitalised(scores ? whyOf(first) : where(first))}. </strong>}
        {others
          .map((way) => (scores ? `${where(way)}${words.colon}${whyOf(way)}, ${scorerWords.signed(way.delta)}. ` : `${capitalised(where(way))}. `))
          .join('')}
      </span>
    </p>
  )
}

/** What a way would score for, or why its points would not count; in a game that adds up the ends, their sum first. */
function whyOf({ payout: { reasons, withheld }, sum }: Choice): string {
  const wayWords = words.match.way
  const what = withheld === null ? why(reasons) : wayWords.withheld[withheld.why]
  return sum === null ? what : `${wayWords.sum(sum)}, ${what}`
}

/** What was scored for, by name alone. */
function why(reasons: readonly Reason[]): string {
  return reasons.length === 0 ? words.match.way.nothing : words.match.way.names(reasons)
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Where it lies is seen on the felt. */
function shortEvent(event: ScoredEvent, names: readonly string[]): string {
  if (event.type === 'table') return shortWords(event, names)
  if (event.type !== 'play' || event.arm === null) return toldEvent(event, names)
  return words.live.played(asItLies(event))
}

function RefusalShown({ view, refusal }: { readonly view: MatchView; readonly refusal: Refusal }) {
  return (
    <p className={styles.told} data-choice>
      <Icon name="warning" className={styles.flag} />
      <span className={styles.line}>
        <strong>
          <WholeCodes>{scorerWords.refusalSentence(refusal, view.names, view.scored.rules.game)}</WholeCodes>
        </strong>
      </span>
    </p>
  )
}

import { useRef } from 'react'
import { HINDSIGHT_RULES, rulesOfPlay, rulesOfWarning } from '#shared/rulebook/cited'
import { mistakeProven, mistakeWarned, type Mistake } from '#shared/match/remedy'
import type { RecordEvent } from '#shared/match/record'
import { rulesAt } from '#shared/match/rules-at'
import type { Seat } from '#shared/match/events'
import type { TableActionName, TableFacts } from '../../../actions/at-table'
import { Button } from '../../../components/button/button'
import { Dialog } from '../../../components/dialog/dialog'
import { DominoTile } from '../../../components/domino-tile/domino-tile'
import { WholeCodes } from '../../../components/whole-codes/whole-codes'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { RuleLinks } from '../../../rulebook/rule-links'
import { RulesOverPage } from '../../../rulebook/rule-dialogs'
import { KeptPhoto } from '../../../match/evidence/kept-photo'
import { EventInFull } from '../../../match/feed/event-in-full'
import { entryName, laidTurned, scoredTold, tellsPoints, toldEvent } from '../../../match/feed/told-event'
import { provenBy } from '../../../match/hindsight/proven-at'
import type { MatchView } from '../../../match/match-view'
import { feedOf, toldTogether, type FeedEvent } from '../../../match/model/feed'
import type { EventPlace } from '../../../match/model/revision-draft'
import { QuestionMark } from '../../../match/question/open-questions'
import { questionsAt } from '../../../match/question/questions-at'
import { RoundHands } from '../../../match/round/round-outcome'
import { ShareButton } from '../../../match/sharing/share-button'
import { RemedyCard } from '../mistake/remedy-card'
import { WentWrong } from '../table/more-dialog'
import { Flag } from './flag'
import { linesOf, photoAt } from './lines'
import styles from './event-dialog.module.css'

/** Only at the last play: that its points were not called. */
const OF_LAST_PLAY = ['notCalled'] as const

interface EventDialogProps {
  readonly view: MatchView
  readonly place: EventPlace
  readonly onCorrect: (place: EventPlace) => void
  readonly onQuestion: (place: EventPlace) => void
  /** Gives or takes points for a mistake; null where nothing can be entered now. */
  readonly onAdjust: ((mistake: Mistake) => void) | null
  readonly onRule: (event: RecordEvent, then: RecordEvent | null) => void
  /** Counts the hand of the player whose entry it is. */
  readonly onCountHand: (player: Seat) => void
  readonly table: TableFacts
  /** Does what can be done at the table about the last entry; null where nothing can be entered now. */
  readonly act: ((name: TableActionName) => void) | null
  readonly onClose: () => void
}

/** One entry with all that is known of it: what it scored and why, what is irregular, its photo, and the ways to correct or question it. */
export function EventDialog({ view, place, onCorrect, onQuestion, onAdjust, onRule, onCountHand, table, act, onClose }: EventDialogProps) {
  const { scored: match, names } = view
  const correct = useRef<HTMLButtonElement>(null)
  const round = feedOf(match, view.hindsight)[place.round]
  const entry = round?.events[place.event]
  if (round === undefined || entry === undefined) return null
  const { warnings, proven } = entry
  const lines = linesOf(round, view.record.rounds[place.round], view.questions)
  const together = toldTogether(lines, place.event)
  const scored = lines[place.event]?.told ?? entry.scored
  const at = match.rounds[place.round]
  const rules = at === undefined ? match.rules : rulesAt(at, place.event)
  const isLast = place.round === match.rounds.length - 1 && place.event === (at?.events.length ?? 0) - 1
  /* Points are given or taken for this entry, and it is its player’s hand that is counted, unless the table says otherwise. */
  const actHere = (name: TableActionName): void => {
    if (name === 'countHand') onCountHand(scored.player)
    else if (name !== 'adjust' || onAdjust === null) act?.(name)
    else onAdjust({ player: scored.player, about: { round: place.round + 1, event: place.event + 1 }, reason: 'other' })
  }
  const photo = photoAt(view.record.rounds[place.round], place)
  return (
    <Dialog
      width="form"
      open
      title={words.entryTitle(entryName(scored, names))}
      onClose={onClose}
      firstFocus={() => correct.current}
      actions={
        together.length > 1 ? undefined : (
          <>
            <Button ref={correct} onClick={() => onCorrect(place)}>
              {words.live.correct}
            </Button>
            <Button onClick={() => onQuestion(place)}>{words.questions.open}</Button>
            {scored.type === 'play' && <ShareButton view={view} thing={{ kind: 'play', place }} />}
          </>
        )
      }
    >
      <RulesOverPage>
        <p className={styles.told}>
          {scored.type === 'play' && <DominoTile className={styles.tile} tile={scored.tile} orientation="horizontal" flipped={laidTurned(scored)} />}
          {tellsPoints(scored, rules) && (
            <span className={styles.chip} data-sign={Math.sign(scored.delta)}>
              {scorerWords.signed(scored.delta)}
            </span>
          )}
          <span>
            <EventInFull event={scored} names={names} />
            <WholeCodes>{scoredTold(scored, { dice: at?.dice ?? null, rules })}</WholeCodes>
            {scored.type === 'play' && <RuleLinks ids={rulesOfPlay(scored, rules)} matchId={view.matchId} />}
          </span>
        </p>
        {together.length > 1 && <EachDraw draws={together} names={view.names} onCorrect={onCorrect} onQuestion={onQuestion} />}
        {scored.type === 'left' && <RoundHands view={view} round={place.round} />}
        <QuestionMark questions={questionsAt(view.questions, place)} />
        {warnings.map((warning, nth) => {
          const mistake = mistakeWarned(warning)
          const told = (
            <>
              <Flag text={scorerWords.warningSentence(warning, names, rules.game)} />
              <RuleLinks ids={rulesOfWarning(warning)} matchId={view.matchId} />
            </>
          )
          if (mistake === null) return <p key={nth}>{told}</p>
          return (
            <RemedyCard key={nth} view={view} mistake={mistake} onAdjust={onAdjust} onRule={onRule}>
              {told}
            </RemedyCard>
          )
        })}
        {[...(proven === null ? [] : [proven]), ...provenBy(view.hindsight, place)].map((each) => (
          <RemedyCard key={`${each.round} ${each.event}`} view={view} mistake={mistakeProven(each)} onAdjust={onAdjust} onRule={onRule}>
            <Flag proven text={scorerWords.hindsightSentence(each, names)} />
            <RuleLinks ids={HINDSIGHT_RULES} matchId={view.matchId} />
          </RemedyCard>
        ))}
        {isLast && act !== null && (
          <section className={styles.wrong} aria-labelledby="went-wrong">
            <h3 id="went-wrong" className={styles.heading}>
              {words.match.wentWrong.open}
            </h3>
            <WentWrong table={table} view={view} act={actHere} onClose={onClose} also={OF_LAST_PLAY} />
          </section>
        )}
        {photo !== null && <KeptPhoto matchId={view.matchId} photo={photo} alt={words.keptPhotos.event(entryName(scored, names))} />}
      </RulesOverPage>
    </Dialog>
  )
}

/** Draws that one line tells together, each with the ways to correct and to question it. */
function EachDraw({
  draws,
  names,
  onCorrect,
  onQuestion,
}: { readonly draws: readonly FeedEvent[]; readonly names: readonly string[] } & Pick<EventDialogProps, 'onCorrect' | 'onQuestion'>) {
  return (
    <ol className={styles.draws}>
      {draws.map(({ place, scored }) => {
        const entry = scorerWords.hindsightWords.entry(place.event + 1)
        const named = (what: string): string => `${what}${words.colon}${entry}`
        return (
          <li key={place.event}>
            <span>
              {entry}
              {words.colon}
              {toldEvent(scored, names)}
            </span>
            <Button aria-label={named(words.live.correct)} onClick={() => onCorrect(place)}>
              {words.live.correct}
            </Button>
            <Button variant="quiet" aria-label={named(words.questions.open)} onClick={() => onQuestion(place)}>
              {words.questions.open}
            </Button>
          </li>
        )
      })}
    </ol>
  )
}

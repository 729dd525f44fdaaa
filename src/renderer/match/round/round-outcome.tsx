import { useMemo } from 'react'
import { hasLine } from '#shared/games/index'
import { totalOfSide } from '#shared/games/sides'
import type { RoundEnd } from '#shared/match/events'
import { roundMade } from '#shared/match/made'
import { rulesAtEnd } from '#shared/match/rules-at'
import { rulesOfEnd } from '#shared/rulebook/cited'
import { handPips } from '#shared/rules/payout'
import { lazyScreen } from '../../app/lazy-screen'
import { Avatar } from '../../components/avatar/avatar'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { RuleLinks } from '../../rulebook/rule-links'
import { readTold } from '../arbiter/dispute'
import { caseFromMatch } from '../arbiter/from-match'
import { SmallestChangeView, useSmallestChange } from '../arbiter/smallest-change'
import { RoundProven } from '../hindsight/round-proven'
import type { MatchView } from '../match-view'
import type { EventPlace } from '../model/revision-draft'
import { HandsPicture } from './hands-picture'
import { madeNote } from './made-words'
import { RulingView } from './ruling-view'
import rulingViewStyles from './ruling-view.module.css'
import styles from './round-end-panel.module.css'

interface RoundChangeProps {
  readonly view: MatchView
  /** Counted from 0; a blocked one. */
  readonly round: number
}

/** What would have given a blocked round of a match another winner. */
function RoundChange({ view, round }: RoundChangeProps) {
  const dispute = useMemo(() => {
    const read = readTold(caseFromMatch(view, round))
    return read.ok ? read.value.dispute : null
  }, [view, round])
  const found = useSmallestChange(dispute)
  if (found === null) return null
  return (
    <section className={rulingViewStyles.ruling} aria-label={words.wouldChange.heading}>
      <h3 className={rulingViewStyles.heading}>{words.wouldChange.heading}</h3>
      <SmallestChangeView found={found} names={view.names} />
    </section>
  )
}

/** What looks back at a round is not on a table until someone opens it. */
const { Screen: AfterRound } = lazyScreen(async () => (await import('./after-round')).AfterRound, NoOutcome, NoOutcome)

interface RoundOutcomeProps {
  readonly view: MatchView
  /** Counted from 0. */
  readonly round: number
  readonly end: RoundEnd
}

/** How a round ended, what it paid, for a blocked one the ruling, and what its tiles prove. */
export function RoundOutcome({ view, round, end, onQuestion }: RoundOutcomeProps & { readonly onQuestion?: ((place: EventPlace) => void) | undefined }) {
  return (
    <>
      <RoundTold view={view} end={end} />
      <RoundPoints view={view} round={round} end={end} />
      <RoundHands view={view} round={round} />
      <AfterRound view={view} round={round} />
      <RoundRuling view={view} round={round} end={end} />
      <RoundProven view={view} round={round} onQuestion={onQuestion} />
    </>
  )
}

/** How a round ended, with the way to its rule; a ruling has ways of its own. */
export function RoundTold({ view, end }: Omit<RoundOutcomeProps, 'round'>) {
  return (
    <p className={styles.told}>
      <WholeCodes>{scorerWords.endSentence(end, view.names, view.scored.rules)}</WholeCodes>
      {end.kind !== 'blocked' && <RuleLinks ids={rulesOfEnd(end, view.scored.rules.game)} matchId={view.matchId} />}
    </p>
  )
}

/** What everyone made in the whole round, of it what its end paid, and what they have. */
export function RoundPoints({
  view,
  end,
  round = view.scored.rounds.length - 1,
}: Omit<RoundOutcomeProps, 'round'> & Partial<Pick<RoundOutcomeProps, 'round'>>) {
  return (
    <div className={styles.made}>
      <ul className={styles.points} aria-label={words.moments.roundEnd.list}>
        {roundMade(view.scored, round).map((made, seat) => (
          <li key={seat} className={styles.player} data-winner={end.winner === seat || undefined}>
            <Avatar className={styles.face} size="small" name={view.names[seat] ?? ''} personId={view.record.players[seat]?.personId} />
            <span className={styles.name}>{scorerWords.nameOf(view.names, seat)}</span>
            <span className={styles.delta} data-sign={Math.sign(made.made)}>
              {scorerWords.signed(made.made)}
            </span>
            <span className={styles.note}>{madeNote(made, end)}</span>
            <span className={styles.total}>{scorerWords.counted(totalOfSide(view.scored.rules, end.totals, seat), view.words.points)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What was left in each hand where that ended the round, and what it counts. Nothing where no line is kept, as the sheet has that, and where a ruling shows the hands. */
export function RoundHands({ view: { scored, names, words: gameWords }, round }: Pick<RoundOutcomeProps, 'view' | 'round'>) {
  const played = scored.rounds[round]
  const last = played?.events.at(-1)
  if (played === undefined || last?.type !== 'left' || !hasLine(scored.rules.game)) return null
  const rules = rulesAtEnd(played)
  const { left } = words.match.counted
  return (
    <section className={rulingViewStyles.ruling} aria-label={left}>
      <h3 className={rulingViewStyles.heading}>{left}</h3>
      <HandsPicture
        hands={last.hands.map((held, seat) => ({ name: scorerWords.nameOf(names, seat), held, moved: handPips(rules, held) }))}
        points={gameWords.points}
        signed={false}
      />
    </section>
  )
}

/** The ruling, and what would change it. Nothing where the round was not blocked. */
export function RoundRuling({ view, round, end }: RoundOutcomeProps) {
  const { scored, names } = view
  const played = scored.rounds[round]
  const shown = played?.events.at(-1)
  if (end.kind !== 'blocked' || played === undefined || shown?.type !== 'block') return null
  return (
    <>
      <RulingView
        ruling={end.ruling}
        hands={shown.hands}
        names={names}
        blockedRule={rulesAtEnd(played).blockedRule}
        source={view.preset.source}
        matchId={view.matchId}
      />
      <RoundChange view={view} round={round} />
    </>
  )
}

function NoOutcome() {
  return null
}

import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { exposed, liesRoundLead, openArms } from '#shared/domino/line'
import { isDouble, makeTile } from '#shared/domino/tile'
import { hasLine, playsScore } from '#shared/games/index'
import { isOver } from '#shared/games/outcome'
import type { GameId } from '#shared/games/rules'
import { expectOk } from '#shared/kernel/result'
import type { ScoredEvent } from '#shared/match/events'
import type { MatchRecord } from '#shared/match/record'
import { recordUpTo } from '#shared/match/up-to'
import { capitalised } from '#shared/words/numbers'
import { handsAtEnd, stepsOf } from '#shared/rulebook/how-to-play/how-to-play'
import { PRESETS } from '#shared/rules/presets'
import { ariaShortcut } from '../../actions/action'
import { STEPS } from '../../actions/pages'
import { useActionKeys } from '../../actions/use-action-keys'
import { inLanguage, useSpoken } from '../../app/language'
import { useAnnounce } from '../../components/announcer/announcer'
import { Avatar } from '../../components/avatar/avatar'
import { SeatAvatars } from '../../components/avatar/seat-avatars'
import { Button, ButtonLink } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { PointsChip } from '../../components/points-chip/points-chip'
import { toldEvent, toldInFull, toldOf } from '../../match/feed/told-event'
import { roundNow, type MatchView } from '../../match/match-view'
import { countedSaid, standingSaid } from '../../match/model/counted-standing'
import { sidesOfView } from '../../match/model/standing'
import { viewOfRecord } from '../../match/record-view'
import { useStepping } from '../../match/replay/use-replay'
import { RolledDice } from '../../match/round/rolled-dice'
import { Felt } from '../../match/table/felt'
import { TableLine } from '../../match/table/table-line'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { paths } from '../../navigation/paths'
import styles from './first-round.module.css'

/** A round after one of its turns, and what happened in that turn. */
interface TurnShown {
  readonly view: MatchView
  /** Nothing at first, when only the dice lie there. */
  readonly events: readonly ScoredEvent[]
  /** The numbers that a tile had to have before it, each once. */
  readonly needed: readonly number[]
  /** What lies open after it, a double twice. */
  readonly open: readonly number[]
  /** What it moved its player’s total by, or what the end of the round paid its winner. */
  readonly points: number
  /** A double was laid across an end. */
  readonly across: boolean
}

/** A record turn by turn, each scored as it is shown. */
export function shownTurns(record: MatchRecord): readonly TurnShown[] {
  const ends = stepsOf(record)
  const views = ends.map(({ round, events }) => expectOk(viewOfRecord(recordUpTo(record, round, events)), 'a first round is a sound record'))
  return views.map((view, at) => {
    const before = ends[at - 1]
    const events = (view.scored.rounds.at(-1)?.events ?? []).slice(before?.round === ends[at]?.round ? before?.events : 0)
    const last = events.at(-1)
    return {
      view,
      events,
      needed: neededIn(views[at - 1]),
      open: view.scored.state.round === null ? [] : exposed(view.scored.state.round.line).flatMap(({ suit, halves }) => (halves === 2 ? [suit, suit] : [suit])),
      points: last === undefined ? 0 : turnPoints(last, view),
      across: last?.type === 'play' && last.arm !== null && isDouble(last.tile),
    }
  })
}

function turnPoints(event: ScoredEvent, { scored }: MatchView): number {
  const end = scored.rounds.at(-1)?.end ?? null
  if (end === null || handsAtEnd(event) === null) return event.delta
  return end.winner === null ? 0 : (end.deltas[end.winner] ?? 0)
}

function neededIn(view: MatchView | undefined): readonly number[] {
  const round = view?.scored.state.round ?? null
  if (view === undefined || round === null) return []
  return [...new Set(openArms(round.line, view.scored.rules.completeFirstDouble).flatMap((arm) => round.line.ends[arm]?.suit ?? []))]
}

/** What happened in a turn, and why it counts as it does. */
interface TurnSentences {
  /** `Ada played 6-6 on the left end.` */
  readonly what: string
  /** A sentence for each thing there is to know. */
  readonly why: readonly string[]
}

function turnSentences(turn: TurnShown): TurnSentences {
  const { view, events } = turn
  if (!hasLine(view.scored.rules.game)) return countedSentences(turn)
  const [round] = view.scored.rounds
  const last = events.at(-1)
  if (round === undefined || last === undefined) return dealSentences(view)
  const { names } = view
  const { rules } = view.scored
  const drawn = events.reduce((count, event) => (event.type === 'draw' ? count + event.count : count), 0)
  const name = scorerWords.nameOf(names, last.player)
  const lead = last.type === 'play' && last.arm === null
  return {
    what: `${toldInFull(last, names)}.`,
    why: [
      ...(drawn === 0 ? [] : [words.howToPlay.drew(name, turn.needed, drawn)]),
      ...(last.type === 'play' && playsScore(rules) ? [scorerWords.playSentence(last, { dice: round.dice, rules })] : []),
      ...(lead && liesRoundLead(rules.layout) ? [words.howToPlay.spinner(makeTile(last.tile), rules.arms)] : []),
      ...(turn.across ? [words.howToPlay.across] : []),
      round.end === null ? words.howToPlay.open(turn.open) : scorerWords.endSentence(round.end, names, rules),
    ],
  }
}

/** Of a game without a line: how a round ended, and who is ahead after it or has won. */
function countedSentences({ view, events }: TurnShown): TurnSentences {
  const { names, scored } = view
  const end = scored.rounds.at(-1)?.end ?? null
  if (end === null || events.length === 0) {
    const [round, ...rest] = countedSaid(view) ?? []
    return { what: `${round ?? ''}.`, why: rest.map((each) => `${capitalised(each)}.`) }
  }
  return {
    what: `${words.match.round.over(roundNow(view))}.`,
    why: [scorerWords.endSentence(end, names, scored.rules), isOver(scored) ? scorerWords.matchSentence(scored, names) : `${standingSaid(view)}.`],
  }
}

/** Before anything is laid: who leads, and what everyone has. */
function dealSentences({ names, scored, preset, words: gameWords }: MatchView): TurnSentences {
  const { round } = scored.state
  if (round === null) return { what: '', why: [] }
  return {
    what: `${words.match.feed.leads(scorerWords.nameOf(names, round.leader), gameWords.leader)}.`,
    why: [
      // where the table chooses its leader there is no more to say than who leads here
      ...(preset.firstLeader === 'any-player' ? [] : [scorerWords.leaderAdvice[preset.firstLeader]]),
      words.howToPlay.dealt(round.hands[0] ?? 0, round.boneyard, gameWords.boneyard),
    ],
  }
}

/** A turn in a line of the log: `drew 1 tile, played 5-3 on the left end`. */
function turnLine({ view, events }: TurnShown): string {
  return scorerWords.listed(events.map((event) => toldEvent(event, view.names)))
}

interface RoundLogProps {
  readonly turns: readonly TurnShown[]
  /** The turn that is shown; later ones have not happened yet. */
  readonly at: number
}

/** The round so far, a line for each turn, the latest in sight. Its room is the same from the first turn on, so that nothing moves. */
function RoundLog({ turns, at }: RoundLogProps) {
  const latest = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const list = latest.current
    if (list !== null) list.scrollTop = list.scrollHeight
  }, [at])
  return (
    <ol ref={latest} tabIndex={0} className={styles.log} aria-label={words.howToPlay.log}>
      {turns.slice(1, at + 1).map((turn, nth) => {
        const last = turn.events.at(-1)
        if (last === undefined) return null
        const ends = handsAtEnd(last) !== null
        const name = scorerWords.nameOf(turn.view.names, last.player)
        return (
          <li key={nth} className={styles.turn} data-here={nth + 1 === at || undefined}>
            {!ends && <Avatar size="small" name={name} />}
            <span className={styles.what}>
              {!ends && <span className="visually-hidden">{name} </span>}
              {ends ? toldOf(last, turn.view.names) : turnLine(turn)}
            </span>
            {(ends || playsScore(turn.view.scored.rules)) && (
              <span className={styles.points} data-sign={Math.sign(turn.points)}>
                {scorerWords.signed(turn.points)}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

const TURN_KEYS = Object.values(STEPS)

/** A first round to step through: the line, what the turn scored and why, and the round so far; of a game without a line a match, round by round. Each step is scored as it is shown. */
export function FirstRound({ game, record }: { readonly game: GameId; readonly record: MatchRecord }) {
  const heading = useId()
  const spoken = useSpoken()
  const turns = useMemo(() => inLanguage(spoken, () => shownTurns(record)), [record, spoken])
  const [asked, setAsked] = useState<number | null>(0)
  const stepping = useStepping(turns.length, asked, setAsked)
  const { at } = stepping
  const { say } = useAnnounce()
  /* Said here and not by what is shown: once for each step, and nothing as the page opens. */
  const go = (to: number): void => {
    const turn = turns[to]
    if (turn === undefined || to === at) return
    stepping.go(to)
    const { what, why } = turnSentences(turn)
    say([`${words.howToPlay.step(to + 1, turns.length)}.`, what, ...why].join(' '))
  }
  useActionKeys(TURN_KEYS, { at, go })
  const turn = turns[at]
  if (turn === undefined) return null
  const last = at === turns.length - 1
  const laid = hasLine(game)
  const dice = turn.view.scored.state.round?.dice ?? null
  return (
    <section aria-labelledby={heading} className={styles.round}>
      <header className={styles.head}>
        <h2 id={heading} className={styles.heading}>
          {laid ? words.howToPlay.firstRound : words.howToPlay.match}
        </h2>
        <p className={styles.where}>{words.howToPlay.step(at + 1, turns.length)}</p>
      </header>
      <Felt className={styles.felt} {...(dice === null ? {} : { dice: <RolledDice on="felt" dice={dice} /> })} caption={<Caption turn={turn} />}>
        <TableLine ground={false} view={turn.view} choices={null} />
      </Felt>
      <SeatAvatars players={record.players}>
        {/* The sheet on the felt says both. */}
        {laid && <PointsShown view={turn.view} />}
        <TurnTold turns={turns} at={at} />
        {laid && <RoundLog turns={turns} at={at} />}
      </SeatAvatars>
      <div className={styles.controls}>
        <Button
          shape="icon"
          size="bar"
          aria-label={words.howToPlay.back}
          title={words.howToPlay.back}
          aria-keyshortcuts={ariaShortcut(STEPS.back)}
          aria-disabled={at === 0}
          onClick={() => go(at - 1)}
        >
          <Icon name="back" />
        </Button>
        <Button
          variant={last ? 'secondary' : 'primary'}
          size="bar"
          className={styles.next}
          aria-keyshortcuts={last ? undefined : ariaShortcut(STEPS.on)}
          onClick={() => go(last ? 0 : at + 1)}
        >
          {last ? words.howToPlay.again : words.howToPlay.next}
        </Button>
        {last && (
          <ButtonLink
            variant="primary"
            size="bar"
            className={styles.next}
            href={PRESETS[record.preset].offered === 'first' ? paths.playGame(game) : paths.newMatchOf(record.preset)}
          >
            {words.howToPlay.play}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

/** How many tiles a player has in hand, or each of two partners: `4 · 5 tiles in hand`. */
const handsTold = (hands: readonly number[]): string => [...hands.slice(0, -1).map(scorerWords.plain), words.match.players.hand(hands.at(-1) ?? 0)].join(' · ')

/** Everyone’s points and tiles as they stand; of partners what they have together. */
function PointsShown({ view: { names, scored, words: gameWords } }: { readonly view: MatchView }) {
  const { round } = scored.state
  return (
    <ul className={styles.standing} aria-label={words.howToPlay.players}>
      {sidesOfView({ scored, names }).map(({ seats, name, total }) => (
        <li key={name} className={styles.player} data-turn={(round?.end === null && seats.includes(round.turn)) || undefined}>
          <span className={styles.discs}>
            {seats.map((seat) => (
              <Avatar key={seat} size="small" name={names[seat] ?? ''} />
            ))}
          </span>
          <span className={styles.name}>{name}</span>
          <strong>{scorerWords.counted(total, gameWords.points)}</strong>
          <span className={styles.hand}>{handsTold(seats.map((seat) => round?.hands[seat] ?? 0))}</span>
        </li>
      ))}
    </ul>
  )
}

/** What the turn scored, and what was played. */
function Caption({ turn }: { readonly turn: TurnShown }) {
  const { events, view } = turn
  const scores = events.some((event) => (event.type === 'play' ? playsScore(view.scored.rules) : hasLine(view.scored.rules.game) && handsAtEnd(event) !== null))
  return (
    <p className={styles.caption}>
      {scores && <PointsChip aria-hidden="true" points={turn.points} text={scorerWords.signed(turn.points)} />}
      <strong>{turnSentences(turn).what}</strong>
    </p>
  )
}

/** Why the turn counts as it does. The longest of all has its room at all times, so that the buttons stay where they are. */
function TurnTold({ turns, at }: { readonly turns: readonly TurnShown[]; readonly at: number }) {
  const why = turns.map((turn) => turnSentences(turn).why.join(' '))
  return (
    <div className={styles.told}>
      {why.map((each, nth) => (
        <p key={nth} aria-hidden={nth !== at} className={nth === at ? undefined : styles.room}>
          {each}
        </p>
      ))}
    </div>
  )
}

import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { isWhole, type LikelyPlay, type LikelyRound } from '#shared/analysis/likely'
import { lostByChoices, luckAndSkill } from '#shared/analysis/luck'
import type { Review, ReviewedPlay, ReviewedRound } from '#shared/analysis/review'
import { likelyOf, type Mark, marksOf, type Missed, missedWith } from '#shared/analysis/story'
import type { MatchSnapshot } from '#shared/contract/schemas'
import type { ArmName } from '#shared/domino/line'
import { makeTile, type Tile } from '#shared/domino/tile'
import { present } from '#shared/kernel/assert'
import type { MatchId } from '#shared/kernel/ids'
import { lessBy } from '#shared/match/made'
import { STEPS } from '../../actions/pages'
import { useActionKeys } from '../../actions/use-action-keys'
import { openReviewer } from '../../analysis/reviewer'
import { inLanguage, useSpoken } from '../../app/language'
import { Page } from '../../app/page'
import { Avatar } from '../../components/avatar/avatar'
import { SeatAvatars } from '../../components/avatar/seat-avatars'
import { Button } from '../../components/button/button'
import { Card } from '../../components/card/card'
import { SetStyle } from '../../components/domino-tile/set-style'
import { Select } from '../../components/field/text-field'
import { Icon } from '../../components/icon/icon'
import { Notice } from '../../components/notice/notice'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import { NoMatch } from '../../match/damaged/no-match'
import { EventInFull } from '../../match/feed/event-in-full'
import { toldEvent, toldOf } from '../../match/feed/told-event'
import { useMatchFeed } from '../../match/hooks/use-match-feed'
import { LivePage } from '../../match/live-page'
import { type MatchView, viewOf } from '../../match/match-view'
import { type Choice, choicesFor, wayAt } from '../../match/model/choices'
import { shortNames } from '../../match/model/short-names'
import { viewBefore } from '../../match/model/view-before'
import { HeldTiles } from '../../match/puzzle/held-tiles'
import { RolledDice } from '../../match/round/rolled-dice'
import { Caption } from '../../match/table/caption'
import { Felt } from '../../match/table/felt'
import { TableLine } from '../../match/table/table-line'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { paths } from '../../navigation/paths'
import { Compared } from './compared'
import { MARK_ICONS, River } from './river'
import { proofOf, reviewOf, roundsToReview, waysShown } from './review-model'
import styles from './review.module.css'

/** The felt as a board: the tiles that the player is known to have held, and what each would pay at each end. */
function TryIt({ view, before, play, round }: { readonly view: MatchView; readonly before: MatchView; readonly play: ReviewedPlay; readonly round: number }) {
  const tryWords = words.review.try
  const { player } = play.play
  const name = scorerWords.nameOf(view.names, player)
  const [tile, setTile] = useState<Tile | null>(null)
  const [way, setWay] = useState<Choice | null>(null)
  const dice = present(view.scored.rounds[round], 'the round was scored').dice
  const choices = tile === null ? null : choicesFor(before.scored.state, makeTile(tile), player)
  const choose = (chosen: Tile): void => {
    const found = choicesFor(before.scored.state, makeTile(chosen), player)
    setTile(chosen)
    setWay(found.kind === 'ways' && found.ways.length === 1 ? (found.ways[0] ?? null) : null)
  }
  const verdict = (): string => {
    if (tile !== null && choices?.kind === 'refused') return tryWords.refused(makeTile(tile))
    if (way === null) return tryWords.choose
    const more = lessBy(way, play.best)
    return more > 0 ? tryWords.less(way.delta, more, view.words.points) : tryWords.most(way.delta)
  }
  const held = [...new Set(play.held)]
  return (
    <section className={styles.try} aria-label={tryWords.heading(name)}>
      <Felt
        className={styles.felt}
        {...(dice === null ? {} : { dice: <RolledDice on="felt" dice={dice} /> })}
        caption={choices !== null && <Caption view={before} choices={choices} selected={way} />}
      >
        <TableLine
          view={before}
          choices={choices}
          selected={way}
          ground={false}
          onPlay={setWay}
          {...(choices === null ? {} : { onEnd: (arm: ArmName) => setWay(wayAt(choices, arm)) })}
        />
      </Felt>
      <h2 className={styles.heading}>{tryWords.heading(name)}</h2>
      <HeldTiles tiles={held} chosen={tile} onChoose={choose} label={tryWords.tray(name)} />
      <p className={styles.verdict} role="status">
        {verdict()}
      </p>
      {way !== null && tile !== null && (
        <Compared view={view} before={before} round={round} play={play} other={{ tile, arm: way.arm }} otherName={tryWords.yours} />
      )}
    </section>
  )
}

interface PositionProps {
  readonly view: MatchView
  readonly before: MatchView
  readonly round: number
  /** Counted from 1. */
  readonly event: number
  readonly play: ReviewedPlay | undefined
  readonly missed: Missed | null
}

/** The position before an entry, with what was played; where something better was missed, that first. */
function Position({ view, before, round, event, play, missed }: PositionProps) {
  const scored = present(view.scored.rounds[round], 'the round was scored')
  const happened = present(scored.events[event - 1], 'the entry was scored')
  const shown = play === undefined ? null : waysShown(before, play, missed)
  return (
    <Felt
      className={styles.felt}
      role="region"
      aria-label={words.review.position}
      {...(scored.dice === null ? {} : { dice: <RolledDice on="felt" dice={scored.dice} /> })}
      boneyard={<span className={styles.place}>{words.review.ofRounds(round + 1, view.scored.rounds.length)}</span>}
      caption={
        shown === null ? (
          <p className={styles.said}>
            <EventInFull event={happened} names={view.names} />
          </p>
        ) : (
          <Caption view={before} choices={shown.choices} selected={shown.selected} />
        )
      }
    >
      <TableLine view={before} choices={shown?.choices ?? null} selected={shown?.selected ?? null} ground={false} />
    </Felt>
  )
}

interface PlayCardProps {
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
function PlayCard({ view, before, round, event, play, missed, mark, likely, done }: PlayCardProps) {
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
                : scorerWords.capitalised(toldEvent(happened, view.names))}
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
}: Pick<PlayCardProps, 'missed' | 'likely' | 'done' | 'view'> & { readonly play: ReviewedPlay; readonly name: string }): string {
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

interface MomentsProps {
  readonly view: MatchView
  readonly round: number
  readonly reviewed: ReviewedRound
  readonly likely: LikelyRound | null
  readonly marks: readonly Mark[]
  readonly event: number
  readonly onGo: (event: number) => void
}

/** The moments of a round that are worth a look, each a way to it. */
function Moments({ view, round, reviewed, likely, marks, event, onGo }: MomentsProps) {
  const momentWords = words.review.moments
  return (
    <div className={styles.moments}>
      {marks.length === 0 && <p className={styles.quiet}>{momentWords.none}</p>}
      <ul className={styles.list} aria-label={momentWords.heading}>
        {marks.map((mark) => (
          <li key={mark.event}>
            <button type="button" className={styles.moment} aria-current={mark.event === event ? 'step' : undefined} onClick={() => onGo(mark.event)}>
              <span className={styles.mark} data-kind={mark.kind}>
                <Icon name={MARK_ICONS[mark.kind]} />
              </span>
              <Avatar size="small" name={view.names[mark.player] ?? ''} personId={view.record.players[mark.player]?.personId} />
              <span className={styles.momentText}>
                <span className="visually-hidden">{momentWords.heard(momentWords.kinds[mark.kind], view.names[mark.player] ?? '')}</span>
                <WholeCodes>{toldMark({ view, round, reviewed, likely }, mark)}</WholeCodes>
              </span>
              <span className={styles.at}>{mark.event}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function toldMark({ view, round, reviewed, likely }: Pick<MomentsProps, 'view' | 'round' | 'reviewed' | 'likely'>, mark: Mark): string {
  const momentWords = words.review.moments
  const play = reviewed.plays.find(({ event }) => event === mark.event)
  switch (mark.kind) {
    case 'great':
      return play === undefined ? '' : momentWords.great(makeTile(play.play.tile), play.play.delta)
    case 'missed': {
      const missed = play === undefined ? null : missedWith(play, likelyOf(likely, mark.event))
      return missed === null ? '' : momentWords.missed(makeTile(missed.better.tile), missed.kind === 'certain' ? missed.play.missed : 0)
    }
    case 'turn': {
      const event = view.scored.rounds[round]?.events[mark.event - 1]
      return momentWords.turn(event?.type === 'play' ? makeTile(event.tile) : event?.type === 'draw' ? momentWords.draw : momentWords.pass)
    }
  }
}

const REVIEW_KEYS = Object.values(STEPS)

interface ReviewedRoundViewProps {
  readonly view: MatchView
  /** Counted from 0. */
  readonly round: number
  readonly reviewed: ReviewedRound
  /** Null until it has been worked out, or where it could not be. */
  readonly likely: LikelyRound | null
  /** How far that has come, from 0 to 1; null where nothing is being worked out. */
  readonly done: number | null
  readonly luck: ReactNode
}

/** One round, step by step: the position before each entry, what was missed, who was ahead, and its moments. */
function ReviewedRoundView({ view, round, reviewed, likely, done, luck }: ReviewedRoundViewProps) {
  const { events } = present(view.scored.rounds[round], 'the round was scored')
  const marks = useMemo(() => marksOf(reviewed, likely, view.scored.rules), [reviewed, likely, view.scored.rules])
  const [asked, setAsked] = useState<number | null>(null)
  const [trying, setTrying] = useState(false)
  const first = marks.find(({ kind }) => kind === 'missed') ?? marks[0]
  const event = Math.min(asked ?? first?.event ?? events.length, events.length)
  const go = (to: number): void => {
    setTrying(false)
    setAsked(Math.max(1, Math.min(events.length, to)))
  }
  useActionKeys(REVIEW_KEYS, trying ? null : { at: event, go })
  const before = useMemo(() => viewBefore(view, round, event - 1), [view, round, event])
  const play = reviewed.plays.find((each) => each.event === event)
  const likelyPlay = likelyOf(likely, event)
  const missed = play === undefined ? null : missedWith(play, likelyPlay)
  const mark = marks.find((each) => each.event === event) ?? null
  const canTry = play !== undefined && play.ways.length > 1
  return (
    <div className={styles.columns}>
      <div className={styles.look}>
        {trying && play !== undefined ? (
          <TryIt key={event} view={view} before={before} play={play} round={round} />
        ) : (
          <Position view={view} before={before} round={round} event={event} play={play} missed={missed} />
        )}
        <div className={styles.steps}>
          <div className={styles.stepButtons}>
            <Button shape="icon" aria-label={words.review.previous} disabled={event <= 1} onClick={() => go(event - 1)}>
              <Icon name="back" />
            </Button>
            <Button shape="icon" aria-label={words.review.next} disabled={event >= events.length} onClick={() => go(event + 1)}>
              <Icon name="forward" />
            </Button>
          </div>
          <p className={styles.step}>{words.review.step(event, events.length)}</p>
          <h2 className={styles.riverHeading}>{words.review.river.heading}</h2>
        </div>
        <River view={view} chances={likely?.chances ?? null} done={done} marks={marks} event={event} onGo={go} />
      </div>
      <div className={styles.tell}>
        {!trying && (
          <PlayCard view={view} before={before} round={round} event={event} play={play} missed={missed} mark={mark} likely={likelyPlay} done={done} />
        )}
        <div className={styles.bar}>
          <Button variant="primary" size="bar" disabled={!canTry} onClick={() => setTrying(!trying)}>
            {trying ? words.review.try.end : words.review.try.begin}
          </Button>
        </div>
        <Moments view={view} round={round} reviewed={reviewed} likely={likely} marks={marks} event={event} onGo={go} />
        {luck}
      </div>
    </div>
  )
}

/** What has been worked out of each round, counted from 0; null where nothing could be. */
type KnownRounds = ReadonlyMap<number, LikelyRound | null>

interface Likely {
  readonly rounds: KnownRounds
  /** The round that is being worked out, and how far; null once all are. */
  readonly working: { readonly round: number; readonly done: number } | null
}

/** What was worked out is kept for so many matches, until their record changes. */
const KEPT_MATCHES = 4

const keptRounds = new Map<string, KnownRounds>()

function keep(name: string, round: number, likely: LikelyRound | null): KnownRounds {
  const rounds = new Map(keptRounds.get(name)).set(round, likely)
  keptRounds.delete(name)
  keptRounds.set(name, rounds)
  for (const old of keptRounds.keys()) if (keptRounds.size > KEPT_MATCHES) keptRounds.delete(old)
  return rounds
}

const NO_ROUNDS: KnownRounds = new Map()

/** Works out what is likely in a worker: of the round that is looked at first, then of the others; and then with all deals, where some would have taken too long. */
function useLikely({ matchId, tableRevision, record }: MatchView, rounds: readonly number[], wanted: number): Likely {
  const name = `${matchId} ${tableRevision}`
  const [, setWorkedOut] = useState(NO_ROUNDS)
  const [progress, setProgress] = useState({ name, round: -1, done: 0 })
  const known = keptRounds.get(name) ?? NO_ROUNDS
  const inOrder = [wanted, ...rounds].filter((round) => rounds.includes(round))
  const next = inOrder.find((round) => !known.has(round)) ?? null
  const coarse = inOrder.find((round) => {
    const likely = known.get(round) ?? null
    return likely !== null && !isWhole(likely)
  })
  const asked = next ?? coarse ?? null
  const all = next === null

  useEffect(() => {
    if (asked === null) return
    const reviewer = openReviewer()
    let left = false
    const work = async (): Promise<void> => {
      const likely = await reviewer.round(record, asked, (done) => (all ? undefined : setProgress({ name, round: asked, done })), all)
      /* What is there already stays where nothing better came of it. */
      if (!left && (likely !== null || !all)) setWorkedOut(keep(name, asked, likely))
    }
    void work()
    return () => {
      left = true
      reviewer.close()
    }
  }, [all, asked, name, record])

  return { rounds: known, working: next === null ? null : { round: next, done: progress.name === name && progress.round === next ? progress.done : 0 } }
}

interface LuckCardProps {
  readonly view: MatchView
  readonly review: Review
  readonly rounds: readonly number[]
  readonly likely: Likely
}

/** In two sentences, how much of the difference came from tiles and how much from choices. */
function LuckCard({ view, review, rounds, likely }: LuckCardProps) {
  const luckWords = words.review.luck
  const names = shortNames(view.names)
  const { working } = likely
  const said = (): string => {
    if (working !== null) return luckWords.working(rounds.indexOf(working.round) + 1, rounds.length)
    const plays = rounds.map((index) => ({ index, plays: likely.rounds.get(index)?.plays ?? [] }))
    const found = luckAndSkill(view.scored.totals, lostByChoices(review, plays))
    if (found === null) return luckWords.level
    const leader = names[found.leader] ?? ''
    return `${luckWords.ahead(leader, names[found.other] ?? '', found.ahead)} ${luckWords.why(leader, found.tiles, found.choices, found.give, view.words.points)}`
  }
  return (
    <Card className={styles.luck}>
      <div className={styles.luckHead}>
        <h2 className={styles.heading}>{luckWords.heading}</h2>
        <span className={styles.quiet}>{luckWords.scope}</span>
      </div>
      <p className={styles.luckText}>{said()}</p>
    </Card>
  )
}

interface ReviewPageProps {
  readonly match: MatchSnapshot
  /** The round that was asked for, counted from 0; null for the last. */
  readonly asked: number | null
}

/** Looks back at a match: what was missed, who was ahead when, and what of it was luck. */
function ReviewPage({ match, asked }: ReviewPageProps) {
  const spoken = useSpoken()
  const view = useMemo(() => inLanguage(spoken, () => viewOf(match)), [match, spoken])
  const players = scorerWords.listed(match.record.players.map(({ name }) => name))
  const title = words.review.title(players)
  if (!view.ok) {
    return (
      <Page title={title} heading={words.review.name}>
        <Notice tone="danger" title={words.match.unreadable.text}>
          {scorerWords.recordRefusalSentence(view.error)}
        </Notice>
      </Page>
    )
  }
  return (
    <SeatAvatars players={view.value.record.players} avatars={view.value.avatars}>
      <Reviewed view={view.value} title={title} asked={asked} />
    </SeatAvatars>
  )
}

function Reviewed({ view, title, asked }: { readonly view: MatchView; readonly title: string; readonly asked: number | null }) {
  const [, navigate] = useLocation()
  const rounds = useMemo(() => roundsToReview(view), [view])
  const review = useMemo(() => reviewOf(view.record), [view.record])
  const round = asked !== null && rounds.includes(asked) ? asked : (rounds.at(-1) ?? null)
  const likely = useLikely(view, rounds, round ?? 0)
  const back = paths.replay(view.matchId)
  if (round === null) {
    return (
      <Page title={title} heading={words.review.name} back={back}>
        <p>{words.review.none}</p>
      </Page>
    )
  }
  return (
    <SetStyle maxPip={view.scored.rules.maxPip}>
      <Page
        className={styles.page}
        title={title}
        heading={words.review.name}
        back={back}
        task
        beside={
          <Select
            className={styles.round}
            label={words.review.round}
            labelHidden
            value={round}
            onChange={({ target }) => navigate(paths.reviewRound(view.matchId, Number(target.value) + 1), { replace: true })}
          >
            {rounds.map((each) => (
              <option key={each} value={each}>
                {words.review.roundNumber(each + 1)}
              </option>
            ))}
          </Select>
        }
      >
        <ReviewedRoundView
          key={round}
          view={view}
          round={round}
          reviewed={present(review.rounds[round], 'every round was reviewed')}
          likely={likely.rounds.get(round) ?? null}
          done={likely.working?.round === round ? likely.working.done : null}
          luck={<LuckCard view={view} review={review} rounds={rounds} likely={likely} />}
        />
      </Page>
    </SetStyle>
  )
}

/** The review of one match, a round at a time; `round` counts from 1, and is the last one unless the address says which. */
export function ReviewScreen({ matchId, round }: { readonly matchId: MatchId; readonly round: string | null }) {
  const live = useMatchFeed(matchId)
  return (
    <LivePage live={live} title={words.review.name} waiting={words.review.waiting}>
      {(feed) => (feed.kind !== 'match' ? <NoMatch feed={feed} /> : <ReviewPage match={feed.match} asked={round === null ? null : Number(round) - 1} />)}
    </LivePage>
  )
}

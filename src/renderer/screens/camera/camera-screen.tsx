import { useEffect, useId, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { makeTile } from '#shared/domino/tile'
import { isPlayed } from '#shared/match/end-of-play'
import type { MatchId } from '#shared/kernel/ids'
import { playableTiles } from '#shared/match/preview'
import { SETTINGS } from '#shared/settings/settings'
import type { Candidate } from '#shared/watch/candidates'
import { areHandsUp, gameOf, seatOut, type TablePlaces } from '#shared/watch/game'
import type { Box } from '#shared/watch/grey'
import { areComplete } from '#shared/watch/hands'
import { playName, type WatchAnswer, type WatchQuestion } from '#shared/watch/questions'
import type { Detections, Pending } from '#shared/watch/state'
import { ActionButton } from '../../actions/action-button'
import { useOwnHead } from '../../app/own-head'
import { Page } from '../../app/page'
import { Avatar } from '../../components/avatar/avatar'
import { Button, ButtonLink } from '../../components/button/button'
import { DominoTile } from '../../components/domino-tile/domino-tile'
import { IconAction } from '../../components/icon-action/icon-action'
import { Icon } from '../../components/icon/icon'
import { Notice } from '../../components/notice/notice'
import { PointsChip } from '../../components/points-chip/points-chip'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import { useStayAwake } from '../../hooks/use-stay-awake'
import { CommandNotice } from '../../match/command-notice'
import { NoMatch } from '../../match/damaged/no-match'
import { shortWords } from '../../match/feed/short-words'
import { isOfPlayer, laidTurned, tellsPoints, toldInFull, toldOf } from '../../match/feed/told-event'
import { useAnnounced } from '../../match/hooks/use-announced'
import { type MatchCommands, useBusy, useMatchCommands } from '../../match/hooks/use-match-commands'
import { useMatchFeed } from '../../match/hooks/use-match-feed'
import { LivePage } from '../../match/live-page'
import type { MatchView } from '../../match/match-view'
import { playableIn } from '../../match/model/blocked-hands'
import { roundSaid } from '../../match/model/counted-standing'
import { type Choice, everyWay } from '../../match/model/choices'
import { drawEvent, passEvent } from '../../match/model/record-events'
import { ScoredMatch } from '../../match/scored-match'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { paths } from '../../navigation/paths'
import { useOwnTiles } from '../../photo/own/own-tiles-context'
import { PrintedQuestion } from '../../photo/printed-question'
import { useCamera } from '../../photo/source/use-camera'
import { WhichCamera } from '../../photo/source/which-camera'
import { useRecognizer } from '../../photo/use-photo'
import type { Recognizer } from '../../recognition/recognizer'
import { settings, useSetting } from '../../settings/settings'
import { FIRST_FRAME } from './boneyard-frame'
import { CameraPicture } from './camera-picture'
import { colourFrames, greyFrames } from './frames'
import { bearingsOf, firstPlaces, placedBoneyard, placedSeats, rememberPlaces } from './seat-places'
import { StrangeTiles } from './strange-tiles'
import { type Inputs, type KeeperState, TableKeeper } from './table-keeper'
import styles from './camera.module.css'
import { isOver } from '#shared/games/outcome'
import { hasLine } from '#shared/games/index'

/** A part of what the camera shows, in whole pixels. */
type FramePart = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>

function partOf({ videoWidth, videoHeight }: Pick<HTMLVideoElement, 'videoWidth' | 'videoHeight'>, { left, top, right, bottom }: Box): FramePart {
  const [x, y] = [Math.floor(left * videoWidth), Math.floor(top * videoHeight)]
  return { x, y, width: Math.max(1, Math.ceil(right * videoWidth) - x), height: Math.max(1, Math.ceil(bottom * videoHeight) - y) }
}

/** How often the camera is glanced at, in milliseconds. */
const GLANCE_MS = 200
/** With the game's knowledge, detections count that would be too unsure alone. */
const LEAST_READING = 0.1

interface KeeperOptions {
  readonly view: MatchView
  readonly commands: MatchCommands
  readonly video: HTMLVideoElement | null
  /** The camera runs, and the page is seen. */
  readonly active: boolean
  readonly places: TablePlaces
}

/** A camera that keeps the score of the match on the page. */
function useKeeper({ view, commands, video, active, places }: KeeperOptions): { readonly kept: KeeperState; readonly keeper: TableKeeper } {
  const recognizer = useRecognizer()
  const print = useSetting('tile-print')
  const own = useOwnTiles()?.tiles
  const enters = useSetting('camera-enters')
  const [keeper] = useState(() => new TableKeeper())
  const [colours] = useState(colourFrames)
  useLayoutEffect(() => {
    keeper.update({
      view,
      commands,
      places,
      pace: enters === 'asked' ? null : Number(enters),
      read: async (act) => {
        /* The small picture is taken first: it shows what the reader is about to read. */
        const small = places.boneyard === null || video === null ? null : colours(video)
        const seen = await readFrame(recognizer, video, act, { print, own, least: LEAST_READING })
        return seen === null ? null : { ...seen, colours: small }
      },
    })
  })
  useEffect(() => {
    if (!active || video === null) return
    const frame = greyFrames()
    void recognizer.warmUp(print)
    const timer = setInterval(() => {
      const grey = frame(video)
      if (grey !== null) keeper.glance(grey)
    }, GLANCE_MS)
    return () => {
      clearInterval(timer)
      keeper.pause()
    }
  }, [active, keeper, recognizer, print, video])
  return { kept: useSyncExternalStore(keeper.subscribe, keeper.shown), keeper }
}

/** Reads a part of what a camera shows now; corners in the pixels of all of it. Nothing is kept. */
async function readFrame(
  recognizer: Recognizer,
  video: HTMLVideoElement | null,
  { within }: Parameters<Inputs['read']>[0],
  options: Parameters<Recognizer['readTiles']>[1],
): Promise<Pick<Detections, 'tiles' | 'width' | 'height'> | null> {
  if (video === null || video.videoWidth === 0) return null
  const { videoWidth, videoHeight } = video
  const part = partOf(video, within)
  const frame = await createImageBitmap(video, part.x, part.y, part.width, part.height).catch(() => null)
  if (frame === null) return null
  const share = Math.max(part.width, part.height) / Math.max(videoWidth, videoHeight)
  const result = await recognizer.readTiles(frame, { ...options, share })
  if (!result.ok) return null
  const { picture, tiles } = result.value
  const scale = part.width / Math.max(1, picture.width)
  picture.close()
  const at = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: part.x + scale * x, y: part.y + scale * y })
  return {
    width: videoWidth,
    height: videoHeight,
    tiles: tiles.map(({ corners: [a, b, c, d], ...tile }) => ({ ...tile, corners: [at(a), at(b), at(c), at(d)] as const })),
  }
}

interface QuestionCardProps {
  readonly view: MatchView
  readonly question: WatchQuestion
  readonly commands: MatchCommands
  readonly onAnswer: (answer: WatchAnswer) => void
}

/** What Caravan asks, in the line of events: it never covers the table, and nothing is entered until it is answered or the table answers it. */
function QuestionCard({ view, question, commands, onAnswer }: QuestionCardProps) {
  const cameraWords = words.cameraTable
  return (
    <section className={styles.asks} aria-label={cameraWords.asks}>
      <h2 className={styles.asking}>{cameraWords.asks}</h2>
      <p role="status">{sentence(view, question)}</p>
      <Pictures question={question} view={view} />
      <div className={styles.answers}>
        <Answers view={view} question={question} commands={commands} onAnswer={onAnswer} />
        {question.kind !== 'who' && <Button onClick={() => onAnswer({ kind: 'leave' })}>{cameraWords.leave}</Button>}
      </div>
    </section>
  )
}

function sentence({ names, scored }: MatchView, question: WatchQuestion): string {
  const cameraWords = words.cameraTable
  const name = (seat: number): string => scorerWords.nameOf(names, seat)
  switch (question.kind) {
    case 'play':
      return cameraWords.which[question.why](name(scored.state.round?.turn ?? 0), question.plays[0]?.written ?? '')
    case 'who':
      return cameraWords.who(name(question.hand), question.play.written, name(question.turn))
    case 'wrong':
      return cameraWords.wrong(makeTile(question.recorded), makeTile(question.seen))
    case 'missing':
      return cameraWords.missing(question.tiles.map(makeTile))
    case 'strange':
      return cameraWords.strange(question.tiles.map(makeTile))
    case 'drew':
      return cameraWords.drew(name(question.player), question.counts)
  }
}

/** What is recorded and what lies there, where they are not the same. */
function Pictures({ question }: Pick<QuestionCardProps, 'question' | 'view'>) {
  if (question.kind !== 'wrong') return null
  return (
    <dl className={styles.both}>
      <div>
        <dt>{words.cameraTable.recorded}</dt>
        <dd>
          <DominoTile tile={question.recorded} orientation="horizontal" label={makeTile(question.recorded)} />
        </dd>
      </div>
      <div>
        <dt>{words.cameraTable.onTable}</dt>
        <dd>
          <DominoTile tile={question.seen} orientation="horizontal" label={makeTile(question.seen)} />
        </dd>
      </div>
    </dl>
  )
}

function Answers({ view, question, commands, onAnswer }: QuestionCardProps) {
  const { names, scored } = view
  const cameraWords = words.cameraTable
  const turn = scored.state.round?.turn ?? 0
  const where = ({ written, arm }: Candidate): string => (arm === null ? written : `${written}, ${words.match.way.at(arm)}`)
  switch (question.kind) {
    case 'play':
      return question.plays.map((play) => (
        <Button key={playName(play)} onClick={() => onAnswer({ kind: 'play', play, player: turn })}>
          {where(play)}
        </Button>
      ))
    case 'who':
      return (
        <>
          <Button onClick={() => onAnswer({ kind: 'play', play: question.play, player: question.turn })}>
            {cameraWords.itWas(scorerWords.nameOf(names, question.turn))}
          </Button>
          <Button onClick={() => onAnswer({ kind: 'passed' })}>{cameraWords.passed(scorerWords.nameOf(names, question.turn))}</Button>
          <Button onClick={() => onAnswer({ kind: 'play', play: question.play, player: question.hand })}>{cameraWords.outOfTurn}</Button>
        </>
      )
    case 'wrong':
      return <Button onClick={() => onAnswer({ kind: 'correct' })}>{cameraWords.correct(makeTile(question.seen))}</Button>
    case 'drew':
      return question.counts.map((count) => (
        <Button key={count} onClick={() => onAnswer({ kind: 'drew', count })}>
          {cameraWords.tiles(count)}
        </Button>
      ))
    case 'strange':
      return <StrangeTiles view={view} commands={commands} tiles={question.tiles} onLeave={() => onAnswer({ kind: 'leave' })} />
    case 'missing':
      return null
  }
}

interface PlayShownProps {
  readonly view: MatchView
  readonly kept: KeeperState
  readonly busy: boolean
  readonly onHold: (play: Candidate) => void
  readonly onUndo: (play: Candidate) => void
}

/** The play that is about to be entered, or was entered last by the camera: large, with what it scores, and one tap to take it back. */
function PlayShown({ view, kept: { pending, entered }, busy, onHold, onUndo }: PlayShownProps) {
  const { scored, names, revision } = view
  if (pending !== null) {
    const way = pendingWay(view, pending)
    return (
      <div className={styles.play}>
        <DominoTile className={styles.tile} tile={pending.play.tile} orientation="horizontal" />
        <p className={styles.told}>
          <span className={styles.plays}>{words.cameraTable.plays(scorerWords.nameOf(names, pending.player), pending.play.written)}</span>
          <span className={styles.why}>{way === null || way.payout.reasons.length === 0 ? null : words.match.way.names(way.payout.reasons)}</span>
        </p>
        {way !== null && way.delta !== 0 && <PointsChip points={way.delta} text={scorerWords.signed(way.delta)} />}
        <CountdownRing pending={pending} />
        <Button onClick={() => onHold(pending.play)}>{words.photo.play.hold}</Button>
      </div>
    )
  }
  const last = scored.rounds.at(-1)?.events.at(-1)
  if (entered === null || entered.revision !== revision || last?.type !== 'play') return null
  return (
    <div className={styles.play}>
      <DominoTile className={styles.tile} tile={last.tile} orientation="horizontal" />
      <p className={styles.told}>
        <span className={styles.plays}>{words.cameraTable.played(scorerWords.nameOf(names, last.player), entered.play.written)}</span>
        <span className={styles.why}>{last.reasons.length === 0 ? null : words.match.way.names(last.reasons)}</span>
      </p>
      {last.delta !== 0 && <PointsChip points={last.delta} text={scorerWords.signed(last.delta)} />}
      <Button disabled={busy} onClick={() => onUndo(entered.play)}>
        <Icon name="undo" />
        {words.match.entry.undo}
      </Button>
    </div>
  )
}

function pendingWay({ scored }: MatchView, { play, player }: Pending): Choice | null {
  const choices = everyWay(scored.state, play.written, player)
  return choices.kind === 'refused' ? null : (choices.ways.find(({ arm }) => arm === play.arm) ?? choices.implied)
}

const TICK_MS = 100
const ROUND = 2 * Math.PI * 21

/** The seconds that are left, as a figure in a ring that closes. */
function CountdownRing({ pending: { from, until } }: { readonly pending: Pending }) {
  const [now, setNow] = useState(from)
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [from])
  const left = Math.max(0, until - now)
  const share = until > from ? 1 - left / (until - from) : 1
  const seconds = Math.ceil(left / 1000)
  return (
    <span className={styles.ring} role="timer" aria-label={words.cameraTable.left(seconds)}>
      <svg viewBox="-26 -26 52 52" aria-hidden="true">
        <circle className={styles.track} r={21} />
        <circle className={styles.run} r={21} strokeDasharray={`${ROUND * share} ${ROUND}`} transform="rotate(-90)" />
      </svg>
      <span aria-hidden="true">{seconds}</span>
    </span>
  )
}

/** How long the camera waits before it enters a play; at the far end it asks about each. */
const PACES = [...SETTINGS['camera-enters'].choices.filter((choice) => choice !== 'asked'), 'asked'] as const

/** How long a sure play waits to be entered. */
function PaceSlider() {
  const cameraWords = words.cameraTable
  const chosen = useSetting('camera-enters')
  const id = useId()
  const said = chosen === 'asked' ? cameraWords.always : cameraWords.seconds(Number(chosen))
  return (
    <div data-house-setting className={styles.pace}>
      <label htmlFor={id}>{cameraWords.wait}</label>
      <span className={styles.value}>{said}</span>
      <input
        id={id}
        type="range"
        min={0}
        max={PACES.length - 1}
        step={1}
        value={PACES.indexOf(chosen)}
        aria-valuetext={said}
        onChange={({ target }) => settings['camera-enters'].choose(PACES[Number(target.value)] ?? 'asked')}
      />
    </div>
  )
}

interface HandsCardProps {
  readonly view: MatchView
  readonly kept: KeeperState
  readonly busy: boolean
  readonly onEnter: () => void
}

/** At a block, and once somebody is out where the tiles left pay: what was read of each hand that was turned over, held against how many tiles it has. */
function HandsCard({ view: { scored, names, revision }, kept: { shown }, busy, onEnter }: HandsCardProps) {
  const cameraWords = words.cameraTable
  const { state } = scored
  const counted = state.round?.hands ?? []
  const playable = playableTiles(state)
  const out = seatOut(state)
  const why = out === null ? cameraWords.allPassed : words.match.counted.wentOut(scorerWords.nameOf(names, out))
  return (
    <section className={styles.asks} aria-label={cameraWords.hands}>
      <h2 className={styles.asking}>{cameraWords.hands}</h2>
      <p>{`${why} ${cameraWords.turnOver}`}</p>
      <ul className={styles.hands}>
        {names.map((_, seat) => {
          if (seat === out) return null
          const { tiles, sure } = shown[seat] ?? { tiles: [], sure: true }
          const held = playableIn(tiles, playable).map(makeTile)
          return (
            <li key={seat}>
              <p role="status" data-right={(sure && tiles.length === counted[seat]) || undefined}>
                <span>{scorerWords.nameOf(names, seat)}</span> <span>{words.match.block.counted(tiles.length, counted[seat] ?? null)}</span>
              </p>
              <div className={styles.held} role="img" aria-label={tiles.map(makeTile).join(', ')}>
                {tiles.map((tile, at) => (
                  <DominoTile key={at} className={styles.small} tile={tile} orientation="horizontal" />
                ))}
              </div>
              {held.length > 0 && <Notice tone="warning">{words.match.block.playable(scorerWords.nameOf(names, seat), held)}</Notice>}
            </li>
          )
        })}
      </ul>
      <div className={styles.answers}>
        <Button variant="primary" disabled={busy || !areComplete(shown, gameOf(revision, scored, { seats: [], boneyard: null }))} onClick={onEnter}>
          {cameraWords.enterHands}
        </Button>
      </div>
    </section>
  )
}

/** What happened in this round, the newest at the top. */
function Events({ view: { scored, names, record } }: { readonly view: MatchView }) {
  const round = scored.rounds.at(-1)
  const events = [...(round?.events ?? [])].reverse()
  return (
    <section aria-label={words.match.feed.heading}>
      {round?.end !== null && round?.end !== undefined && (
        <p className={styles.end}>
          <WholeCodes>{scorerWords.endSentence(round.end, names, scored.rules)}</WholeCodes>
        </p>
      )}
      <ol className={styles.events} reversed>
        {events.map((event, at) => (
          <li key={events.length - at} className={styles.event} data-newest={at === 0 || undefined}>
            {isOfPlayer(event) ? <Avatar size="small" name={toldOf(event, names)} personId={record.players[event.player]?.personId} /> : <Icon name="list" />}
            <span className="visually-hidden">{toldInFull(event, names)}</span>
            {event.type === 'play' && <DominoTile className={styles.small} tile={event.tile} orientation="horizontal" flipped={laidTurned(event)} />}
            <span className={styles.what} aria-hidden="true">
              {shortWords(event, names)}
            </span>
            {tellsPoints(event, scored.rules) && (
              <span className={styles.delta} data-sign={Math.sign(event.delta)}>
                {scorerWords.signed(event.delta)}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Whether the page is seen: the camera stops while it is not. */
function useSeen(): boolean {
  const [seen, setSeen] = useState(() => !document.hidden)
  useEffect(() => {
    const onChange = (): void => setSeen(!document.hidden)
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
  return seen
}

/** The camera's picture with all that it sees, what it entered beside it, and what it asks. */
function CameraTable({ view }: { readonly view: MatchView }) {
  const cameraWords = words.cameraTable
  const commands = useMatchCommands(view)
  const busy = useBusy(commands)
  const camera = useCamera()
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [wanted, setWanted] = useState(true)
  const seen = useSeen()
  const [places, setPlaces] = useState(() => firstPlaces(view.names))
  const [frame, setFrame] = useState(() => placedBoneyard(view.names))
  const [agreed, setAgreed] = useState(() => placedSeats(view.names) !== null)
  const { state } = camera
  const on = state.kind === 'on'
  useOwnHead()
  useAnnounced(view)
  useStayAwake(on)

  const { start, stop } = camera
  useEffect(() => {
    if (wanted && seen) start()
    else stop()
  }, [wanted, seen, start, stop])

  const { kept, keeper } = useKeeper({ view, commands, video, active: on && seen, places: { seats: bearingsOf(places, agreed), boneyard: frame } })
  const { round } = view.scored.state
  const turn = round?.turn ?? 0
  const running = isPlayed(round) && !isOver(view.scored)
  const begun = running && round.line.lead !== null
  const spoken = useSetting('spoken') === 'on'
  const agree = (): void => {
    rememberPlaces(view.names, places, frame)
    setAgreed(true)
  }
  const putFrame = (moved: Box | null): void => {
    setFrame(moved)
    if (agreed) rememberPlaces(view.names, places, moved)
  }
  return (
    <Page className={styles.page} layout="full" headingHidden title={cameraWords.title(view.words.name)}>
      <div className={styles.table}>
        <div className={styles.stage}>
          <CameraPicture
            view={view}
            camera={camera}
            onVideo={setVideo}
            kept={kept}
            places={places}
            onPlaces={(moved) => {
              setPlaces(moved)
              rememberPlaces(view.names, moved, frame)
            }}
            frame={frame}
            onFrame={putFrame}
          />
          <PlayShown view={view} kept={kept} onHold={(play) => keeper.hold(play)} onUndo={(play) => keeper.takeBack(play)} busy={busy} />
        </div>
        <div className={styles.side}>
          <header className={styles.head}>
            <ButtonLink href={paths.match(view.matchId)} shape="icon" variant="quiet" aria-label={words.bigScreen.back} title={words.bigScreen.back}>
              <Icon name="back" />
            </ButtonLink>
            <p className={styles.what}>
              <span className={styles.name}>{cameraWords.name}</span>
              <span className={styles.game}>{`${view.words.name} · ${roundSaid(view)}`}</span>
            </p>
          </header>
          <CommandNotice view={view} commands={commands} />
          <div className={styles.log}>
            {!agreed && (
              <div className={styles.asks}>
                <h2 className={styles.asking}>{cameraWords.asks}</h2>
                <p>{cameraWords.seats}</p>
                <div className={styles.answers}>
                  <Button onClick={agree}>{cameraWords.seatsRight}</Button>
                </div>
              </div>
            )}
            <PrintedQuestion printed={{ ...kept.prints, say: (answer) => keeper.sayOfPrinted(answer) }} />
            {kept.question !== null && <QuestionCard view={view} question={kept.question} commands={commands} onAnswer={(answer) => keeper.answer(answer)} />}
            {areHandsUp(view.scored) && <HandsCard view={view} kept={kept} busy={busy} onEnter={() => keeper.answer({ kind: 'hands' })} />}
            <Events view={view} />
          </div>
          <WhichCamera control={camera} />
          <PaceSlider />
          <div className={styles.actions}>
            <ActionButton of="draw" view={view} disabled={!begun || busy} onClick={() => void commands.enter(drawEvent(turn, 1), view.revision)} />
            <ActionButton of="pass" view={view} disabled={!running || busy} onClick={() => void commands.enter(passEvent(turn), view.revision)} />
            <IconAction
              icon="count"
              text={cameraWords.frame.count}
              name={cameraWords.frame.countAll}
              aria-pressed={frame !== null}
              onClick={() => putFrame(frame === null ? FIRST_FRAME : null)}
            />
            <IconAction icon="voice" text={cameraWords.voice} aria-pressed={spoken} onClick={() => settings.spoken.choose(spoken ? 'off' : 'on')} />
          </div>
          <Button size="bar" onClick={() => setWanted(!wanted)}>
            <Icon name={wanted ? 'pause' : 'play'} />
            {wanted ? cameraWords.pause : cameraWords.goOn}
          </Button>
        </div>
      </div>
    </Page>
  )
}

/** A match whose plays a camera over the table enters, live. */
export function CameraScreen({ matchId }: { readonly matchId: MatchId }) {
  const live = useMatchFeed(matchId)
  return (
    <LivePage live={live} title={words.cameraTable.name}>
      {(feed) =>
        feed.kind !== 'match' ? (
          <NoMatch feed={feed} />
        ) : (
          <ScoredMatch match={feed.match}>
            {(view) =>
              hasLine(view.scored.rules.game) ? <CameraTable view={view} /> : <ButtonLink href={paths.match(view.matchId)}>{words.replay.table}</ButtonLink>
            }
          </ScoredMatch>
        )
      }
    </LivePage>
  )
}

import { type CSSProperties, type Ref, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { SelfAtMatch } from '#shared/contract/joining'
import { isPlayed, whoIsOut } from '#shared/match/end-of-play'
import { makeTile, type Tile } from '#shared/domino/tile'
import type { CountedGame } from '#shared/games/game'
import { countedGame, playsScore } from '#shared/games/index'
import type { RoundEnd, Seat } from '#shared/match/events'
import { ActionButton } from '../../actions/action-button'
import type { OpenTableActions } from '../../actions/at-table'
import { useTableActions } from '../../actions/use-table-actions'
import { KeysHelp } from '../../app/keys-help'
import { useOwnHead } from '../../app/own-head'
import { useColour } from '../../components/avatar/colours'
import { initialsOf, useAvatar } from '../../components/avatar/known-avatar'
import { SeatAvatars } from '../../components/avatar/seat-avatars'
import { Button } from '../../components/button/button'
import { classes } from '../../components/classes'
import { DominoTile } from '../../components/domino-tile/domino-tile'
import { SetStyle } from '../../components/domino-tile/set-style'
import { IconAction } from '../../components/icon-action/icon-action'
import { FALL } from '../../components/points-chip/flight'
import { PointsChip } from '../../components/points-chip/points-chip'
import { moves, useLanding } from '../../components/points-chip/use-landing'
import { hasNoFocus } from '../../hooks/has-no-focus'
import { topDialog } from '../../hooks/is-dialog-open'
import { useDisabled } from '../../hooks/use-disabled'
import { useQuiet } from '../../hooks/use-quiet'
import { AgreementPanel } from '../../match/agreement/agreement-panel'
import { CommandNotice } from '../../match/command-notice'
import { CountedFelt } from '../../match/counted/totals-sheet'
import { PlayButton } from '../../match/entry/play-button'
import { Tray } from '../../match/entry/tray'
import { type TileEntry, useEntered, useEntry } from '../../match/entry/use-entry'
import { useAloud } from '../../match/hooks/use-aloud'
import { useAnnounced } from '../../match/hooks/use-announced'
import { type MatchCommands, useBusy, useMatchCommands } from '../../match/hooks/use-match-commands'
import type { MatchView } from '../../match/match-view'
import { arrowsChoose } from '../../match/model/choices'
import { handTable } from '../../match/model/blocked-hands'
import { countingOf, countingOut } from '../../match/model/counted-hands'
import { roundsCounted } from '../../match/model/counted-standing'
import type { OwnSeat } from '../../match/model/told-now'
import { movedChips } from '../../match/model/won-chips'
import { PlayPhotoDialog } from '../../match/photo/photo-dialogs'
import { PhonePicture } from '../../match/picture/picture-button'
import { RoundHands, RoundPoints, RoundRuling, RoundTold } from '../../match/round/round-outcome'
import { BigScreenLink } from '../../match/table/big-screen-link'
import { ChipFlight } from '../../match/table/chip-flight'
import { Players } from '../../match/table/players'
import { TableFelt, TableView } from '../../match/table/table-view'
import { throwChip } from '../../match/table/thrown-chip'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { AgreeBar } from './agree-bar'
import { CountedSeat } from './counted-seat'
import { GuestHead } from './guest-head'
import { OwnHandDialog } from './hand/own-hand-dialog'
import { paysOf } from './hand/private-hand'
import { type OwnHand, useOwnHand } from './hand/use-own-hand'
import { lastEntry } from './last-entry'
import { useQuietPhone, vibrate } from './seat/quiet-phone'
import { ShowHandDialog } from './show-hand-dialog'
import { TakeBack, TakeBackAction } from './take-back'
import { NotSent, WaitingDock } from './waiting-dock'
import coloured from '../../components/avatar/person-colour.module.css'
import sky from '../../match/table/chip-flight.module.css'
import dockStyles from './dock.module.css'
import styles from './join.module.css'
import ownPileStyles from './seat/own-pile.module.css'
import seatLampStyles from './seat/seat-lamp.module.css'
import { isOver } from '#shared/games/outcome'
import { standingsOf } from '../../match/model/standing'

/** How often `is` has become true since the component came. */
function useTimes(is: boolean): number {
  const [last, setLast] = useState({ is, times: 0 })
  if (last.is === is) return last.times
  const now = { is, times: last.times + (is ? 1 : 0) }
  setLast(now)
  return now.times
}

/** True for a moment from each time on, counted from 1, also for one that has come before the component. */
function useMoment(times: number, ms: number): boolean {
  const [over, setOver] = useState(0)
  useEffect(() => {
    if (times === over) return
    const timer = setTimeout(() => setOver(times), ms)
    return () => clearTimeout(timer)
  }, [times, over, ms])
  return times !== over
}

/** As long as seat-lamp.module.css has it. */
const LIT_MS = 1200
/** Nobody has touched the phone for so long, and it is still their turn. */
const AGAIN_AFTER_MS = 20_000
const TURN_VIBRATION_MS = 30

interface SeatLampProps {
  readonly view: MatchView
  readonly seat: Seat
}

/**
 * A player's phone as a lamp: the whole page in their colour, with their initials, when their turn begins and once more when nothing happens in it,
 * and behind the answers when a round is over and they are asked.
 *
 * Nothing that can be tapped or read out: it lets taps through, and who it is for hears whose turn it is from the page.
 */
export function SeatLamp({ view, seat }: SeatLampProps) {
  const quiet = useQuietPhone()
  const { round } = view.scored.state
  const asked = round !== null && round.end !== null && view.agreements.at(-1)?.kind !== 'not-asked' && !round.gone.includes(seat)
  const isTurn = isPlayed(round) && !isOver(view.scored) && round.turn === seat
  const [rounds, turns] = [useTimes(asked), useTimes(isTurn)]
  if (quiet) return null
  return (
    <>
      <Lamp view={view} seat={seat} times={rounds} behind />
      {isTurn && <TurnLamp key={turns} view={view} seat={seat} came={turns > 0} />}
    </>
  )
}

/** One turn of the player. `came`: while the page was looked at; who opens it in their turn has it in their hand. */
function TurnLamp({ came, ...lamp }: SeatLampProps & { readonly came: boolean }) {
  const again = useTimes(useQuiet(AGAIN_AFTER_MS, lamp.view.tableRevision)) > 0
  useEffect(() => {
    if (came) vibrate(TURN_VIBRATION_MS)
  }, [came])
  return <Lamp {...lamp} times={(came ? 1 : 0) + (again ? 1 : 0)} />
}

/** `times`: how often it has been lit; `behind`: what can be answered stands before it. */
function Lamp({ times, ...lamp }: SeatLampProps & { readonly times: number; readonly behind?: boolean }) {
  const lit = useMoment(times, LIT_MS)
  return lit ? <Light key={times} {...lamp} /> : null
}

function Light({ view, seat, behind = false }: SeatLampProps & { readonly behind?: boolean }) {
  const [over] = useState(() => (behind ? null : topDialog()))
  const name = scorerWords.nameOf(view.names, seat)
  const player = { name, personId: view.record.players[seat]?.personId }
  const colour = useColour(player)
  const initials = initialsOf(name, useAvatar(player))
  const light = (
    <div
      className={classes(coloured.coloured, seatLampStyles.lamp)}
      aria-hidden="true"
      data-lamp={behind ? 'behind' : 'over'}
      data-colour={colour}
      data-initials={initials}
    >
      <span className={seatLampStyles.initials} style={{ '--letters': Math.max(1, initials.length) } as CSSProperties}>
        {initials}
      </span>
    </div>
  )
  return over === null ? light : createPortal(light, over)
}

/** As long as own-pile.module.css has it. */
const GLOW_MS = 1200
const CHIP_VIBRATION_MS = 20
/** Chips that are drawn one by one; the score says how many they are. */
const MOST_DRAWN = 120

/**
 * A player's chips at the bottom of their phone. What they win falls in from the top, the side on which the table lies for the player who holds it, just
 * after it has left the felt on the computer; what they lose goes back that way. When everyone agrees to a round, the chips of all phones glow at once.
 *
 * For the eye alone: the score stands beside the name.
 */
export function OwnPile({ view, seat }: { readonly view: MatchView; readonly seat: Seat }) {
  const quiet = useQuietPhone()
  const above = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLSpanElement>(null)
  const seen = useRef(view)
  const chips = Math.max(0, useLanding(standingsOf(view)[seat] ?? 0, FALL))
  const glows = useMoment(useTimes(view.agreements.at(-1)?.kind === 'confirmed'), GLOW_MS) && !quiet
  useEffect(() => {
    const before = seen.current
    seen.current = view
    const moved = before.revision === view.revision ? 0 : movedChips(before, view, seat)
    if (moved === 0) return
    if (moves() && above.current !== null && end.current !== null) sendChips(above.current, end.current, moved)
    else if (moved > 0) vibrate(CHIP_VIBRATION_MS)
  }, [view, seat])
  return (
    <div className={ownPileStyles.pile} aria-hidden="true" data-pile={chips} data-glows={glows || undefined}>
      {Array.from({ length: Math.min(chips, MOST_DRAWN) }, (_, place) => (
        <span key={place} className={ownPileStyles.chip} />
      ))}
      <span ref={end} />
      <div ref={above} className={sky.sky} />
    </div>
  )
}

/** How far above the window a chip begins, in pixels. */
const ABOVE = 40

/** Chips that fall onto the end of the pile, or rise from it where there are fewer than none. */
function sendChips(sky: HTMLElement, end: HTMLElement, chips: number): void {
  const { x, y, height } = end.getBoundingClientRect()
  const lies = { x, y: y + height / 2, scale: 0.7, opacity: 1 }
  const comes = { x, y: -ABOVE, scale: 1.2, opacity: 1 }
  for (let place = 0; place < Math.min(Math.abs(chips), FALL.most); place++) {
    if (chips < 0) throwChip(sky, [lies, { ...comes, opacity: 0 }], { place, flight: { ...FALL, afterMs: 0 } })
    else {
      const falls = [{ ...comes, easing: 'ease-in' }, { ...lies, offset: 0.7 }, { ...lies, y: lies.y - 10, offset: 0.85 }, lies]
      throwChip(sky, falls, { place, flight: FALL, easing: 'linear' }, place === 0 ? () => vibrate(CHIP_VIBRATION_MS) : undefined)
    }
  }
}

/** More of them are drawn smaller. */
const MOST_LARGE = 5

interface OwnTrayProps {
  readonly view: MatchView
  readonly entry: TileEntry
  readonly seat: Seat
  readonly hand: OwnHand
  /** Enters a tile that was drawn. */
  readonly onAdd: () => void
}

/** The player's own hand in their turn: each tile with what it would pay, and an empty place for each that was drawn and not entered. */
function OwnTray({ view, entry, seat, hand: { held, missing }, onAdd }: OwnTrayProps) {
  const { ownHand } = words.join
  const tiles = held ?? []
  return (
    <div className={`${dockStyles.tray} ${dockStyles.own}`} data-tray>
      <ul className={dockStyles.held} aria-label={ownHand.title} data-many={tiles.length + missing > MOST_LARGE || undefined}>
        {tiles.map((tile, place) => (
          <li key={`${tile} ${place}`}>
            <Held view={view} tile={tile} pays={paysOf(view.scored.state, tile, seat)} entry={entry} />
          </li>
        ))}
        {Array.from({ length: missing }, (_, place) => (
          <li key={`missing ${place}`}>
            <button type="button" className={dockStyles.missing} aria-label={ownHand.addDrawn} title={ownHand.addDrawn} onClick={onAdd}>
              +
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface HeldProps extends Pick<OwnTrayProps, 'view' | 'entry'> {
  readonly tile: Tile
  readonly pays: readonly number[]
}

function Held({ view, tile, pays, entry }: HeldProps) {
  const { ownHand } = words.join
  const name = makeTile(tile)
  const fits = pays.length > 0
  const scores = playsScore(view.scored.rules)
  const withFocus = useDisabled<HTMLButtonElement>({ disabled: !fits })
  const isChosen = useEntered(entry, view, ({ chosen }) => chosen?.tile === tile)
  return (
    <button
      type="button"
      className={dockStyles.tile}
      {...withFocus}
      aria-pressed={isChosen}
      aria-label={!fits ? ownHand.doesNotFit(name) : scores ? ownHand.scores(name, pays.map(scorerWords.signed)) : name}
      onClick={() => fits && entry.tap(tile)}
    >
      <DominoTile tile={tile} chosen={isChosen} />
      {fits && scores && (
        <span className={dockStyles.pays}>
          {pays.map((points) => (
            <PointsChip key={points} points={points} text={scorerWords.signed(points)} />
          ))}
        </span>
      )}
    </button>
  )
}

interface PlayerDockProps {
  readonly view: MatchView
  readonly commands: MatchCommands
  readonly entry: TileEntry
  readonly seat: Seat
  readonly hand: OwnHand
  /** The phone's own, which may take back what it entered last. */
  readonly device: string
  /** Goes back to waiting; null where it is this player's turn. */
  readonly onWait: (() => void) | null
  /** Has the focus when nothing else has it. */
  readonly ref: Ref<HTMLElement>
}

/** What one player can enter with a thumb: a tile of the own hand or of the rows, a draw, a pass, a photo, and the hand at a block. */
function PlayerDock({ view, commands, entry, seat, hand, device, onWait, ref }: PlayerDockProps) {
  const { phone, ownHand } = words.join
  const busy = useBusy(commands)
  const [opened, setOpened] = useState<'photo' | 'show' | 'own' | null>(null)
  const [others, setOthers] = useState(false)
  const close = (): void => setOpened(null)
  const own = hand.held !== null && !others
  return (
    <section ref={ref} tabIndex={-1} className={dockStyles.dock} aria-label={words.match.entry.heading}>
      <CommandNotice view={view} commands={commands} />
      <NotSent commands={commands} />
      {own ? <OwnTray view={view} entry={entry} seat={seat} hand={hand} onAdd={() => setOpened('own')} /> : <Tray view={view} entry={entry} />}
      <div className={dockStyles.controls}>
        <div className={dockStyles.play}>
          <PlayButton view={view} entry={entry} />
        </div>
        <div className={dockStyles.turns} role="group" aria-label={words.match.entry.actions}>
          <ActionButton of="draw" view={view} disabled={busy} onClick={entry.draw} />
          <ActionButton of="pass" view={view} disabled={busy} onClick={entry.pass} />
          <ActionButton of="photo" view={view} name={phone.photo} onClick={() => setOpened('photo')} />
          <ActionButton of="blocked" view={view} name={phone.blocked} onClick={() => setOpened('show')} />
          {hand.held === null ? (
            <IconAction icon="eye" text={ownHand.short} name={ownHand.enter} onClick={() => setOpened('own')} />
          ) : (
            <IconAction icon="eye" text={own ? ownHand.others : ownHand.short} onClick={() => setOthers(own)} />
          )}
          <TakeBackAction view={view} commands={commands} device={device} />
        </div>
        {(own || onWait !== null) && (
          <div className={dockStyles.links}>
            {onWait === null ? (
              own && <p className={dockStyles.quiet}>{ownHand.stays}</p>
            ) : (
              <button type="button" className={dockStyles.link} onClick={onWait}>
                {phone.wait}
              </button>
            )}
          </div>
        )}
      </div>
      {opened === 'photo' && <PlayPhotoDialog view={view} commands={commands} player={seat} onClose={close} />}
      {opened === 'show' && <ShowHandDialog view={view} seat={seat} own={hand.held} onClose={close} />}
      {opened === 'own' && <OwnHandDialog view={view} seat={seat} hand={hand} onClose={close} />}
    </section>
  )
}

interface PhoneKeysOptions {
  readonly view: MatchView
  /** The player at this device; null for someone who only looks. */
  readonly own: OwnSeat | null
  /** What keys enter; null while nothing can be entered here. */
  readonly entry: TileEntry | null
  /** A tile is begun: what is typed belongs to no button that was pressed before. */
  readonly onTyped?: () => void
  readonly onTakeBack?: (() => void) | undefined
}

const NOT_HERE = { acts: false, sent: null, redo: null, next: null, question: null, teach: null, lieFlat: null, open: () => undefined }

/** The keys of a device that joined, which may be a laptop or have a keyboard: those of the table, as far as they are for this player. */
function usePhoneKeys({ view, own, entry, onTyped, onTakeBack }: PhoneKeysOptions): void {
  const table: OpenTableActions = {
    ...NOT_HERE,
    view,
    get asked() {
      return entry !== null && arrowsChoose(entry.on(view).choices)
    },
    entry: entry?.keys ?? null,
    typing: onTyped ?? null,
    undo: onTakeBack ?? null,
    aloud: useAloud(view, own),
  }
  useTableActions(table, entry?.inTurn)
}

interface PhoneTableProps {
  readonly view: MatchView
  readonly self: SelfAtMatch
  /** Leads to the page on which this phone enters for the whole table; undefined where somebody else does. */
  readonly onForAll: (() => void) | undefined
}

/** The table on a phone: whose turn it is, the scores, the felt, and for a player what a thumb can enter. */
export function PhoneTable({ view, self, onForAll }: PhoneTableProps) {
  const commands = useMatchCommands(view)
  const [keys, setKeys] = useState(false)
  const showKeys = useCallback((): void => setKeys(true), [])
  const hideKeys = useCallback((): void => setKeys(false), [])
  /* What has the focus when nothing else has it: the entry, and what stands there once the round is over. */
  const rest = useRef<HTMLElement>(null)
  const table = useRef<HTMLDivElement>(null)
  /* On a phone that lies on its side the entry has no box of its own that could have it. */
  const giveFocus = useCallback((): void => {
    for (const place of [rest.current, table.current]) if (hasNoFocus()) place?.focus({ preventScroll: true })
  }, [])
  const { round } = view.scored.state
  const end = round?.end ?? null
  const running = round !== null && end === null
  const out = round === null ? null : whoIsOut(round)
  const seat = self.role === 'player' ? self.seat : null
  const isGone = seat !== null && round?.gone.includes(seat) === true
  const counted = countedGame(view.scored.rules.game)
  const counts = counted !== null && seat !== null && !isGone && !isOver(view.scored)
  useAnnounced(view, seat)
  useOwnHead()
  /* A turn that goes on, or an answer that is given, takes away what was pressed for it. */
  useEffect(giveFocus, [giveFocus, view.revision, keys])
  return (
    <SeatAvatars players={view.record.players} avatars={view.avatars}>
      <SetStyle maxPip={view.scored.rules.maxPip}>
        <TableView
          view={view}
          over={<KeysHelp phone open={keys} onOpen={showKeys} onClose={hideKeys} />}
          chips={
            <>
              {counted === null && <ChipFlight view={view} own={seat} />}
              {seat !== null && <SeatLamp view={view} seat={seat} />}
            </>
          }
        >
          <div
            ref={table}
            tabIndex={-1}
            className={styles.table}
            data-plays={seat !== null || undefined}
            data-running={running || counts || undefined}
            data-counted={counted !== null || undefined}
          >
            <GuestHead view={view} self={self} seat={seat} onForAll={onForAll} />
            {/* Where no line is kept, the sheet on the felt has their names and totals. */}
            {counted === null && <Players view={view} entering={null} own={seat} />}
            {counts ? (
              <SheetWithHand key={roundsCounted(view)} view={view} game={counted} seat={seat} rest={rest} />
            ) : running && seat !== null && !isGone && out !== null && out !== seat ? (
              <LineWithHand view={view} seat={seat} out={out} rest={rest} />
            ) : running && seat !== null && !isGone && out === null ? (
              <Seated view={view} commands={commands} seat={seat} device={self.id} rest={rest} onFocusLost={giveFocus} />
            ) : (
              <Looking view={view} commands={commands} self={self} seat={seat} onForAll={onForAll} rest={rest} />
            )}
            {seat !== null && (
              <div className={classes(coloured.coloured, styles.foot)} data-colour={view.avatars[seat]?.colour} data-foot>
                {end !== null && <AgreeBar view={view} end={end} seat={seat} />}
                {counted === null && <OwnPile view={view} seat={seat} />}
              </div>
            )}
          </div>
        </TableView>
      </SetStyle>
    </SeatAvatars>
  )
}

interface LookingProps extends PhoneTableProps {
  readonly commands: MatchCommands
  readonly seat: Seat | null
  readonly rest: Ref<HTMLElement>
}

/** A phone that enters nothing now: of someone who watches or has left, and of a player between rounds and after the match. */
function Looking({ view, commands, self, seat, onForAll, rest }: LookingProps) {
  const { round } = view.scored.state
  const end = round?.end ?? null
  const running = round !== null && end === null
  usePhoneKeys({ view, own: null, entry: null })
  return (
    <>
      <TableFelt className={styles.felt} view={view} />
      <div className={styles.done}>
        {end !== null && <RoundOver view={view} end={end} self={self} ref={rest} />}
        {!running && onForAll !== undefined && (
          <Button variant="primary" size="large" onClick={onForAll}>
            {words.evening.guest.goOn}
          </Button>
        )}
        {isOver(view.scored) && seat !== null && <PhonePicture view={view} seat={seat} device={self.id} />}
        {end !== null && seat !== null && <NotSent commands={commands} />}
        {end !== null && seat !== null && <TakeBack view={view} commands={commands} device={self.id} />}
        {seat !== null && round?.gone.includes(seat) === true && !isOver(view.scored) && <p className={styles.quiet}>{words.join.phone.left}</p>}
        {seat === null && <p className={styles.quiet}>{self.role === 'player' ? words.join.phone.noSeat : words.join.phone.watchOnly}</p>}
        {self.role === 'viewer' && <BigScreenLink matchId={view.matchId} here />}
      </div>
    </>
  )
}

interface SheetWithHandProps {
  readonly view: MatchView
  readonly game: CountedGame
  readonly seat: Seat
  readonly rest: RefObject<HTMLElement | null>
}

/** A player's phone at a game that is counted: the sheet, and the own hand when the round ends. */
function SheetWithHand({ view, game, ...own }: SheetWithHandProps) {
  usePhoneKeys({ view, own: null, entry: null })
  return (
    <>
      <CountedFelt className={styles.felt} view={view} />
      <CountedSeat {...own} view={view} counting={countingOf(view.scored.rules, game)} round={roundsCounted(view)} />
    </>
  )
}

/** A player's phone once somebody else is out: the line as it lies, and the own hand that is left. */
function LineWithHand({ view, seat, out, rest }: Omit<SheetWithHandProps, 'game'> & { readonly out: Seat }) {
  const { state, rounds } = view.scored
  const { held, missing } = useOwnHand(view, seat)
  usePhoneKeys({ view, own: { seat, held, missing }, entry: null })
  return (
    <>
      <TableFelt className={styles.felt} view={view} />
      <CountedSeat
        view={view}
        counting={countingOut(state.rules, out, handTable(state))}
        round={rounds.length - 1}
        seat={seat}
        held={missing === 0 ? held : null}
        rest={rest}
      />
    </>
  )
}

interface SeatedProps {
  readonly view: MatchView
  readonly commands: MatchCommands
  readonly seat: Seat
  /** The phone's own, which may take back what it entered last. */
  readonly device: string
  readonly rest: RefObject<HTMLElement | null>
  /** Gives the focus to what is there when nothing has it. */
  readonly onFocusLost: () => void
}

/** A player's phone while a round is played: calm until it is their turn, or until they want to play out of turn. */
function Seated({ view, commands, seat, device, rest, onFocusLost }: SeatedProps) {
  const entry = useEntry(view, commands, seat)
  const hand = useOwnHand(view, seat)
  const [outOfTurn, setOutOfTurn] = useState<number | null>(null)
  const turn = view.scored.state.round?.turn ?? 0
  /* Wanted for this turn alone: after the next entry the phone waits again. */
  const enters = isPlayed(view.scored.state.round) && (turn === seat || outOfTurn === view.tableRevision)
  const last = lastEntry(view, device)
  usePhoneKeys({
    view,
    own: { seat, held: hand.held, missing: hand.missing },
    entry: enters ? entry : null,
    onTyped: () => rest.current?.focus({ preventScroll: true }),
    onTakeBack: last === null ? undefined : () => void commands.takeBack(last.seat),
  })
  /* A press that makes this phone enter, or wait again, goes with what it was pressed on. */
  useEffect(onFocusLost, [onFocusLost, enters])
  return (
    <>
      <TableFelt className={styles.felt} view={view} entry={enters ? entry : null} />
      {enters ? (
        <PlayerDock
          view={view}
          commands={commands}
          entry={entry}
          seat={seat}
          hand={hand}
          device={device}
          onWait={turn === seat ? null : () => setOutOfTurn(null)}
          ref={rest}
        />
      ) : (
        <WaitingDock view={view} commands={commands} seat={seat} hand={hand} device={device} onOutOfTurn={() => setOutOfTurn(view.tableRevision)} ref={rest} />
      )}
    </>
  )
}

function RoundOver({ view, end, self, ref }: Pick<PhoneTableProps, 'view' | 'self'> & { readonly end: RoundEnd; readonly ref: Ref<HTMLElement> }) {
  const { scored, names } = view
  const round = scored.rounds.length - 1
  const own = self.role === 'player' ? self.seat : null
  return (
    <section ref={ref} tabIndex={-1} className={styles.over} aria-label={words.match.round.over(round + 1)}>
      {isOver(scored) && <p className={styles.heading}>{scorerWords.matchSentence(scored, names)}</p>}
      <RoundTold view={view} end={end} />
      <RoundPoints view={view} end={end} />
      <RoundHands view={view} round={round} />
      {/* A player answers in the bar at the bottom. */}
      {own === null && <AgreementPanel view={view} round={round} end={end} fixed />}
      <RoundRuling view={view} round={round} end={end} />
    </section>
  )
}

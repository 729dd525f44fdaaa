import { type Ref, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { SelfAtMatch } from '#shared/contract/joining'
import type { RoundEnd, Seat } from '#shared/match/events'
import type { OpenTableActions } from '../../actions/at-table'
import { useTableActions } from '../../actions/use-table-actions'
import { KeysHelp } from '../../app/keys-help'
import { useOwnHead } from '../../app/own-head'
import { SeatLooks } from '../../components/avatar/seat-looks'
import { Button } from '../../components/button/button'
import { classes } from '../../components/classes'
import { SetLook } from '../../components/domino-tile/set-look'
import { hasNoFocus } from '../../hooks/has-no-focus'
import { AgreementPanel } from '../../match/agreement/agreement-panel'
import { type TileEntry, useEntry } from '../../match/entry/use-entry'
import { useAloud } from '../../match/hooks/use-aloud'
import { useAnnounced } from '../../match/hooks/use-announced'
import { type MatchCommands, useMatchCommands } from '../../match/hooks/use-match-commands'
import type { MatchView } from '../../match/match-view'
import { arrowsChoose } from '../../match/model/choices'
import type { OwnSeat } from '../../match/model/told-now'
import { PhonePicture } from '../../match/picture/picture-button'
import { RoundPoints, RoundRuling, RoundTold } from '../../match/round/round-outcome'
import { BigScreenLink } from '../../match/table/big-screen-link'
import { ChipFlight } from '../../match/table/chip-flight'
import { Players } from '../../match/table/players'
import { TableFelt, TableView } from '../../match/table/table-view'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { AgreeBar } from './agree-bar'
import { GuestHead } from './guest-head'
import { useOwnHand } from './hand/use-own-hand'
import { lastEntry } from './last-entry'
import { NotSent } from './not-sent'
import { PlayerDock } from './player-dock'
import { OwnPile } from './seat/own-pile'
import { SeatLamp } from './seat/seat-lamp'
import { TakeBack } from './take-back'
import { WaitingDock } from './waiting-dock'
import coloured from '../../components/avatar/person-colour.module.css'
import styles from './join.module.css'

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

const NOT_HERE = { acts: false, confirmed: null, redo: null, next: null, question: null, teach: null, lieFlat: null, open: () => undefined }

/** The keys of a device that joined, which may be a laptop or have a keyboard: those of the table, as far as they are for this player. */
function usePhoneKeys({ view, own, entry, onTyped, onTakeBack }: PhoneKeysOptions): void {
  const table: OpenTableActions = {
    ...NOT_HERE,
    view,
    asked: arrowsChoose(entry?.choices ?? null),
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
  const seat = self.role === 'player' ? self.seat : null
  useAnnounced(view, seat)
  useOwnHead()
  /* A turn that goes on, or an answer that is given, takes away what was pressed for it. */
  useEffect(giveFocus, [giveFocus, view.revision, keys])
  return (
    <SeatLooks players={view.record.players} looks={view.looks}>
      <SetLook maxPip={view.scored.rules.maxPip}>
        <TableView
          view={view}
          over={<KeysHelp phone open={keys} onOpen={showKeys} onClose={() => setKeys(false)} />}
          chips={
            <>
              <ChipFlight view={view} own={seat} />
              {seat !== null && <SeatLamp view={view} seat={seat} />}
            </>
          }
        >
          <div ref={table} tabIndex={-1} className={styles.table} data-plays={seat !== null || undefined} data-running={running || undefined}>
            <GuestHead view={view} self={self} seat={seat} onForAll={onForAll} />
            <Players view={view} entering={null} own={seat} />
            {running && seat !== null ? (
              <Seated view={view} commands={commands} seat={seat} device={self.id} rest={rest} onFocusLost={giveFocus} />
            ) : (
              <Looking view={view} commands={commands} self={self} seat={seat} onForAll={onForAll} rest={rest} />
            )}
            {seat !== null && (
              <div className={classes(coloured.coloured, styles.foot)} data-colour={view.looks[seat]?.colour}>
                {end !== null && <AgreeBar view={view} end={end} seat={seat} />}
                <OwnPile view={view} seat={seat} />
              </div>
            )}
          </div>
        </TableView>
      </SetLook>
    </SeatLooks>
  )
}

interface LookingProps extends PhoneTableProps {
  readonly commands: MatchCommands
  readonly seat: Seat | null
  readonly rest: Ref<HTMLElement>
}

/** A phone that enters nothing now: of someone who watches, and of a player between rounds and after the match. */
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
        {view.scored.winner !== null && seat !== null && <PhonePicture view={view} seat={seat} device={self.id} />}
        {end !== null && seat !== null && <NotSent commands={commands} />}
        {end !== null && seat !== null && <TakeBack view={view} commands={commands} device={self.id} />}
        {seat === null && <p className={styles.quiet}>{self.role === 'player' ? words.join.phone.noSeat : words.join.phone.watchOnly}</p>}
        {self.role === 'viewer' && <BigScreenLink matchId={view.matchId} here />}
      </div>
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
  const enters = turn === seat || outOfTurn === view.tableRevision
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
      {scored.winner !== null && <p className={styles.heading}>{scorerWords.matchSentence(scored.winner, scored.totals, names, scored.rules.game)}</p>}
      <RoundTold view={view} end={end} />
      <RoundPoints view={view} end={end} />
      {/* A player answers in the bar at the bottom. */}
      {own === null && <AgreementPanel view={view} round={round} end={end} fixed />}
      <RoundRuling view={view} round={round} end={end} />
    </section>
  )
}

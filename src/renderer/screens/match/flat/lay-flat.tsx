import { type ReactNode, useState } from 'react'
import type { Seat } from '#shared/match/events'
import { isPlayed } from '#shared/match/end-of-play'
import { toGo } from '#shared/match/made'
import { ActionButton } from '../../../actions/action-button'
import type { TableActionName } from '../../../actions/at-table'
import { Avatar } from '../../../components/avatar/avatar'
import { Button } from '../../../components/button/button'
import { IconAction } from '../../../components/icon-action/icon-action'
import { Icon } from '../../../components/icon/icon'
import { Camel } from '../../../components/player-chips/camel'
import { HandBars } from '../../../components/player-chips/hand-bars'
import { useLanding } from '../../../components/points-chip/use-landing'
import { useMedia } from '../../../hooks/use-media'
import { Tray } from '../../../match/entry/tray'
import { type TileEntry, useEntered } from '../../../match/entry/use-entry'
import type { MatchView } from '../../../match/match-view'
import { shortNames } from '../../../match/model/short-names'
import { mostRows, trayShape } from '../../../match/model/tray'
import { EnteredCaption, TableFelt } from '../../../match/table/table-view'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { useSetting } from '../../../settings/settings'
import { layFlat } from './lay-flat-choice'
import { seatedSides, type Side, SIDES } from './sides'
import styles from './lay-flat.module.css'
import { playsScore } from '#shared/games/index'
import { firstOf } from '#shared/games/outcome'
import { partnerTold, standingsOf } from '../../../match/model/standing'

interface PlateProps {
  readonly view: MatchView
  readonly seat: Seat
  readonly open: boolean
  /** Shows what else can be done; null while no round is played. */
  readonly onTap: (() => void) | null
}

/** Names of more letters are written smaller, so that they are whole. */
const LONG_NAME = 6

/** A player's score as it lies before them: whose turn it is, what they have, and how many tiles they hold. */
function Plate({ view, seat, open, onTap }: PlateProps) {
  const players = words.match.players
  const { round, rules } = view.scored.state
  const hasWon = firstOf(view.scored).includes(seat)
  const name = scorerWords.nameOf(view.names, seat)
  const short = shortNames(view.names)[seat] || name
  const total = standingsOf(view)[seat] ?? 0
  const partner = partnerTold(view, seat)
  /* Only the figure waits for its chips; what is read out does not. */
  const landed = useLanding(total)
  const running = isPlayed(round)
  const toPlay = running && !view.leaderOpen && round.turn === seat
  const countdown = useSetting('score-display') === 'countdown'
  const hand = running ? (round.hands[seat] ?? 0) : null
  const shown = (
    <>
      <span className={styles.name} data-long={short.length > LONG_NAME || undefined}>
        <Avatar size="small" className={styles.face} name={name} personId={view.record.players[seat]?.personId} />
        <span className={styles.text} title={name}>
          {short}
        </span>
        {!view.leaderOpen && round?.leader === seat && <Camel />}
      </span>
      <span className="visually-hidden">{players.total(total, rules.target, view.words.points, countdown)}</span>
      <span className={styles.total} aria-hidden="true" data-score>
        {scorerWords.plain(countdown ? toGo(rules.target, landed) : landed)}
      </span>
      <span className={styles.about}>
        {partner !== null && <span className="visually-hidden">{partner}</span>}
        {hasWon ? (
          words.match.sheet.winner
        ) : toPlay ? (
          words.flat.yourTurn
        ) : (
          <>
            <span className="visually-hidden">{hand === null ? '' : players.hand(hand)}</span>
            {hand !== null && <HandBars hand={hand} />}
          </>
        )}
      </span>
    </>
  )
  const common = {
    className: styles.plate,
    'data-seat': seat,
    'data-to-play': toPlay || undefined,
    'data-winner': hasWon || undefined,
    'aria-current': toPlay || undefined,
  }
  if (onTap === null) return <div {...common}>{shown}</div>
  return (
    <button type="button" {...common} aria-expanded={open} onClick={onTap}>
      {shown}
    </button>
  )
}

interface SideBandProps {
  readonly side: Side
  /** Who sits there, from their left to their right. */
  readonly seats: readonly Seat[]
  readonly view: MatchView
  /** Null while no round is played. */
  readonly entry: TileEntry | null
  /** Whose plate was tapped. */
  readonly asked: Seat | null
  readonly onAsk: (seat: Seat | null) => void
  readonly act: (name: TableActionName) => void
}

/** One side of the tablet, turned to the people who sit there: their scores, and in their turn what they can play. */
function SideBand({ side, seats, view, entry, asked, onAsk, act }: SideBandProps) {
  const flatWords = words.flat
  /* Seven tiles lie side by side along a long edge, and stand along a short one. */
  const long = useMedia('(orientation: portrait)') === (side === 'left' || side === 'right')
  const plate = (seat: Seat | undefined) =>
    seat !== undefined && <Plate view={view} seat={seat} open={asked === seat} onTap={entry === null ? null : () => onAsk(asked === seat ? null : seat)} />
  const [left, right] = seats
  const own = asked !== null && seats.includes(asked) ? asked : null
  const player = useEntered(entry, view, (entered) => entered.player)
  const nobody = useEntered(entry, view, (entered) => entered.nobody)
  const enters = entry !== null && seats.includes(player)
  const andClose = (does: () => void) => () => {
    onAsk(null)
    does()
  }
  return (
    <div className={styles.band} data-side={side}>
      {plate(left)}
      <div className={styles.middle}>
        {entry !== null && own !== null ? (
          <div className={styles.asked} role="group" aria-label={flatWords.more(scorerWords.nameOf(view.names, own))}>
            <ActionButton of="blocked" view={view} disabled={nobody} onClick={andClose(() => act('blocked'))} />
            <ActionButton of="photo" view={view} disabled={nobody} onClick={andClose(() => act('photo'))} />
            {player !== own && (
              <IconAction
                icon="pencil"
                text={words.match.players.enterFor(scorerWords.nameOf(view.names, own))}
                onClick={andClose(() => entry.enterFor(own))}
              />
            )}
            <IconAction icon="close" text={flatWords.close} onClick={() => onAsk(null)} />
          </div>
        ) : enters ? (
          <Enters view={view} entry={entry} act={act} lying={long || view.scored.rules.maxPip > 6} />
        ) : (
          seats.map((seat) => <Backs key={seat} hand={entry === null ? 0 : (view.scored.state.round?.hands[seat] ?? 0)} />)
        )}
      </div>
      {plate(right)}
    </div>
  )
}

/** What the person at this side can do in their turn. */
function Enters({ view, entry, act, lying }: Pick<SideBandProps, 'view' | 'act'> & { readonly entry: TileEntry; readonly lying: boolean }) {
  const selected = useEntered(entry, view, (entered) => entered.selected)
  const nobody = useEntered(entry, view, (entered) => entered.nobody)
  return (
    <section className={styles.enters} aria-label={words.match.entry.heading}>
      <div className={styles.tray}>
        <Tray view={view} entry={entry} lying={lying} />
      </div>
      <div className={styles.actions} role="group" aria-label={words.match.entry.actions}>
        <ActionButton of="draw" view={view} disabled={nobody} onClick={() => act('draw')} />
        <ActionButton of="pass" view={view} disabled={nobody} onClick={() => act('pass')} />
        <ActionButton of="undo" view={view} name={undefined} onClick={() => act('undo')} />
        <button type="button" className={styles.play} aria-disabled={selected === null} onClick={() => entry.play()}>
          {selected === null ? words.flat.play : words.match.play.play(selected.written)}{' '}
          {selected !== null && playsScore(view.scored.rules) && <span className={styles.points}>{scorerWords.signed(selected.delta)}</span>}
        </button>
      </div>
    </section>
  )
}

const MOST_BACKS = 8

/** A hand, face down; its number stands on the plate. */
function Backs({ hand }: { readonly hand: number }) {
  return (
    <span className={styles.backs} aria-hidden="true">
      {Array.from({ length: Math.min(hand, MOST_BACKS) }, (_, place) => (
        <span key={place} className={styles.back} />
      ))}
    </span>
  )
}

interface LayFlatProps {
  readonly view: MatchView
  readonly entry: TileEntry
  readonly act: (name: TableActionName) => void
  /** What went wrong with the last command. */
  readonly problem: ReactNode
  /** Stands where the tray was once the round or the match is over. */
  readonly over: ReactNode
}

/** The match on a tablet in the middle of the table: everyone reads their own side, and the line of play lies between them and never moves. */
export function LayFlat({ view, entry, problem, act, over }: LayFlatProps) {
  const flatWords = words.flat
  const [turned, setTurned] = useState(0)
  const [asked, setAsked] = useState<Seat | null>(null)
  const { rules, round } = view.scored.state
  const running = isPlayed(round)
  const bands = seatedSides(view.names.length, turned)
  return (
    <div className={styles.flat} data-deep={trayShape(rules) === 'halves' ? 'halves' : mostRows(rules) > 2 ? 'rows' : undefined}>
      <TableFelt
        view={view}
        entry={entry}
        className={styles.board}
        onDraw={running ? entry.draw : undefined}
        onEnterHands={running ? () => act('blocked') : undefined}
        notice={problem}
        caption={
          <div className={styles.foot}>
            <EnteredCaption view={view} entry={entry} />
            <Button variant="quiet" className={styles.way} onClick={() => setTurned((turned + 1) % view.names.length)}>
              {flatWords.turn}
            </Button>
            <Button variant="quiet" className={styles.way} onClick={() => layFlat.choose('off')}>
              <Icon name="close" />
              {flatWords.leave}
            </Button>
          </div>
        }
      />
      {SIDES.map((side) => (
        <SideBand
          key={side}
          side={side}
          seats={bands.find((band) => band.side === side)?.seats ?? []}
          view={view}
          entry={running ? entry : null}
          asked={asked}
          onAsk={setAsked}
          act={act}
        />
      ))}
      {!running && <div className={styles.over}>{over}</div>}
    </div>
  )
}

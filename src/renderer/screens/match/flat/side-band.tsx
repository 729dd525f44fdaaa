import type { Seat } from '#shared/match/events'
import { IconAction } from '../../../components/icon-action/icon-action'
import { DrawAction } from '../../../match/entry/draw-action'
import { Tray } from '../../../match/entry/tray'
import type { Entry } from '../../../match/entry/use-entry'
import type { MatchCommands } from '../../../match/hooks/use-match-commands'
import type { MatchView } from '../../../match/match-view'
import { useMedia } from '../../../hooks/use-media'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { Plate } from './plate'
import type { Side } from './sides'
import styles from './lay-flat.module.css'

interface Props {
  readonly side: Side
  /** Who sits there, from their left to their right. */
  readonly seats: readonly Seat[]
  readonly view: MatchView
  readonly commands: MatchCommands
  /** Null while no round is played. */
  readonly entry: Entry | null
  /** Whose plate was tapped. */
  readonly asked: Seat | null
  readonly onAsk: (seat: Seat | null) => void
  readonly onBlocked: () => void
  readonly onPhoto: () => void
}

/** One side of the tablet, turned to the people who sit there: their scores, and in their turn what they can play. */
export function SideBand({ side, seats, view, commands, entry, asked, onAsk, onBlocked, onPhoto }: Props) {
  const flatWords = words.flat
  /* Seven tiles lie side by side along a long edge, and stand along a short one. */
  const long = useMedia('(orientation: portrait)') === (side === 'left' || side === 'right')
  const plate = (seat: Seat | undefined) =>
    seat !== undefined && <Plate view={view} seat={seat} open={asked === seat} onTap={entry === null ? null : () => onAsk(asked === seat ? null : seat)} />
  const [left, right] = seats
  const own = asked !== null && seats.includes(asked) ? asked : null
  const enters = entry !== null && seats.includes(entry.player)
  const act = (does: () => void) => () => {
    onAsk(null)
    does()
  }
  return (
    <div className={styles.band} data-side={side}>
      {plate(left)}
      <div className={styles.middle}>
        {entry !== null && own !== null ? (
          <div className={styles.asked} role="group" aria-label={flatWords.more(scorerWords.nameOf(view.names, own))}>
            <IconAction icon="blocked" text={words.match.entry.blocked} onClick={act(onBlocked)} />
            <IconAction icon="camera" text={words.live.photo} name={words.photo.open} onClick={act(onPhoto)} />
            {entry.player !== own && (
              <IconAction icon="pencil" text={words.match.players.enterFor(scorerWords.nameOf(view.names, own))} onClick={act(() => entry.enterFor(own))} />
            )}
            <IconAction icon="close" text={flatWords.close} onClick={() => onAsk(null)} />
          </div>
        ) : enters ? (
          <Enters view={view} commands={commands} entry={entry} lying={long || view.scored.rules.maxPip > 6} />
        ) : (
          seats.map((seat) => <Backs key={seat} hand={entry === null ? 0 : (view.scored.state.round?.hands[seat] ?? 0)} />)
        )}
      </div>
      {plate(right)}
    </div>
  )
}

/** What the person at this side can do in their turn. */
function Enters({ view, commands, entry, lying }: Pick<Props, 'view' | 'commands'> & { readonly entry: Entry; readonly lying: boolean }) {
  const { selected } = entry
  return (
    <section className={styles.enters} aria-label={words.match.entry.heading}>
      <div className={styles.tray}>
        <Tray view={view} entry={entry} lying={lying} />
      </div>
      <div className={styles.actions} role="group" aria-label={words.match.entry.actions}>
        <DrawAction view={view} busy={entry.nobody} onDraw={entry.draw} />
        <IconAction icon="pass" text={words.match.entry.pass} disabled={entry.nobody} onClick={entry.pass} />
        <IconAction icon="undo" text={words.match.entry.undo} disabled={view.undo === null} onClick={() => void commands.undo()} />
        <button type="button" className={styles.play} aria-disabled={selected === null} onClick={() => entry.play()}>
          {selected === null ? words.flat.play : words.match.play.play(selected.written)}{' '}
          {selected !== null && <span className={styles.points}>{scorerWords.signed(selected.delta)}</span>}
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

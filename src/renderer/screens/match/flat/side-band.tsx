import type { Seat } from '#shared/match/events'
import { ActionButton } from '../../../actions/action-button'
import type { TableActionName } from '../../../actions/at-table'
import { IconAction } from '../../../components/icon-action/icon-action'
import { Tray } from '../../../match/entry/tray'
import type { Entry } from '../../../match/entry/use-entry'
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
  /** Null while no round is played. */
  readonly entry: Entry | null
  /** Whose plate was tapped. */
  readonly asked: Seat | null
  readonly onAsk: (seat: Seat | null) => void
  readonly act: (name: TableActionName) => void
}

/** One side of the tablet, turned to the people who sit there: their scores, and in their turn what they can play. */
export function SideBand({ side, seats, view, entry, asked, onAsk, act }: Props) {
  const flatWords = words.flat
  /* Seven tiles lie side by side along a long edge, and stand along a short one. */
  const long = useMedia('(orientation: portrait)') === (side === 'left' || side === 'right')
  const plate = (seat: Seat | undefined) =>
    seat !== undefined && <Plate view={view} seat={seat} open={asked === seat} onTap={entry === null ? null : () => onAsk(asked === seat ? null : seat)} />
  const [left, right] = seats
  const own = asked !== null && seats.includes(asked) ? asked : null
  const enters = entry !== null && seats.includes(entry.player)
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
            <ActionButton of="blocked" view={view} disabled={entry.nobody} onClick={andClose(() => act('blocked'))} />
            <ActionButton of="photo" view={view} disabled={entry.nobody} onClick={andClose(() => act('photo'))} />
            {entry.player !== own && (
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
function Enters({ view, entry, act, lying }: Pick<Props, 'view' | 'act'> & { readonly entry: Entry; readonly lying: boolean }) {
  const { selected } = entry
  return (
    <section className={styles.enters} aria-label={words.match.entry.heading}>
      <div className={styles.tray}>
        <Tray view={view} entry={entry} lying={lying} />
      </div>
      <div className={styles.actions} role="group" aria-label={words.match.entry.actions}>
        <ActionButton of="draw" view={view} disabled={entry.nobody} onClick={() => act('draw')} />
        <ActionButton of="pass" view={view} disabled={entry.nobody} onClick={() => act('pass')} />
        <ActionButton of="undo" view={view} name={undefined} onClick={() => act('undo')} />
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

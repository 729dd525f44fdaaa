import { type Ref, useState } from 'react'
import { makeTile, type Tile } from '#shared/domino/tile'
import type { Seat } from '#shared/match/events'
import { ActionButton } from '../../actions/action-button'
import { DominoTile } from '../../components/domino-tile/domino-tile'
import { IconAction } from '../../components/icon-action/icon-action'
import { PointsChip } from '../../components/points-chip/points-chip'
import { useDisabled } from '../../hooks/use-disabled'
import { CommandNotice } from '../../match/command-notice'
import { PlayButton } from '../../match/entry/play-button'
import { Tray } from '../../match/entry/tray'
import type { TileEntry } from '../../match/entry/use-entry'
import type { MatchCommands } from '../../match/hooks/use-match-commands'
import type { MatchView } from '../../match/match-view'
import { PlayPhotoDialog } from '../../match/photo/photo-dialogs'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { OwnHandDialog } from './hand/own-hand-dialog'
import { paysOf } from './hand/private-hand'
import type { OwnHand } from './hand/use-own-hand'
import { NotSent } from './not-sent'
import { ShowHandDialog } from './show-hand-dialog'
import { TakeBackAction } from './take-back'
import styles from './dock.module.css'

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
    <div className={`${styles.tray} ${styles.own}`} data-tray>
      <ul className={styles.held} aria-label={ownHand.title} data-many={tiles.length + missing > MOST_LARGE || undefined}>
        {tiles.map((tile, place) => (
          <li key={`${tile} ${place}`}>
            <Held tile={tile} pays={paysOf(view.scored.state, tile, seat)} entry={entry} />
          </li>
        ))}
        {Array.from({ length: missing }, (_, place) => (
          <li key={`missing ${place}`}>
            <button type="button" className={styles.missing} aria-label={ownHand.addDrawn} title={ownHand.addDrawn} onClick={onAdd}>
              +
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Held({ tile, pays, entry }: { readonly tile: Tile; readonly pays: readonly number[]; readonly entry: TileEntry }) {
  const { ownHand } = words.join
  const name = makeTile(tile)
  const fits = pays.length > 0
  const withFocus = useDisabled<HTMLButtonElement>({ disabled: !fits })
  const chosen = entry.chosen?.tile === tile
  return (
    <button
      type="button"
      className={styles.tile}
      {...withFocus}
      aria-pressed={chosen}
      aria-label={fits ? ownHand.scores(name, pays.map(scorerWords.signed)) : ownHand.doesNotFit(name)}
      onClick={() => fits && entry.tap(tile)}
    >
      <DominoTile tile={tile} chosen={chosen} />
      {fits && (
        <span className={styles.pays}>
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
export function PlayerDock({ view, commands, entry, seat, hand, device, onWait, ref }: PlayerDockProps) {
  const { phone, ownHand } = words.join
  const [opened, setOpened] = useState<'photo' | 'show' | 'own' | null>(null)
  const [others, setOthers] = useState(false)
  const close = (): void => setOpened(null)
  const own = hand.held !== null && !others
  return (
    <section ref={ref} tabIndex={-1} className={styles.dock} aria-label={words.match.entry.heading}>
      <CommandNotice view={view} commands={commands} />
      <NotSent commands={commands} />
      {own ? <OwnTray view={view} entry={entry} seat={seat} hand={hand} onAdd={() => setOpened('own')} /> : <Tray view={view} entry={entry} />}
      <div className={styles.controls}>
        <div className={styles.play}>
          <PlayButton view={view} entry={entry} />
        </div>
        <div className={styles.turns} role="group" aria-label={words.match.entry.actions}>
          <ActionButton of="draw" view={view} disabled={commands.busy} onClick={entry.draw} />
          <ActionButton of="pass" view={view} disabled={commands.busy} onClick={entry.pass} />
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
          <div className={styles.links}>
            {onWait === null ? (
              own && <p className={styles.quiet}>{ownHand.stays}</p>
            ) : (
              <button type="button" className={styles.link} onClick={onWait}>
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

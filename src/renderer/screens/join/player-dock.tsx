import { useState } from 'react'
import { makeTile, parseTile, type Tile } from '#shared/domino/tile'
import type { Seat } from '#shared/match/events'
import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import { PlayPhotoDialog } from '../../match/photo/photo-dialogs'
import { CommandNotice } from '../../match/command-notice'
import { EntryBar } from '../../match/entry/entry-bar'
import { TilePad } from '../../match/entry/tile-pad'
import { useEntry } from '../../match/entry/use-entry'
import { useTypedTile } from '../../match/entry/use-typed-tile'
import type { MatchCommands } from '../../match/hooks/use-match-commands'
import type { MatchView } from '../../match/match-view'
import { padTiles } from '../../match/model/pad-tiles'
import { NotSent } from './not-sent'
import { ShowHandDialog } from './show-hand-dialog'
import { TakeBack } from './take-back'
import styles from './join.module.css'

interface Props {
  readonly view: MatchView
  readonly commands: MatchCommands
  readonly seat: Seat
  /** The phone's own, which may take back what it entered last. */
  readonly device: string
}

/** What one player can enter with a thumb: a tile, a draw, a pass, a photo, and the hand at a block. */
export function PlayerDock({ view, commands, seat, device }: Props) {
  const entry = useEntry(view, commands, seat)
  const [opened, setOpened] = useState<'photo' | 'hand' | null>(null)
  const parsed = entry.state.written === null ? null : parseTile(entry.state.written)
  const chosen = parsed?.ok === true ? parsed.value.tile : null
  const close = (): void => setOpened(null)
  const take = (tile: Tile): void => entry.dispatch({ type: 'tile', written: makeTile(tile) })
  /* A player may have joined with a laptop. */
  const typing = useTypedTile(view.scored.rules.maxPip, take)
  return (
    <section className={styles.dock} aria-label={words.match.entry.heading} onKeyDown={typing.onKeyDown}>
      <CommandNotice view={view} commands={commands} />
      <TilePad
        label={words.match.pad.label}
        tiles={padTiles(view.scored.state, words.match.pad)}
        maxPip={view.scored.rules.maxPip}
        chosen={chosen}
        onTap={(tile) => (tile === chosen ? entry.dispatch({ type: 'clear' }) : take(tile))}
      />
      <div className={styles.bar}>
        <NotSent commands={commands} />
        <EntryBar view={view} entry={entry} />
        {typing.shown !== '' && <p>{words.match.entry.typed(typing.shown)}</p>}
        {entry.state.written === null && <TakeBack view={view} commands={commands} device={device} />}
      </div>
      <div className={styles.turns} role="group" aria-label={words.match.entry.actions}>
        <Button pending={commands.busy} onClick={() => entry.draw(1)}>
          {words.match.entry.drawCount(1)}
        </Button>
        <Button pending={commands.busy} onClick={entry.pass}>
          {words.match.entry.pass}
        </Button>
        <Button onClick={() => setOpened('photo')}>
          <Icon name="camera" />
          {words.join.phone.photo}
        </Button>
        <Button onClick={() => setOpened('hand')}>{words.join.phone.blocked}</Button>
      </div>
      {opened === 'photo' && <PlayPhotoDialog view={view} commands={commands} player={seat} onClose={close} />}
      {opened === 'hand' && <ShowHandDialog view={view} seat={seat} onClose={close} />}
    </section>
  )
}

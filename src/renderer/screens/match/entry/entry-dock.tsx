import type { Ref } from 'react'
import { makeTile, parseTile } from '#shared/domino/tile'
import { Button } from '../../../components/button/button'
import { words } from '../../../messages/page'
import type { MatchView } from '../../../match/match-view'
import { padTiles } from '../../../match/model/pad-tiles'
import { EntryActions } from './entry-actions'
import { EntryBar } from '../../../match/entry/entry-bar'
import { KeyHints } from './key-hints'
import { TilePad } from '../../../match/entry/tile-pad'
import type { Entry } from '../../../match/entry/use-entry'
import styles from './entry-dock.module.css'

interface Props {
  readonly view: MatchView
  readonly entry: Entry
  readonly onBlocked: () => void
  readonly onPhoto: () => void
  readonly onUnderWay: () => void
  /** Takes the focus when what had it is gone. */
  readonly ref: Ref<HTMLElement>
}

/** Everything that enters something: the pad, what the chosen tile would do, and the other things a turn can be. */
export function EntryDock({ view, entry, onBlocked, onPhoto, onUnderWay, ref }: Props) {
  const { rules, state } = { rules: view.scored.rules, state: view.scored.state }
  const parsed = entry.state.written === null ? null : parseTile(entry.state.written)
  const chosen = parsed?.ok === true ? parsed.value.tile : null
  return (
    <section ref={ref} tabIndex={-1} className={styles.dock} aria-label={words.match.entry.heading}>
      <div className={styles.bar}>
        <EntryBar view={view} entry={entry} />
        {/* As long as nothing is laid the round may have begun before its record. */}
        {chosen === null && state.round?.line.lead === null && (
          <Button variant="quiet" onClick={onUnderWay}>
            {words.photo.line.open}
          </Button>
        )}
        {chosen === null && <EntryActions entry={entry} onBlocked={onBlocked} onPhoto={onPhoto} />}
      </div>
      <TilePad
        label={words.match.pad.label}
        tiles={padTiles(state, words.match.pad)}
        maxPip={rules.maxPip}
        chosen={chosen}
        arrowsMove={chosen === null}
        onTap={(tile) => entry.dispatch(tile === chosen ? { type: 'clear' } : { type: 'tile', written: makeTile(tile) })}
      />
      <KeyHints maxPip={rules.maxPip} layout={rules.layout} roundOver={false} />
    </section>
  )
}

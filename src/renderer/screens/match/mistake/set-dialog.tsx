import { useState } from 'react'
import { makeTile, type Tile } from '#shared/domino/tile'
import { evolve } from '#shared/match/evolve'
import { Button } from '../../../components/button/button'
import { ChoiceGroup } from '../../../components/choice-group/choice-group'
import { Dialog } from '../../../components/dialog/dialog'
import { CommandNotice } from '../../../match/command-notice'
import { WholeSet } from '../../../match/entry/whole-set'
import { toldInFull } from '../../../match/feed/told-event'
import { type MatchCommands, useBusy } from '../../../match/hooks/use-match-commands'
import type { MatchView } from '../../../match/match-view'
import { padTiles } from '../../../match/model/pad-tiles'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import styles from './mistake.module.css'

interface SetDialogProps {
  readonly view: MatchView
  readonly commands: MatchCommands
  readonly onClose: () => void
}

const WRONG = ['missing', 'extra'] as const

/** A tile that is missing in the set, or there once more than it should be. */
export function SetDialog({ view: latest, commands, onClose }: SetDialogProps) {
  /* What is said of it is true of the table it was opened at; a newer one refuses it as stale. */
  const [view] = useState(latest)
  const setWords = words.match.changeSet
  const busy = useBusy(commands)
  const { names, scored } = view
  const { state } = scored
  const [wrong, setWrong] = useState<(typeof WRONG)[number]>('extra')
  const [tile, setTile] = useState<Tile | null>(null)
  const tiles = tile === null ? [] : [tile]
  const tried = tile === null ? null : evolve(state, { type: 'set', player: null, missing: [], extra: [], [wrong]: tiles })
  const says = (): string => {
    if (tried === null) return setWords.choose
    return tried.ok ? `${toldInFull(tried.value.scored, names)}.` : scorerWords.refusalSentence(tried.error, names, scored.rules.game)
  }
  const ready = tried?.ok === true
  const enter = async (): Promise<void> => {
    if (ready && !busy && (await commands.enter({ type: 'set', [wrong]: tiles.map(makeTile) }, view.revision))) onClose()
  }
  return (
    <Dialog
      width="form"
      open
      title={setWords.open}
      onClose={onClose}
      actions={
        <>
          <p className={styles.does} role="status">
            {says()}
          </p>
          <Button variant="primary" pending={busy} disabled={!ready} onClick={() => void enter()}>
            {setWords.enter}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <ChoiceGroup
          legend={setWords.wrong}
          layout="bar"
          choices={WRONG.map((value) => ({ value, label: setWords[value] }))}
          value={wrong}
          onChange={setWrong}
        />
        <WholeSet
          label={setWords.which}
          tiles={padTiles(state, words.match.pad).map((each) => ({ ...each, look: 'free' }))}
          maxPip={state.rules.maxPip}
          chosen={tile}
          onTap={setTile}
        />
      </div>
      <CommandNotice view={view} commands={commands} />
    </Dialog>
  )
}

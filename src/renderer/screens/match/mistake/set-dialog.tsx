import { useState } from 'react'
import { makeTile, type Tile } from '#shared/domino/tile'
import { evolve } from '#shared/match/evolve'
import { ChoiceGroup } from '../../../components/choice-group/choice-group'
import { WholeSet } from '../../../match/entry/whole-set'
import { toldInFull } from '../../../match/feed/told-event'
import type { MatchCommands } from '../../../match/hooks/use-match-commands'
import type { MatchView } from '../../../match/match-view'
import { padTiles } from '../../../match/model/pad-tiles'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { MistakeDialog } from './mistake-dialog'

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
  const enter = (): Promise<boolean> => commands.enter({ type: 'set', [wrong]: tiles.map(makeTile) }, view.revision)
  return (
    <MistakeDialog view={view} commands={commands} title={setWords.open} says={says()} ready={ready} label={setWords.enter} enter={enter} onClose={onClose}>
      <ChoiceGroup legend={setWords.wrong} layout="bar" choices={WRONG.map((value) => ({ value, label: setWords[value] }))} value={wrong} onChange={setWrong} />
      <WholeSet
        label={setWords.which}
        tiles={padTiles(state, words.match.pad).map((each) => ({ ...each, look: 'free' }))}
        maxPip={state.rules.maxPip}
        chosen={tile}
        onTap={setTile}
      />
    </MistakeDialog>
  )
}

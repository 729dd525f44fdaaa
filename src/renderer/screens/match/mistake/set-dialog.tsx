import { useState } from 'react'
import { makeTile, type Tile } from '#shared/domino/tile'
import type { Refusal } from '#shared/match/events'
import { evolve } from '#shared/match/evolve'
import { ChoiceGroup } from '../../../components/choice-group/choice-group'
import { WholeSet } from '../../../match/entry/whole-set'
import { type MatchCommands, useBusy } from '../../../match/hooks/use-match-commands'
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

/** A tile that is missing in the set, or there once more than it should be: a tap on it enters it. */
export function SetDialog({ view: latest, commands, onClose }: SetDialogProps) {
  /* What is said of it is true of the table it was opened at; a newer one refuses it as stale. */
  const [view] = useState(latest)
  const busy = useBusy(commands)
  const setWords = words.match.changeSet
  const { names, scored } = view
  const { state } = scored
  const [wrong, setWrong] = useState<(typeof WRONG)[number]>('extra')
  const [refused, setRefused] = useState<Refusal | null>(null)
  const change = async (tile: Tile): Promise<void> => {
    const tried = evolve(state, { type: 'set', player: null, missing: [], extra: [], [wrong]: [tile] })
    setRefused(tried.ok ? null : tried.error)
    if (tried.ok && !busy && (await commands.enter({ type: 'set', [wrong]: [makeTile(tile)] }, view.revision))) onClose()
  }
  const says = refused === null ? setWords.choose[wrong] : scorerWords.refusalSentence(refused, names, scored.rules.game)
  return (
    <MistakeDialog view={view} commands={commands} title={setWords.open} says={says} onClose={onClose}>
      <ChoiceGroup legend={setWords.wrong} layout="bar" choices={WRONG.map((value) => ({ value, label: setWords[value] }))} value={wrong} onChange={setWrong} />
      <WholeSet
        label={setWords.which}
        tiles={padTiles(state, words.match.pad).map((each) => ({ ...each, look: 'free' }))}
        maxPip={state.rules.maxPip}
        chosen={null}
        onTap={(tile) => void change(tile)}
      />
    </MistakeDialog>
  )
}

import { useState } from 'react'
import { makeTile, type Tile } from '#shared/domino/tile'
import { mistakeRulesOf } from '#shared/match/change-rules'
import type { Refusal, Seat } from '#shared/match/events'
import { evolve } from '#shared/match/evolve'
import { SHOW_REASONS, type ShowReason } from '#shared/match/record'
import { ChoiceGroup } from '../../../components/choice-group/choice-group'
import { Select } from '../../../components/field/text-field'
import { Switch } from '../../../components/switch/switch'
import { WholeSet } from '../../../match/entry/whole-set'
import { type MatchCommands, useBusy } from '../../../match/hooks/use-match-commands'
import type { MatchView } from '../../../match/match-view'
import { padTiles } from '../../../match/model/pad-tiles'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { MistakeDialog } from './mistake-dialog'
import { seatChoices } from './seat-choices'

interface ExposedDialogProps {
  readonly view: MatchView
  readonly commands: MatchCommands
  /** Who is entered for. */
  readonly player: Seat
  readonly onClose: () => void
}

/** A tile that everyone has seen and that is still in a hand: whose, why, and whether it goes at the first chance; a tap on the tile enters it. */
export function ExposedDialog({ view: latest, commands, player, onClose }: ExposedDialogProps) {
  /* What is said of it is true of the table it was opened at; a newer one refuses it as stale. */
  const [view] = useState(latest)
  const busy = useBusy(commands)
  const exposedWords = words.match.exposed
  const { names, scored } = view
  const { state } = scored
  const [whose, setWhose] = useState<Seat>(player)
  const [refused, setRefused] = useState<Refusal | null>(null)
  const [why, setWhy] = useState<ShowReason>('dropped')
  const [chosen, setFirst] = useState<boolean | null>(null)
  const { exposed, touched } = mistakeRulesOf(view.record)
  const first = chosen ?? (exposed !== undefined || (why === 'touched' && touched !== undefined))
  const show = async (tile: Tile): Promise<void> => {
    const said = { type: 'show' as const, player: whose, why, ...(first ? { first: true as const } : {}) }
    const tried = evolve(state, { ...said, tiles: [tile] })
    setRefused(tried.ok ? null : tried.error)
    if (tried.ok && !busy && (await commands.enter({ ...said, tiles: [makeTile(tile)] }, view.revision))) onClose()
  }
  const says = refused === null ? exposedWords.choose(scorerWords.nameOf(names, whose)) : scorerWords.refusalSentence(refused, names, scored.rules.game)
  return (
    <MistakeDialog view={view} commands={commands} title={exposedWords.open} says={says} onClose={onClose}>
      <ChoiceGroup legend={exposedWords.whose} layout="bar" choices={seatChoices(view)} value={whose} onChange={setWhose} />
      <Select label={exposedWords.why} value={why} onChange={({ target }) => setWhy(target.value as ShowReason)}>
        {SHOW_REASONS.map((each) => (
          <option key={each} value={each}>
            {scorerWords.capitalised(scorerWords.showReasons[each])}
          </option>
        ))}
      </Select>
      <Switch label={exposedWords.first} checked={first} onChange={setFirst} />
      <WholeSet
        label={exposedWords.which}
        tiles={padTiles(state, words.match.pad).map((each) => (each.look === 'quiet' ? { ...each, look: 'free' } : each))}
        maxPip={state.rules.maxPip}
        chosen={null}
        onTap={(tile) => void show(tile)}
      />
    </MistakeDialog>
  )
}

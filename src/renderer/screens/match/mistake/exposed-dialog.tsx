import { useState } from 'react'
import { makeTile, type Tile } from '#shared/domino/tile'
import { mistakeRulesOf } from '#shared/match/change-rules'
import type { Seat } from '#shared/match/events'
import { evolve } from '#shared/match/evolve'
import { SHOW_REASONS, type ShowReason } from '#shared/match/record'
import { ChoiceGroup } from '../../../components/choice-group/choice-group'
import { Select } from '../../../components/field/text-field'
import { Switch } from '../../../components/switch/switch'
import { WholeSet } from '../../../match/entry/whole-set'
import { toldInFull } from '../../../match/feed/told-event'
import type { MatchCommands } from '../../../match/hooks/use-match-commands'
import type { MatchView } from '../../../match/match-view'
import { padTiles } from '../../../match/model/pad-tiles'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { MistakeDialog } from './mistake-dialog'

interface ExposedDialogProps {
  readonly view: MatchView
  readonly commands: MatchCommands
  /** Who is entered for. */
  readonly player: Seat
  readonly onClose: () => void
}

/** Tiles that everyone has seen and that are still in a hand: whose, which, why, and whether they go at the first chance. */
export function ExposedDialog({ view: latest, commands, player, onClose }: ExposedDialogProps) {
  /* What is said of it is true of the table it was opened at; a newer one refuses it as stale. */
  const [view] = useState(latest)
  const exposedWords = words.match.exposed
  const { names, scored } = view
  const { state } = scored
  const [whose, setWhose] = useState<Seat>(player)
  const [tiles, setTiles] = useState<readonly Tile[]>([])
  const [why, setWhy] = useState<ShowReason>('dropped')
  const [first, setFirst] = useState(() => mistakeRulesOf(view.record).exposed === 'first-chance')
  const said = { type: 'show' as const, player: whose, why, ...(first ? { first: true as const } : {}) }
  const tried = evolve(state, { ...said, tiles })
  const toggle = (tile: Tile): void => setTiles((before) => (before.includes(tile) ? before.filter((each) => each !== tile) : [...before, tile]))
  const says = (): string => {
    if (tiles.length === 0) return exposedWords.choose
    if (!tried.ok) return scorerWords.refusalSentence(tried.error, names, scored.rules.game)
    return `${toldInFull(tried.value.scored, names)}.`
  }
  const ready = tiles.length > 0 && tried.ok
  const enter = (): Promise<boolean> => commands.enter({ ...said, tiles: tiles.map(makeTile) }, view.revision)
  return (
    <MistakeDialog
      view={view}
      commands={commands}
      title={exposedWords.open}
      says={says()}
      ready={ready}
      label={exposedWords.enter}
      enter={enter}
      onClose={onClose}
    >
      <ChoiceGroup legend={exposedWords.whose} layout="bar" choices={names.map((label, seat) => ({ value: seat, label }))} value={whose} onChange={setWhose} />
      <WholeSet
        label={exposedWords.which}
        tiles={padTiles(state, words.match.pad).map((each) => (each.look === 'quiet' ? { ...each, look: 'free' } : each))}
        maxPip={state.rules.maxPip}
        chosen={tiles.at(-1) ?? null}
        onTap={toggle}
      />
      <Select label={exposedWords.why} value={why} onChange={({ target }) => setWhy(target.value as ShowReason)}>
        {SHOW_REASONS.map((each) => (
          <option key={each} value={each}>
            {scorerWords.capitalised(scorerWords.showReasons[each])}
          </option>
        ))}
      </Select>
      <Switch label={exposedWords.first} checked={first} onChange={setFirst} />
    </MistakeDialog>
  )
}

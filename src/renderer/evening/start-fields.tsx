import { useState } from 'react'
import { USES_DICE } from '#shared/rules/games/index'
import { PRESETS, type PresetId } from '#shared/rules/presets'
import { rollDice } from '../app/roll-dice'
import { ChoiceGroup } from '../components/choice-group/choice-group'
import { words } from '../messages/page'

/** How the first round of a table's match begins. */
export interface TableStart {
  readonly leader: number
  readonly dice?: { readonly flower: [number, number]; readonly scorpion: [number, number] }
}

/** What is asked before a table's match: who leads. Dice are rolled where the rule set has them, and can be changed on the match's page. */
export function useTableStart(preset: PresetId) {
  const [leader, setLeader] = useState(0)
  const dice = USES_DICE[PRESETS[preset].game]
  return { leader, setLeader, dice, start: (): TableStart => (dice ? { leader, dice: thrown() } : { leader }) }
}

export function StartFields({
  names,
  start: { leader, setLeader, dice },
}: {
  readonly names: readonly string[]
  readonly start: ReturnType<typeof useTableStart>
}) {
  const { match } = words.evening
  return (
    <>
      <ChoiceGroup
        legend={match.leader}
        layout="rows"
        choices={names.map((name, seat) => ({ value: seat, label: name }))}
        value={leader}
        onChange={setLeader}
      />
      {dice && <p>{match.dice}</p>}
    </>
  )
}

function thrown() {
  const { flower, scorpion } = rollDice()
  return { flower: flower as [number, number], scorpion: scorpion as [number, number] }
}

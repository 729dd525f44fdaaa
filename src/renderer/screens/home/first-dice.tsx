import { GAMES } from '#shared/games/index'
import { PRESETS, type PresetId } from '#shared/rules/presets'
import { rollDice } from '../../app/roll-dice'
import type { DiceChoice } from '../../components/dice/dice'
import { DiceSetter } from '../../components/dice/dice-setter'
import { diceSetterLabels } from '../../match/round/dice-labels'

interface FirstDiceProps {
  readonly preset: PresetId
  readonly dice: DiceChoice
  readonly onDice: (dice: DiceChoice) => void
}

/** The dice of the first round in the middle of the felt: dashed until they are set as they lie on a real table, or rolled here. Nothing in a game without dice. */
export function FirstDice({ preset, dice, onDice }: FirstDiceProps) {
  if (!GAMES[PRESETS[preset].game].usesDice) return null
  return <DiceSetter on="felt" value={dice} labels={diceSetterLabels()} onChange={onDice} onRoll={() => onDice(rollDice())} />
}

import { useEffect, useRef } from 'react'
import { USES_DICE } from '#shared/rules/games/index'
import { PRESETS, type PresetId } from '#shared/rules/presets'
import { rollDice } from '../../app/roll-dice'
import { allSet, type DiceChoice } from '../../components/dice/dice'
import { DiceSetter } from '../../components/dice/dice-setter'
import { diceSetterLabels } from '../../match/round/dice-labels'

interface Props {
  readonly preset: PresetId
  readonly dice: DiceChoice
  readonly onDice: (dice: DiceChoice) => void
}

/** The dice of the first round in the middle of the felt: thrown already, to be thrown again or set as they lie on a real table. Nothing in a game without dice. */
export function FirstDice({ preset, ...rest }: Props) {
  return USES_DICE[PRESETS[preset].game] ? <Thrown {...rest} /> : null
}

function Thrown({ dice, onDice }: Omit<Props, 'preset'>) {
  const thrown = useRef(false)
  useEffect(() => {
    // once: dice that are being set by hand are not thrown over
    if (!thrown.current && !allSet(dice)) onDice(rollDice())
    thrown.current = true
  }, [dice, onDice])
  return <DiceSetter on="felt" value={dice} labels={diceSetterLabels()} onChange={onDice} onRoll={() => onDice(rollDice())} />
}

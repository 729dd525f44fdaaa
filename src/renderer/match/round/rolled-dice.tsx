import type { Dice } from '#shared/match/events'
import { steady } from '../../app/steady'
import { DiceShown, type DiceShownProps } from '../../components/dice/dice-shown'
import { diceShownLabels } from './dice-labels'

interface RolledDiceProps extends Pick<DiceShownProps, 'on'> {
  /** Null where none were rolled. */
  readonly dice: Dice | null
  readonly className?: string | undefined
}

/** The dice of a round, with their words; nothing in a game without dice. */
export const RolledDice = steady(function RolledDice({ dice, ...rest }: RolledDiceProps) {
  if (dice === null) return null
  return <DiceShown {...rest} value={dice} labels={diceShownLabels(dice)} />
})

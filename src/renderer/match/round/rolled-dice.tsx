import type { Dice } from '#shared/match/events'
import { steady } from '../../app/steady'
import { DiceShown, type DiceShownProps } from '../../components/dice/dice-shown'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'

interface Props extends Pick<DiceShownProps, 'on'> {
  /** Null where none were rolled. */
  readonly dice: Dice | null
  readonly className?: string | undefined
}

/** The dice of a round, with their words; nothing in a game without dice. */
export const RolledDice = steady(function RolledDice({ dice, ...rest }: Props) {
  if (dice === null) return null
  const diceWords = words.match.dice
  return (
    <DiceShown
      {...rest}
      value={dice}
      labels={{
        flower: diceWords.flower,
        scorpion: diceWords.scorpion,
        flowerInFull: diceWords.inFull(diceWords.flower, scorerWords.diceTile(dice.flower), diceWords.flowerSign),
        scorpionInFull: diceWords.inFull(diceWords.scorpion, scorerWords.diceTile(dice.scorpion), diceWords.scorpionSign),
        flowerSign: diceWords.flowerSign,
        scorpionSign: diceWords.scorpionSign,
      }}
    />
  )
})

import type { Dice } from '#shared/match/events'
import { scorerWords } from '../../messages/scorer'
import type { DiceSetterLabels } from '../../components/dice/dice-setter'
import type { DiceShownProps } from '../../components/dice/dice-shown'
import { words } from '../../messages/page'

export function diceShownLabels({ flower, scorpion }: Dice): DiceShownProps['labels'] {
  const diceWords = words.match.dice
  return {
    flower: diceWords.flower,
    scorpion: diceWords.scorpion,
    flowerInFull: diceWords.inFull(diceWords.flower, scorerWords.diceTile(flower), diceWords.flowerSign),
    scorpionInFull: diceWords.inFull(diceWords.scorpion, scorerWords.diceTile(scorpion), diceWords.scorpionSign),
    flowerSign: diceWords.flowerSign,
    scorpionSign: diceWords.scorpionSign,
  }
}

export function diceSetterLabels(): DiceSetterLabels {
  const diceWords = words.match.dice
  return {
    flower: diceWords.flower,
    scorpion: diceWords.scorpion,
    flowerSign: diceWords.flowerSign,
    scorpionSign: diceWords.scorpionSign,
    die: (kind, place) => diceWords.die(diceWords[kind], place),
    face: (face) => scorerWords.suitWord(face),
    roll: diceWords.roll,
  }
}

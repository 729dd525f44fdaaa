import type { Dice } from '#shared/match/events'
import { diceTile, suitWord } from '../../messages/scorer'
import type { DiceSetterLabels } from '../../components/dice/dice-setter'
import type { DiceShownProps } from '../../components/dice/dice-shown'
import { matchWords } from '../../messages/page'

export function diceShownLabels({ flower, scorpion }: Dice): DiceShownProps['labels'] {
  const words = matchWords.dice
  return {
    flower: words.flower,
    scorpion: words.scorpion,
    flowerInFull: words.inFull(words.flower, diceTile(flower), words.flowerSign),
    scorpionInFull: words.inFull(words.scorpion, diceTile(scorpion), words.scorpionSign),
    flowerSign: words.flowerSign,
    scorpionSign: words.scorpionSign,
  }
}

export function diceSetterLabels(): DiceSetterLabels {
  const words = matchWords.dice
  return {
    flower: words.flower,
    scorpion: words.scorpion,
    flowerSign: words.flowerSign,
    scorpionSign: words.scorpionSign,
    die: (kind, place) => words.die(words[kind], place),
    face: (face) => suitWord(face),
    throw: words.throw,
  }
}

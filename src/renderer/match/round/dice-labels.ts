import { scorerWords } from '../../messages/scorer'
import type { DiceChoice, DiceKind } from '../../components/dice/dice'
import type { DiceShownProps } from '../../components/dice/dice-shown'
import type { DiceSetterLabels } from '../../components/dice/dice-setter'
import { words } from '../../messages/page'

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

/** What dice are called that lie on the felt; a pair without its faces by its name alone. */
export function diceShownLabels(dice: DiceChoice): DiceShownProps['labels'] {
  const { flower, scorpion, flowerSign, scorpionSign, inFull } = words.match.dice
  const full = (kind: DiceKind, name: string, sign: string): string => {
    const [first, second] = dice[kind]
    return first === null || second === null ? name : inFull(name, scorerWords.diceTile([first, second]), sign)
  }
  return {
    flower,
    scorpion,
    flowerSign,
    scorpionSign,
    flowerInFull: full('flower', flower, flowerSign),
    scorpionInFull: full('scorpion', scorpion, scorpionSign),
  }
}

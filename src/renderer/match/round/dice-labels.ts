import { scorerWords } from '../../messages/scorer'
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

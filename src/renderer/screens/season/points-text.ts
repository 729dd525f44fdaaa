import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'

/** Points in hundredths as people write them: whole ones without a fraction. */
export function pointsText(hundredths: number): string {
  return hundredths % 100 === 0 ? scorerWords.plain(hundredths / 100) : words.perRound(hundredths / 100)
}

/** The same with its sign. */
export function signedPoints(hundredths: number): string {
  return hundredths > 0 ? `+${pointsText(hundredths)}` : pointsText(hundredths)
}

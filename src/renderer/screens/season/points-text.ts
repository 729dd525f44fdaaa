import { words } from '../../messages/page'

/** Points in hundredths as people write them: whole ones without a fraction. */
export function pointsText(hundredths: number): string {
  return words.pointsWords(hundredths / 100)
}

export function signedPoints(hundredths: number): string {
  return hundredths > 0 ? `+${pointsText(hundredths)}` : pointsText(hundredths)
}

import type { PlayContext, ToldPlay } from '../sentence-inputs'
import { gameWords } from './games'
import { counted, signed } from './numbers'
import { reasonSentence } from './reasons'

/** Why a play scored what it did: its reasons, and what a cap or floor made of their sum. */
export function playSentence(play: ToldPlay, context: PlayContext): string {
  if (play.reasons.length === 0) return 'Rien de marqué.'
  const told = play.reasons.map((reason) => reasonSentence(reason, { outward: play.outward, dice: context.dice }))
  const sum = play.reasons.reduce((points, reason) => points + reason.points, 0)
  if (play.delta !== sum) told.push(movedSentence(play, sum, context.rules))
  return told.join(' ')
}

/** What a total really moved by: less than the reasons under the approach cap (B-3), more at the floor (FS-10). */
function movedSentence(play: ToldPlay, sum: number, rules: PlayContext['rules']): string {
  const counts = `Compte ${signed(play.delta)} et non ${signed(sum)} :`
  if (play.delta < sum) {
    const short = rules.target - ((play.totals[play.player] ?? 0) - play.delta)
    const where = short > 0 ? `à ${counted(short, gameWords(rules.game).points)} de ${rules.target}` : `une fois ${rules.target} atteint`
    return `${counts} ${where}, une tête vaut au plus ${play.delta} (B-3).`
  }
  const first = rules.payout === 'losses-first' ? 'les pertes sont retirées d’abord, et ' : ''
  return `${counts} ${first}personne ne descend sous ${rules.floor ?? 0} (FS-10).`
}

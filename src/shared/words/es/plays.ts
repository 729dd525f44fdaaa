import type { PlayContext, ToldPlay } from '../sentence-inputs'
import { gameWords } from './games'
import { counted, signed } from './numbers'
import { reasonSentence } from './reasons'

/** Why a play scored what it did: its reasons, and what a cap or floor made of their sum. */
export function playSentence(play: ToldPlay, context: PlayContext): string {
  if (play.reasons.length === 0) return 'No puntúa.'
  const told = play.reasons.map((reason) => reasonSentence(reason, { outward: play.outward, dice: context.dice }))
  const sum = play.reasons.reduce((points, reason) => points + reason.points, 0)
  if (play.delta !== sum) told.push(movedSentence(play, sum, context.rules))
  return told.join(' ')
}

/** What a total really moved by: less than the reasons under the approach cap (B-3), more at the floor (FS-10). */
function movedSentence(play: ToldPlay, sum: number, rules: PlayContext['rules']): string {
  const counts = `Cuenta ${signed(play.delta)}, no ${signed(sum)}:`
  if (play.delta < sum) {
    const short = rules.target - ((play.totals[play.player] ?? 0) - play.delta)
    const where = short > 0 ? `a falta de ${counted(short, gameWords(rules.game).points)} para ${rules.target}` : `con ${rules.target} ya alcanzados`
    return `${counts} ${where}, una cabeza vale como mucho ${play.delta} (B-3).`
  }
  const first = rules.payout === 'losses-first' ? 'primero se restan las pérdidas, y ' : ''
  return `${counts} ${first}nadie baja de ${rules.floor ?? 0} (FS-10).`
}

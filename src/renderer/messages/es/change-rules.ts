import { SET_UP_RULES } from '#shared/rules/house-rules'
import { listed } from '#shared/words/es'
import type { PageWords } from '../page-words'
import { ruleSettings } from './rules'

const setUpNames = listed(SET_UP_RULES.map((name) => `“${ruleSettings[name].name}”`))

/** House rules in a match that is being played. */
export const changeRules: PageWords['changeRules'] = {
  title: 'Reglas de la casa',
  intro: 'Las reglas de esta partida. Cambia lo que se haya acordado. Antes de guardar nada verás los puntos nuevos.',
  changes: 'Qué cambia',
  put: 'Descartar cambios',
  compare: {
    caption: 'Puntos hasta ahora',
    player: 'Nombre',
    now: 'Reglas actuales',
    under: 'Reglas nuevas desde el principio',
    winner: 'gana la partida',
    impossible: 'Con estas reglas desde el principio, esta partida no habría sido posible',
  },
  from: {
    legend: '¿Desde cuándo se aplican?',
    now: 'Desde ahora',
    nowHint: 'Los puntos hasta ahora no cambian.',
    beginning: 'Desde el principio de la partida',
    beginningHint: 'Caravan puntúa de nuevo toda la partida. Los cambios de reglas anteriores dejan de aplicarse.',
  },
  cannot: {
    title: 'Eso no es posible',
    roundOver: 'Esta ronda ha terminado. Empieza la siguiente y cambia las reglas antes de su primera ficha, o aplícalas desde el principio de la partida.',
    wouldBeOver: (round, event) =>
      `Con estas reglas alguien habría ganado antes de ${event === null ? '' : `la anotación ${event} de `}la ronda ${round}. Lo demás no se habría podido jugar.`,
    matchOver: 'La partida ha terminado, así que otras reglas solo pueden aplicarse desde el principio.',
    setUp: `${setUpNames} solo pueden cambiar al comienzo de una ronda, antes de que nadie haya jugado, robado o pasado.`,
  },
  change: 'Cambiar reglas',
  look: 'Ver los cambios',
  back: 'Volver a las reglas',
}

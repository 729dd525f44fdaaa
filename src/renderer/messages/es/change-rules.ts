import { SET_UP_RULES } from '#shared/rules/house-rules'
import { listed } from '#shared/words/es'
import type { PageWords } from '../page-words'
import { ruleSettings } from './rules'

const setUpNames = listed(SET_UP_RULES.map((name) => `“${ruleSettings[name].name}”`))

/** House rules in a match that is being played. */
export const changeRules: PageWords['changeRules'] = {
  title: 'Reglas de la casa',
  button: 'Reglas',
  intro: 'Lo que vale ahora en esta mesa. Cambia lo que se haya acordado; antes de anotar nada se muestra qué supone para los puntos de cada cual.',
  changes: 'Qué cambia',
  put: 'Como vale ahora',
  compare: {
    caption: 'Los puntos de cada cual hasta aquí',
    player: 'Quién',
    now: 'Como está contado',
    under: 'Si las reglas nuevas hubieran valido desde el principio',
    winner: 'gana la partida',
    impossible: 'Si hubieran valido desde el principio, esta partida no se habría podido jugar como se jugó',
  },
  from: {
    legend: '¿Desde cuándo?',
    now: 'Desde ahora',
    nowHint: 'Lo ya contado se queda como está.',
    beginning: 'Desde el principio',
    beginningHint: 'Todo se cuenta de nuevo; los cambios de reglas anteriores dejan de valer.',
  },
  cannot: {
    title: 'Así no es posible',
    roundOver: 'Esta ronda ha terminado. Empieza la siguiente y cambia las reglas antes de su primera ficha, o haz que valgan desde el principio.',
    wouldBeOver: (round, event) =>
      `Alguien habría ganado antes de la ronda ${round}${event === null ? '' : `, anotación ${event}`}, y nada puede seguir al final de una partida.`,
    matchOver: 'La partida ha terminado, así que otras reglas solo podrían valer desde el principio.',
    setUp: `${setUpNames} solo pueden cambiar al comienzo mismo de una ronda, antes de que nadie haya jugado, robado o pasado.`,
  },
  change: 'Cambiar las reglas',
  look: 'Qué cambiaría',
  back: 'Volver a las reglas',
}

import { counted } from '#shared/words/es'
import type { Noun } from '#shared/words/grammar'
import type { PageWords } from '../page-words'

const MATCHES: Noun = { one: 'partida', other: 'partidas' }

/** All matches of the house. */
export const history: PageWords['history'] = {
  title: 'Historial',
  waiting: 'Buscando tus partidas…',
  failed: 'La lista de partidas no se puede mostrar ahora mismo. Lo guardado está a salvo; se vuelve a intentar.',
  count: (total, everything) =>
    everything ? `${counted(total, MATCHES)} en total` : `${counted(total, MATCHES)} ${total === 1 ? 'encontrada' : 'encontradas'}`,
  soFar: (total) => `${counted(total, MATCHES)} hasta ahora`,
  shown: (shown, total) => `Se muestran las ${shown} últimas de ${total}.`,
  more: 'Mostrar más',
  older: (day) => `Mostrar las que llegan hasta el ${day}`,
  open: (players, day) => `Repasar la partida de ${players}, ${day}`,
  nothingYet: 'Aún no se ha jugado ninguna partida. Cada una que empieces se guarda aquí.',
  newMatch: 'Partida nueva',
  nothingFound: 'No hay ninguna partida así. Pide menos, o míralas todas.',
  showAll: 'Mostrar todas las partidas',
  filters: {
    label: 'Buscar en el historial',
    text: 'Buscar',
    textHint: 'Nombres, lugar o nota.',
    which: '¿Qué partidas?',
    whichOnes: { all: 'Todas', finished: 'Terminadas', unfinished: 'Sin terminar', unsettled: 'Sin resolver' },
    more: (set) => (set === 0 ? 'Personas, juego y fechas' : `Personas, juego y fechas · ${set} ${set === 1 ? 'elegido' : 'elegidos'}`),
    people: 'Quién participó',
    peopleHint: 'Con varias personas: partidas en las que jugaron todas ellas.',
    anybody: 'Cualquiera',
    anotherPerson: '¿Y quién más?',
    chosen: 'Personas elegidas',
    unknownPerson: 'Alguien que aquí no se conoce',
    without: (name) => `${name}: no pedirlo más`,
    preset: 'Juego',
    anyPreset: 'Cualquier juego',
    from: 'Desde',
    to: 'Hasta',
    wrongWayRound: 'Este día es anterior al primero, así que no se puede encontrar nada.',
  },
}

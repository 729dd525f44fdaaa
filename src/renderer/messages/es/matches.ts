import { counted } from '#shared/words/es'
import type { Noun } from '#shared/words/grammar'
import type { PageWords } from '../page-words'

const MATCHES: Noun = { one: 'partida', other: 'partidas' }

/** All matches of the house. */
export const matches: PageWords['matches'] = {
  title: 'Todas las partidas',
  waiting: 'Cargando las partidas…',
  failed: 'Tus partidas no se pueden cargar ahora mismo. Están a salvo y Caravan lo sigue intentando.',
  count: (total, everything) => (everything ? counted(total, MATCHES) : `${counted(total, MATCHES)} ${total === 1 ? 'encontrada' : 'encontradas'}`),
  soFar: (total) => `${counted(total, MATCHES)} hasta ahora`,
  shown: (shown, total) => `Estás viendo las ${shown} últimas de ${total}.`,
  more: 'Mostrar más',
  older: (day) => `Ver hasta el ${day}`,
  open: (players, day) => `Abrir partida: ${players}, ${day}`,
  nothingYet: 'Aún no hay partidas. Cada partida que empieces se guarda aquí.',
  newMatch: 'Partida nueva',
  nothingFound: 'Ninguna partida coincide. Quita algún filtro o míralas todas.',
  showAll: 'Ver todas las partidas',
  filters: {
    label: 'Buscar partidas',
    text: 'Buscar',
    textHint: 'Nombres, lugar o nota.',
    which: '¿Qué partidas?',
    whichOnes: { all: 'Todas', finished: 'Terminadas', unfinished: 'Sin terminar', 'not-agreed': 'Sin acuerdo' },
    more: (set) => (set === 0 ? 'Personas, juego y fechas' : `Personas, juego y fechas · ${counted(set, { one: 'filtro', other: 'filtros' })}`),
    people: 'Quiénes jugaron',
    peopleHint: 'Elige varias personas para ver las partidas en que jugaron todas.',
    anybody: 'Cualquiera',
    anotherPerson: 'Añadir otra persona',
    chosen: 'Personas elegidas',
    unknownPerson: 'Persona desconocida',
    without: (name) => `Quitar del filtro: ${name}`,
    preset: 'Juego',
    anyPreset: 'Cualquier juego',
    from: 'Desde',
    to: 'Hasta',
    wrongWayRound: '“Hasta” es anterior a “Desde”.',
  },
}

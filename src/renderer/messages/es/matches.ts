import { counted, inNumber, listed } from '#shared/words/es'
import type { Noun } from '#shared/words/grammar'
import type { PageWords } from '../page-words'
import { monthsIn } from '../months-in'

const MATCHES: Noun = { one: 'partida', other: 'partidas' }

/** All matches of the house. */
export const matches: PageWords['matches'] = {
  title: 'Todas las partidas',
  waiting: 'Cargando las partidas…',
  failed: 'Tus partidas no se pueden cargar ahora mismo. Están a salvo y Caravan lo sigue intentando.',
  count: (total, everything, all) => (everything ? counted(total, MATCHES) : `${total} de ${counted(all, MATCHES)}`),
  beat: (others) => `gana a ${listed(others)}`,
  roundsPlayed: (rounds) => counted(rounds, { one: 'ronda', other: 'rondas' }),
  notAgreed: 'Sin acuerdo',
  chosen: 'Partida elegida',
  choosing: 'Cargando la partida…',
  noRecord: 'Esta partida no se puede mostrar aquí. Abre su repaso para ver por qué.',
  ...monthsIn('es'),
  soFar: (total) => `${counted(total, MATCHES)} hasta ahora`,
  shown: (shown, total) => `Estás viendo ${inNumber(shown, { one: 'la última', other: `las ${shown} últimas` })} de ${total}.`,
  more: 'Mostrar más',
  older: (day) => `Ver hasta el ${day}`,
  open: (players, day) => `Abrir partida: ${players}, ${day}`,
  nothingYet: 'Aún no hay partidas. Cada partida que empieces se guarda aquí.',
  newMatch: 'Partida nueva',
  nothingFound: 'Ninguna partida tiene todo esto. Quita algo:',
  showAll: 'Ver todas las partidas',
  filters: {
    label: 'Buscar partidas',
    text: 'Buscar',
    textHint: 'Nombres, juego, mes, lugar o nota',
    which: '¿Qué partidas?',
    whichOnes: { all: 'Todas', finished: 'Terminadas', unfinished: 'Sin terminar', 'not-agreed': 'Sin acuerdo' },
    words: 'Tus filtros',
    suggested: 'Filtros sugeridos',
    more: 'Más filtros',
    clear: 'Borrar la búsqueda',
    won: (name) => `Ganó ${name}`,
    photos: 'Con foto',
    since: (day) => `Desde el ${day}`,
    until: (day) => `Hasta el ${day}`,
    between: (from, to) => `${from} – ${to}`,
    done: 'Ver partidas',
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

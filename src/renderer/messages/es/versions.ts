import { counted } from '#shared/words/es/numbers'
import type { PageWords } from '../page-words'

/** Choosing between versions of a match that devices made apart from one another. */
export const versions: PageWords['versions'] = {
  heading: 'Versiones de la partida',
  waiting: 'Cargando las versiones…',
  title: (players) => `Versiones: ${players}`,
  why: (versions) =>
    `Esta partida siguió en varios dispositivos mientras no tenían conexión. ${versions === 2 ? 'Las dos versiones se conservan' : counted(versions, { one: 'versión se conserva', other: 'versiones se conservan' })} hasta que elijas una.`,
  none: { title: 'No hay nada que elegir', text: 'Esta partida ya tiene una sola versión.', open: 'Ir a la partida' },
  name: (number) => `Versión ${number}`,
  shown: 'Se muestra hasta que elijas',
  changed: (when, device) => (device === null ? `Último cambio: ${when}` : `Último cambio en ${device}: ${when}`),
  revisions: (rounds, events) => `${counted(rounds, { one: 'ronda', other: 'rondas' })}, ${counted(events, { one: 'anotación', other: 'anotaciones' })}`,
  parting: {
    same: 'Todas las anotaciones son iguales. Solo cambian los detalles: lugar, nota, fecha, o si la partida está en la papelera.',
    start: (round) => `Son iguales hasta el comienzo de la ronda ${round}.`,
    event: (round, event) => `Son iguales hasta la anotación ${event - 1} de la ronda ${round}. Son distintas desde la ${event}.`,
    first: (round) => `Son distintas desde la anotación 1 de la ronda ${round}.`,
    go: 'Ver la primera diferencia',
  },
  totals: 'Totales',
  choose: 'Conservar esta versión',
  others: {
    legend: '¿Qué hacer con las otras versiones?',
    bin: 'Mover a la papelera',
    binHint: 'Cada una pasa a ser una partida aparte en la papelera. Puedes restaurarlas.',
    keep: 'Conservarlas también',
    keepHint: 'Cada una pasa a ser una partida aparte y cuenta en las estadísticas.',
  },
  confirm: {
    title: (name) => `¿Conservar la ${name.toLowerCase()}?`,
    bin: (name) => `La ${name.toLowerCase()} será la partida en todos los dispositivos. Las otras van a la papelera como partidas aparte.`,
    keep: (name) => `La ${name.toLowerCase()} será la partida en todos los dispositivos. Las otras quedan como partidas aparte.`,
    yes: 'Conservar la versión',
    no: 'Cancelar',
  },
  notDone: 'No hay ninguna versión elegida',
  stale: 'Una versión acaba de cambiar, así que no se ha guardado nada. Mira las versiones otra vez.',
  chosen: (name) => `La ${name.toLowerCase()} es ahora la partida.`,
  details: {
    place: (place) => `Lugar: ${place}`,
    note: (note) => `Nota: ${note}`,
    date: (date) => `Jugada el: ${date}`,
    binned: 'En la papelera',
  },
  unreadable: 'No se puede puntuar esta versión',
}

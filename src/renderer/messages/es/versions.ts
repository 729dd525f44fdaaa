import { counted } from '#shared/words/es/numbers'
import type { PageWords } from '../page-words'

/** Choosing between versions of a match that devices made apart from one another. */
export const versions: PageWords['versions'] = {
  heading: 'Versiones de una partida',
  notice: {
    title: (versions) => `${versions} versiones de esta partida`,
    text: 'La partida siguió de modo distinto en dispositivos distintos. Se conserva todo. Mira las versiones una junto a otra, y elige.',
    open: 'Ver las versiones',
  },
  waiting: 'Buscando las versiones…',
  title: (players) => `Versiones de la partida de ${players}`,
  why: (versions) =>
    `Esta partida siguió de modo distinto en dispositivos distintos antes de que pudieran ponerse al día. ${versions === 2 ? 'Las dos versiones' : `Las ${versions} versiones`} se conservan hasta que elijas una.`,
  none: { title: 'No hay nada que elegir', text: 'De esta partida hay (o queda) una sola versión.', open: 'A la partida' },
  name: (number) => `Versión ${number}`,
  shown: 'Se muestra hasta que elijas',
  changed: (when, device) => (device === null ? `Último cambio: ${when}` : `Último cambio en ${device}: ${when}`),
  revisions: (rounds, events) => `${counted(rounds, { one: 'ronda', other: 'rondas' })}, ${counted(events, { one: 'anotación', other: 'anotaciones' })}`,
  parting: {
    same: 'Todo lo jugado es igual. Las versiones difieren en lo que va aparte: lugar, nota, fecha o papelera.',
    start: (round) => `Son iguales hasta el comienzo de la ronda ${round}.`,
    event: (round, event) => `Son iguales hasta la anotación ${event - 1} de la ronda ${round}, y difieren desde la ${event}.`,
    first: (round) => `Difieren desde la primera anotación de la ronda ${round}.`,
    go: 'Mostrar dónde se separan',
  },
  totals: 'Puntos',
  choose: 'Elegir esta versión',
  others: {
    legend: '¿Qué pasa con la versión que no se elige?',
    bin: 'A la papelera',
    binHint: 'Como partida aparte; desde allí se puede recuperar.',
    keep: 'Conservar las dos',
    keepHint: 'Se queda en el historial como partida aparte, y cuenta en las estadísticas.',
  },
  confirm: {
    title: (name) => `¿Elegir la ${name.toLowerCase()}?`,
    bin: (name) => `La ${name.toLowerCase()} pasa a ser la partida, en todos los dispositivos. Lo que no se elige queda en la papelera como partida aparte.`,
    keep: (name) => `La ${name.toLowerCase()} pasa a ser la partida, en todos los dispositivos. Lo que no se elige se queda como partida aparte.`,
    yes: 'Elegirla',
    no: 'Volver',
  },
  notDone: 'No se ha elegido',
  stale: 'Algo cambió un momento antes, así que no se ha elegido nada. La página muestra ahora las versiones como están; míralas otra vez.',
  chosen: (name) => `La ${name.toLowerCase()} es ahora la partida.`,
  details: {
    place: (place) => `Lugar: ${place}`,
    note: (note) => `Nota: ${note}`,
    date: (date) => `Jugada el: ${date}`,
    binned: 'Está en la papelera',
  },
  unreadable: 'Esta versión no se puede contar.',
}

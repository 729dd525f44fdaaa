import { counted, listed, plain } from '#shared/words/es'
import type { Noun } from '#shared/words/grammar'
import { numbersIn } from '../numbers-in'
import type { PageWords } from '../page-words'
import { regional } from '../regional'

const MATCHES: Noun = { one: 'partida', other: 'partidas' }
const { whole, ...numbers } = numbersIn(regional('es'))
export const { decimal, perRound, shareWords } = numbers

/** What is counted over all matches of the house. */
export const statistics: PageWords['statistics'] = {
  title: 'Estadísticas',
  waiting: 'Sumando tus partidas…',
  counting: (done, total) => `Recorriendo tus partidas: ${whole(done)} de ${whole(total)}. Esto hace falta una sola vez.`,
  failed: 'Las estadísticas no se pueden mostrar ahora mismo. Lo guardado está a salvo; se vuelve a intentar.',
  filters: 'Qué partidas se cuentan',
  countAll: 'Contar todas las partidas',
  counted: (matches) => (matches === 1 ? '1 partida terminada contada.' : `${whole(matches)} partidas terminadas contadas.`),
  nothingYet: 'Aún no se ha terminado ninguna partida. Cuando haya una, aquí están sus números: quién gana cuántas veces, contra quién y cómo.',
  newMatch: 'Partida nueva',
  nothingFound: 'No hay ninguna partida terminada así. Pide menos, o cuéntalas todas.',
  apart: {
    heading: 'Sin contar, o contado con cuidado',
    unfinished: (matches) => `${counted(matches, MATCHES)} sin terminar`,
    refused: (matches) => `${counted(matches, MATCHES)} con un registro que las reglas no permiten`,
    alone: (matches) => `${counted(matches, MATCHES)} que jugó una sola persona`,
    severalSeats: (matches) => `${counted(matches, MATCHES)} en que una persona tenía varios asientos: se cuenta una vez, por el mejor puesto`,
    damaged: (matches) => `${counted(matches, MATCHES)} que no se ${matches === 1 ? 'puede' : 'pueden'} abrir`,
    show: (place) => `Partida ${place}`,
    showAll: 'Mostrarlas',
    more: (matches) => `y ${matches} más`,
  },
  people: {
    heading: 'Todas las personas',
    meanings: 'Qué significan las columnas',
    fewPoints: 'Los puntos de juegos distintos son cosas distintas, así que los puntos por ronda están más abajo, con cada juego.',
    columns: {
      name: ['Nombre', ''],
      played: ['Jugadas', 'Partidas terminadas en las que participó.'],
      won: ['Ganadas', 'Partidas ganadas.'],
      share: ['Parte ganada', 'Partidas ganadas, de las jugadas.'],
      rating: [
        'Nivel',
        'Lo bien que juega alguien hasta donde lo dicen los resultados: quién termina por delante de quién, y contra quién. Todos empiezan en 25,0; tras ± está lo inseguro que es aún (una desviación típica).',
      ],
      pointsPerRound: ['Puntos por ronda', 'Lo que se movieron los totales en cada ronda.'],
      rounds: ['Rondas', 'Rondas en las que se puso una ficha.'],
      roundsWon: ['Rondas ganadas', 'Al hacer dominó, al llegar a la meta o con un cierre.'],
      dominoes: ['Dominós', 'Rondas ganadas al poner la última ficha.'],
      targets: ['Meta alcanzada', 'Rondas que terminaron porque en medio de ellas se llegó a la meta.'],
      blocked: ['Cierres ganados', 'Rondas con cierre ganadas por la decisión.'],
      duals: ['Duales', 'Jugadas tras las que los dos extremos eran iguales.'],
      plurals: ['Plurales', 'Jugadas tras las que todas las mitades abiertas eran iguales.'],
      flowers: ['Flores', 'La propia Flor, y cada pareja que la mostró.'],
      scorpions: ['Escorpiones', 'El propio Escorpión, y cada pareja que lo mostró.'],
      headers: ['Cabezas', 'Cabezas dobles y triples.'],
      suits: ['Palos puntuados', 'Palos que se mostraron bastantes veces para puntuar.'],
      comebacks: ['Remontadas', 'Partidas ganadas tras ir por detrás en media meta o más.'],
      greatest: ['Mayor remontada', 'La mayor desventaja en una partida ganada, de los puntos a los que se jugaba.'],
      longest: ['Mejor racha', 'La mayor serie de partidas ganadas seguidas.'],
      current: ['Racha actual', 'Partidas ganadas seguidas hasta la última.'],
      unfinished: ['Sin terminar', 'Partidas en las que participó y que aún no ha ganado nadie.'],
    },
    behind: (deficit, target) => `${plain(deficit)} de ${plain(target)}`,
    behindOpens: (name, deficit, target) => `${plain(deficit)} de ${plain(target)}: repasar cómo remontó ${name}`,
    rating: (mean, deviation) => `${decimal(mean)} ± ${decimal(deviation)}`,
  },
  byGame: { heading: 'Por juego', game: 'Juego', points: 'Puntos' },
  blocked: { heading: 'Rondas con cierre ganadas', rule: 'Regla', test: 'Lo decidió', won: 'Ganadas' },
  rivals: {
    heading: 'Cara a cara',
    how: 'Cada fila contra cada columna: cuántas veces por delante – cuántas por detrás al final, en partidas que jugaron ambas personas, jugara quien jugara además. Los empates van entre paréntesis.',
    caption: 'Cara a cara de todas las personas',
    against: 'Contra',
    record: (ahead, behind, level) => `${ahead}–${behind}${level === 0 ? '' : ` (${level})`}`,
    told: (one, other, record) => `${one} contra ${other}: ${record}`,
    never: 'nunca coincidieron',
    pair: (one, other) => listed([one, other]),
    pairMatches: (matches) => `${counted(matches, MATCHES)} en que jugaron ambas personas.`,
    standing: (one, other, ahead, behind, level) => {
      const levelWords = level === 0 ? '' : `, y ${counted(level, { one: 'empate', other: 'empates' })}`
      if (ahead === behind) return `No hay ventaja: ${ahead} a ${behind}${levelWords}.`
      return `Ventaja de ${ahead > behind ? one : other}: ${Math.max(ahead, behind)} a ${Math.min(ahead, behind)}${levelWords}.`
    },
    latest: 'Sus últimas partidas',
    history: 'Todas sus partidas en el historial',
    close: 'Cerrar',
    open: (players, day) => `Repasar la partida de ${players}, ${day}`,
    neverMet: 'Entre las partidas contadas no han terminado ninguna en la misma mesa.',
  },
  ratings: {
    heading: 'El nivel a lo largo del tiempo',
    how: (names) => `La línea es el nivel; la banda, lo inseguro que es (una desviación típica a cada lado). Se muestra: ${listed(names)}.`,
    choose: 'De quién se muestra el nivel',
    caption: 'Niveles después de las partidas',
    thinned: 'Hay más partidas de las que puede mostrar un gráfico; la tabla y el gráfico tienen las mismas, elegidas a intervalos regulares.',
    day: 'Día',
    person: 'Nombre',
    rating: 'Nivel',
    deviation: '±',
    chart: (names) => `Gráfico del nivel de ${listed(names)} a lo largo del tiempo. Lo mismo como tabla: pulsa “Como tabla”.`,
  },
}

/** The score of a match from event to event. */
export const scoreCourse: PageWords['scoreCourse'] = {
  heading: 'Cómo fue la puntuación',
  title: 'Totales después de cada anotación',
  label: (names) => `Gráfico de los totales de ${listed(names)} después de cada anotación. Lo mismo como tabla: pulsa “Como tabla”.`,
  place: 'Anotación',
  what: 'Qué pasó',
  start: 'Empieza la partida',
  at: (round, event) => (event === null ? `Ronda ${round}, final` : `Ronda ${round}, ${event}`),
}

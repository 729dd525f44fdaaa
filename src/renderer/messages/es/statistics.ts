import { counted, listed, plain } from '#shared/words/es'
import type { Noun } from '#shared/words/grammar'
import { HALF_A_TENTH, margin } from '../margin'
import { numbersIn } from '../numbers-in'
import type { PageWords } from '../page-words'
import { regional } from '../regional'
import { chart } from './components'

const MATCHES: Noun = { one: 'partida', other: 'partidas' }
const { whole, ...numbers } = numbersIn(regional('es'))
export const { decimal, perRound, pointsWords, shareWords } = numbers

const sources: PageWords['statistics']['scoring']['sources'] = {
  dual: 'Duales',
  plural: 'Plurales',
  flower: 'Flores',
  scorpion: 'Escorpiones',
  'double-header': 'Cuadres dobles',
  'triple-header': 'Cuadres triples',
  'of-a-suit': 'Números iguales',
  ends: 'Dominó y cierres',
}

/** What is counted over all matches of the house. */
export const statistics: PageWords['statistics'] = {
  title: 'Estadísticas',
  waiting: 'Cargando las estadísticas…',
  counting: (done, total) => `Contando tus partidas: ${whole(done)} de ${whole(total)}. Esto solo pasa una vez.`,
  failed: 'Las estadísticas no se pueden cargar ahora mismo. Tus partidas están a salvo y Caravan lo sigue intentando.',
  filters: 'Elegir las partidas',
  daysAndPeople: 'Días y personas',
  countAll: 'Contar todas las partidas',
  counted: (matches) => (matches === 1 ? '1 partida terminada.' : `${whole(matches)} partidas terminadas.`),
  nothingYet: 'Aún no hay partidas terminadas. Termina una para ver quién gana, cuántas veces, contra quién y cómo.',
  newMatch: 'Partida nueva',
  nothingFound: 'Ninguna partida terminada coincide. Quita algún filtro o cuéntalas todas.',
  podium: {
    heading: 'Quién gana más',
    wins: (wins) => counted(wins, { one: 'victoria', other: 'victorias' }),
    level: (wins, names) => `${counted(wins, { one: 'victoria', other: 'victorias' })} por persona: ${names}.`,
    more: (count) => `${plain(count)} más`,
    tile: (wins) => `Una ficha: ${counted(wins, { one: 'victoria', other: 'victorias' })}.`,
  },
  figures: {
    heading: 'Cifras principales',
    matches: (matches) => (matches === 1 ? 'partida' : 'partidas'),
    rounds: (rounds) => (rounds === 1 ? 'ronda' : 'rondas'),
    long: (minutes) => (minutes < 60 ? `${minutes}\u00a0min` : `${whole(Math.round(minutes / 60))}\u00a0h`),
    atTable: (known, matches) => (known === matches ? 'en la mesa' : `en la mesa, en ${whole(known)} de ${counted(matches, MATCHES)}`),
    biggest: (name) => `mejor jugada, ${name}`,
  },
  scoring: {
    heading: '¿Qué da más?',
    answer: (source, perRound, points) => `${sources[source]}: ${decimal(perRound)} ${points} por ronda.`,
    unit: (points, game) => `${game}: ${points} por ronda, entre todos`,
    what: 'Qué',
    sources,
  },
  leads: {
    heading: '¿Es una ventaja salir?',
    told: (won, matches) => `Quien salió primero ganó ${whole(won)} de ${counted(matches, MATCHES)}.`,
    chance: (wins) => `El azar por sí solo daría alrededor de ${whole(wins)}.`,
    luck: 'Todavía puede ser suerte.',
    more: 'Es más que suerte.',
    fewer: 'Tan pocas son más que mala suerte.',
    box: (matches) => `Una casilla: ${counted(matches, MATCHES)}.`,
    caption: 'Partidas ganadas por quien salió primero',
    players: 'Personas',
    matches: 'Partidas',
    won: 'Ganadas',
    expected: 'Por azar',
  },
  luck: {
    heading: 'Suerte y habilidad',
    scope: (game, matches) => `${game}, ${counted(matches, MATCHES)}`,
    working: (done, matches) => `Analizadas ${whole(done)} de ${counted(matches, MATCHES)} hasta ahora…`,
    told: (name, ahead, tiles, choices, give, noun) =>
      `${name} gana ${decimal(Math.abs(ahead))} ${noun.other} ${ahead < 0 ? 'menos' : 'más'} por partida que los demás. Las fichas ${tiles < 0 ? 'quitaron' : 'dieron'} alrededor de ${decimal(Math.abs(tiles))} y las decisiones ${choices < 0 ? 'quitaron' : 'dieron'} alrededor de ${decimal(Math.abs(choices))}${margin(give, HALF_A_TENTH, `, con un margen de ${decimal(give)}`)}.`,
    meaning: 'Cada decisión se compara con la mejor ficha que seguro estaba en la mano. Todo lo demás cuenta como suerte.',
  },
  apart: {
    heading: 'Partidas aparte',
    unfinished: (matches) => `${counted(matches, MATCHES)} sin terminar`,
    refused: (matches) => `${counted(matches, MATCHES)} que las reglas no permiten`,
    alone: (matches) => `${counted(matches, MATCHES)} con una sola persona`,
    severalSeats: (matches) => `${counted(matches, MATCHES)} en que una persona tenía varios asientos: solo cuenta su mejor puesto`,
    damaged: (matches) => `${counted(matches, MATCHES)} que no se ${matches === 1 ? 'puede' : 'pueden'} abrir`,
    show: (place) => `Partida ${place}`,
    showAll: 'Ver partidas',
    more: (matches) => `y ${matches} más`,
  },
  people: {
    heading: 'Todas las personas',
    more: 'Todas las cifras',
    best: 'Mejor ronda',
    meanings: 'Qué significan las columnas',
    fewPoints: 'Cada juego puntúa de otro modo, así que los puntos por ronda están más abajo, por juego.',
    columns: {
      name: ['Nombre', ''],
      played: ['Jugadas', 'Partidas terminadas.'],
      won: ['Ganadas', 'Partidas ganadas.'],
      share: ['% de victorias', 'Partidas ganadas de las jugadas.'],
      rating: [
        'Nivel',
        'La calidad de los resultados, según contra quién. Todos empiezan en 25. El número tras ± es el margen de error (una desviación estándar).',
      ],
      pointsPerRound: ['Puntos por ronda', 'Cambio medio del total por ronda.'],
      rounds: ['Rondas', 'Rondas con al menos una ficha jugada.'],
      roundsWon: ['Rondas ganadas', 'Al hacer dominó, al llegar a la meta o con un cierre.'],
      dominoes: ['Por dominó', 'Rondas ganadas al jugar la última ficha.'],
      targets: ['Meta alcanzada', 'Rondas que terminaron porque esta persona llegó a la meta.'],
      blocked: ['Cierres ganados', 'Rondas con cierre ganadas por la decisión.'],
      duals: ['Duales', 'Jugadas que igualaron los dos extremos.'],
      plurals: ['Plurales', 'Jugadas que igualaron los dos extremos con un doble.'],
      flowers: ['Flores', 'Flores cortas y largas.'],
      scorpions: ['Escorpiones', 'Escorpiones pequeños y grandes.'],
      headers: ['Cuadres', 'Cuadres dobles y triples.'],
      suits: ['Números iguales', 'Números que puntuaron por aparecer 2 veces o más.'],
      comebacks: ['Remontadas', 'Partidas ganadas tras ir por detrás en media meta o más.'],
      greatest: ['Mayor remontada', 'La mayor desventaja en una partida que aun así se ganó, y la meta.'],
      longest: ['Mejor racha', 'La mayor serie de partidas ganadas seguidas.'],
      current: ['Racha actual', 'Partidas ganadas seguidas hasta ahora.'],
      unfinished: ['Sin terminar', 'Partidas que aún no ha ganado nadie.'],
    },
    behind: (deficit, target) => `${plain(deficit)} de ${plain(target)}`,
    behindOpens: (name, deficit, target) => `${plain(deficit)} de ${plain(target)}: repasar la remontada de ${name}`,
    rating: (mean, deviation) => `${decimal(mean)} ± ${decimal(deviation)}`,
  },
  byGame: { heading: 'Por juego', game: 'Juego', points: 'Puntos' },
  blocked: { heading: 'Rondas con cierre ganadas', rule: 'Regla', test: 'Criterio decisivo', won: 'Ganadas' },
  rivals: {
    pair: (one, other) => listed([one, other]),
    pairMatches: (matches) => `${counted(matches, MATCHES)} en común.`,
    standing: (one, other, ahead, behind, level) => {
      const levelWords = level === 0 ? '' : `, y ${counted(level, { one: 'empate', other: 'empates' })}`
      if (ahead === behind) return `Igualdad: ${ahead} a ${behind}${levelWords}.`

      return `Ventaja de ${ahead > behind ? one : other}: ${Math.max(ahead, behind)} a ${Math.min(ahead, behind)}${levelWords}.`
    },
    latest: 'Sus partidas recientes',
    matches: 'Ver todas sus partidas',
    close: 'Cerrar',
    open: (players, day) => `Abrir partida: ${players}, ${day}`,
    neverMet: 'En esta selección no han terminado ninguna partida en común.',
  },
  ratings: {
    heading: '¿Quién mejora?',
    from: (matches) => `El nivel de juego empieza tras ${counted(matches, MATCHES)}.`,
    gained: (name, from, to) => `Quien más ha subido: ${name}, de ${decimal(from)} a ${decimal(to)}.`,
    nobody: 'Aquí nadie ha subido desde su primera partida.',
    meaning: 'El nivel dice la calidad de los resultados, según contra quién. Todos empiezan en 25.',
    ahead: (one, other, tenths) =>
      `${one} ${tenths === 0 ? 'casi nunca termina' : tenths === 10 ? 'casi siempre termina' : 'termina'} por delante de ${other}${tenths === 0 || tenths === 10 ? '' : ` ${counted(tenths, { one: 'vez', other: 'veces' })} de cada 10`}.`,
    choose: 'Elegir hasta 3 personas',
    caption: 'Nivel de juego después de las partidas',
    thinned: 'Hay demasiadas partidas para mostrarlas todas. El gráfico y la tabla tienen las mismas, elegidas a intervalos regulares.',
    day: 'Día',
    person: 'Nombre',
    rating: 'Nivel',
    deviation: '±',
    chart: (names) => `Gráfico: nivel de juego de ${listed(names)} con el tiempo. Para ver una tabla, elige “${chart.table}”.`,
  },
}

/** The score of a match from event to event. */
export const totalsChart: PageWords['totalsChart'] = {
  heading: 'Evolución de los puntos',
  title: 'Totales después de cada anotación',
  label: (names) => `Gráfico: totales de ${listed(names)} después de cada anotación. Para verlo en tabla, elige “${chart.table}”.`,
  place: 'Anotación',
  what: 'Detalles',
  start: 'Comienzo de la partida',
  at: (round, event) => (event === null ? `Final de la ronda ${round}` : `Ronda ${round}, anotación ${event}`),
}

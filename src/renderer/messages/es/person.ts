import { counted, listed, signed } from '#shared/words/es'
import type { Noun } from '#shared/words/grammar'
import type { PageWords } from '../page-words'
import { dayWords } from './dates'

const MATCHES: Noun = { one: 'partida', other: 'partidas' }
const ROUNDS: Noun = { one: 'ronda', other: 'rondas' }

/** The page about one person. */
export const person: PageWords['person'] = {
  nobody: 'Esa persona no está aquí.',
  allPeople: 'Todas las personas',
  opens: (name) => `Página de ${name}`,
  games: 'Qué juegos se cuentan',
  allGames: 'Todos los juegos',
  since: (matches, day) => `${counted(matches, MATCHES)}${day === null ? '' : `; la primera: ${dayWords(day)}`}`,
  none: 'Aún no hay partidas terminadas.',
  noneOfGame: 'Aún no hay partidas terminadas de este juego.',
  noneThen: 'Ninguna partida terminada en estos días.',
  edit: 'Nombre, imagen y color',
  form: (matches) => (matches === 1 ? 'Puesto en la última partida' : `Puestos en las últimas ${matches} partidas, la más reciente a la derecha`),
  place: (place, people) => `Puesto ${place} de ${people}`,
  won: (won, played) => `${won === 1 ? 'victoria' : 'victorias'} en ${counted(played, MATCHES)}`,
  rivals: {
    heading: 'Cara a cara',
    hint: 'quién terminó por delante',
    matches: (matches) => counted(matches, MATCHES),
    told: (name, other, ahead, behind, level) => `${name} por delante: ${ahead}; ${other} por delante: ${behind}${level === 0 ? '' : `; empates: ${level}`}`,
    more: (people) => `y ${people} más`,
  },
  rating: {
    heading: (mean) => `Nivel de juego ${mean}`,
    start: 'Todos empiezan con 25',
  },
  bestPlay: {
    heading: 'Mejor jugada',
    told: (tile, points, reasons, day) => `${tile} dio ${signed(points)}: ${reasons}. Fecha: ${dayWords(day)}.`,
  },
  bestRound: {
    heading: 'Mejor ronda',
    told: (points, round, others, day) => `${points} en la ronda ${round} contra ${listed(others)}, ${dayWords(day)}`,
  },
  streaks: {
    heading: 'Rachas',
    longest: (wins) => (wins === 1 ? 'victoria, nunca dos seguidas' : 'victorias seguidas, la mejor racha'),
    now: (wins) => (wins === 0 ? 'Ahora: ninguna victoria en la última partida' : wins === 1 ? 'Ahora: 1 victoria' : `Ahora: ${wins} victorias seguidas`),
  },
  misses: {
    heading: 'Lo que más deja pasar',
    kinds: {
      'equal-ends': 'Duales y otros extremos iguales',
      double: 'Dobles guardados demasiado tiempo',
      feeding: 'Dejar puntos a quien sigue',
      other: 'Otras jugadas que daban más',
    },
    hint: (rounds) => `En ${counted(rounds, ROUNDS)}. Solo lo seguro: la ficha estaba en la mano.`,
    working: (done, matches) => `Analizadas ${done} de ${counted(matches, MATCHES)} hasta ahora…`,
  },
  matches: { heading: 'Partidas recientes', all: 'Mostrar todas estas partidas' },
}

import type { ArmName } from '#shared/domino/line'
import { toGo } from '#shared/match/made'
import { capitalised, counted, inNumber, listed, plain, tileNoun } from '#shared/words/es'
import { withArticle } from '#shared/words/es/articles'
import type { PageWords } from '../page-words'
import { corrections } from './match-corrections'
import { entry, pad, playButton, tray, ways } from './match-entry'

const place = (name: ArmName): string => (typeof name === 'number' ? `brazo ${name}` : name === 'left' ? 'extremo izquierdo' : 'extremo derecho')

export const match: PageWords['match'] = {
  waiting: 'Cargando la partida…',
  gone: {
    title: 'Partida no encontrada',
    text: 'Puede que se haya borrado o movido, o que la dirección no sea correcta. Tus partidas están en la página de inicio.',
    home: 'Ir a la página de inicio',
  },
  unreadable: {
    title: 'No se puede puntuar esta partida',
    text: 'Está guardada y sin cambios, pero algo en ella no es posible:',
    replay: 'Sobre esta partida',
  },
  failed: 'No se puede cargar la partida ahora mismo. Caravan lo sigue intentando.',
  tooManyStreams: 'Este dispositivo ya muestra la partida en demasiadas ventanas. Cierra algunas y aparecerá aquí.',

  table: {
    title: (game, names) => `${game}: ${listed(names)}`,
    heading: 'Mesa',
    round: (round) => `Ronda ${round}`,
    rulesChanged: (rounds) => `reglas cambiadas en ${inNumber(rounds.length, { one: 'la ronda', other: 'las rondas' })} ${listed(rounds.map(String))}`,
    target: (target, points) => `a ${counted(target, points)}`,
    toGiveBack: (target, points) => `${counted(target, points)} por devolver`,
    boneyard: capitalised,
    boneyardCount: (name, tiles, reserve) =>
      reserve > 0 ? `${counted(tiles, tileNoun)} en el ${name}, ${reserve} de ellas en reserva` : `${counted(tiles, tileNoun)} en el ${name}`,
    reserve: (reserve) => `${reserve} en reserva`,
    sheet: 'Hoja de puntuación',
  },

  show: {
    label: 'Opciones de vista',
    score: (points) => capitalised(points.other),
    countUp: 'Sumar',
    countdown: 'Cuenta atrás',
    countdownHint: 'En la cuenta atrás, cada persona empieza con tantos puntos como la meta y los va devolviendo.',
    faces: 'Fichas',
    picturesHint: 'Para los más pequeños: dibujos en vez de puntos. La blanca queda en blanco.',
    largeSuits: 'Los números por encima del 6 conservan sus puntos.',
    device: 'Solo en este dispositivo. La partida no cambia.',
    house: 'Para todas tus partidas. También en los ajustes.',
  },

  players: {
    label: 'Quiénes juegan',
    hand: (tiles) => `${counted(tiles, tileNoun)} en la mano`,
    leader: capitalised,
    total: (total, target, points, countdown) =>
      countdown ? `${toGo(target, total)} de ${counted(target, points)} por devolver` : `${plain(total)} de ${counted(target, points)}`,
    enterFor: (name) => `Anotar para ${name}`,
  },

  dice: {
    flower: 'Flor',
    scorpion: 'Escorpión',
    flowerSign: '+1',
    scorpionSign: '−1',
    inFull: (pair, tile, sign) => `${pair} ${tile}, ${sign}`,
    die: (pair, place) => `${pair}, ${place === 0 ? 'primer' : 'segundo'} dado`,
    roll: 'Tira por nosotros',
  },

  line: {
    label: (line) => capitalised(withArticle(line).the),
    labelOf: (line, of) => `${capitalised(withArticle(line).the)}: ${of}`,
    order: 'Fichas en el orden en que se jugaron',
    empty: 'Aún no hay salida.',
    whole: 'Mostrar toda la línea',
    end: (name, suit, double) => `${ways.at(name)} con ${suit}${double ? ', un doble' : ''}`,
    lay: (tile, points) => `jugar ${tile}, ${points}`,
    tile: (tile, at, player, flagged) =>
      player === ''
        ? `${tile}, ya en la mesa al empezar`
        : `${tile}, ${at === null ? `salida de ${player}` : `jugada por ${player} en el ${place(at)}`}${flagged ? ', irregular' : ''}`,
  },

  entry,
  way: ways,
  pad,
  tray,
  play: playButton,

  edits: {
    'enter-play': 'última jugada',
    'enter-draw': 'robar fichas',
    'enter-pass': 'último pase',
    'enter-block': 'cierre',
    'enter-table': 'mesa inicial',
    'change-rules': 'cambio de reglas',
    'start-round': 'comienzo de la ronda',
    revise: 'corrección',
  },
  undoNamed: (edit) => `Deshacer: ${edit}`,
  redoNamed: (edit) => `Rehacer: ${edit}`,

  problem: { title: 'No guardado', unknown: 'Quizá no guardado', dismiss: 'Cerrar' },

  feed: {
    heading: 'Qué pasó',
    empty: 'Aún no hay anotaciones. Juega la primera ficha.',
    leads: (name, leader) => (leader === 'salida' ? `Sale ${name}` : `${name} es ${leader}`),
    played: (tile, at) =>
      at === null ? `sale con ${tile}` : `juega ${tile} ${at === 'left' ? 'a la izquierda' : at === 'right' ? 'a la derecha' : `en el brazo ${at}`}`,
    drew: (count) => `roba ${counted(count, tileNoun)}`,
    passed: 'pasa',
    showed: 'Hay cierre, todas las fichas a la vista',
    tableLay: (tiles) => `le toca ahora. Al empezar a anotar había ${counted(tiles, tileNoun)} en la mesa`,
    correctStart: 'Corregir',
    ofRound: (round) => `el comienzo de la ronda ${round}`,
    irregular: 'Irregular',
  },

  correction: corrections,

  block: {
    title: 'Ronda con cierre',
    hands: 'Fichas de cada persona',
    hand: (name) => `Mano de ${name}`,
    counted: (shown, expected) => (expected === null ? counted(shown, tileNoun) : `${shown} de ${counted(expected, tileNoun)}`),
    tapToAdd: 'Toca las fichas de esta mano o escribe sus números.',
    done: (name, count) => `${name}: ${count}`,
    removed: (tile) => `${tile} quitada`,
    missing: (name, tiles) => `${tiles === 1 ? 'Falta' : 'Faltan'} ${counted(tiles, tileNoun)} de ${name}.`,
    tooMany: (name, tiles) => `${name} tiene ${counted(tiles, tileNoun)} de más.`,
    marked: 'Una decisión con estas manos quedará marcada como irregular.',
    enterThem: 'Anotarlas',
    checkHand: 'Revisar la mano',
    ruleAnyway: 'Decidir igualmente',
    playable: (name, tiles) => `${name} todavía puede jugar ${listed(tiles, 'or')}: no hay cierre.`,
    early: (tiles, boneyard) =>
      `Aún se ${tiles === 1 ? 'puede' : 'pueden'} robar ${counted(tiles, tileNoun)} del ${boneyard}. El cierre se puede anotar ahora, pero quedará marcado como irregular.`,
    inHand: (name) => `Fichas de ${name}`,
    take: (tile) => `${tile}, en esta mano; toca para quitarla`,
    table: 'jugada',
    otherHand: 'en otra mano',
    canPlay: 'se puede jugar',
    back: 'Atrás',
    next: 'Mano siguiente',
    rule: 'Pedir la decisión',
  },

  ruling: {
    heading: 'Decisión',
    hands: 'Fichas a la vista',
    deciding: 'comparada',
    winner: 'gana',
    noTiles: 'sin fichas',
  },

  round: {
    over: (round) => `La ronda ${round} ha terminado`,
    next: 'Ronda siguiente',
    startTitle: (round) => `Ronda ${round}`,
    leader: (leader) => (leader === 'salida' ? '¿Quién sale?' : `¿Quién es ${leader}?`),
    suggested: (name) => `Es ${name}.`,
    begin: 'Empezar ronda',
    chooseLeader: 'Elige quién sale.',
    dice: 'La tirada',
    diceHint: 'Escribe los 4 números que han salido, tócalos o tira aquí.',
    chooseDice: 'Indica los 4 dados.',
  },

  end: {
    heading: 'La partida ha terminado',
    home: 'Ir a la página de inicio',
  },

  sheet: {
    caption: 'Hoja de puntuación',
    round: 'Ronda',
    brought: 'Antes',
    total: 'Totales',
    how: 'Final',
    running: 'en juego',
    unfinished: 'sin terminar',
    winner: 'ganó',
  },

  announce: {
    roundBegins: (round, name) => `Ronda ${round}. Sale ${name}.`,
  },
}

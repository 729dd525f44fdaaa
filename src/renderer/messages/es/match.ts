import type { ArmName } from '#shared/domino/line'
import { capitalised, counted, listed, plain, tileNoun } from '#shared/words/es'
import { withArticle } from '#shared/words/es/articles'
import type { PageWords } from '../page-words'
import { corrections } from './match-corrections'
import { entry, pad, ways } from './match-entry'

const place = (name: ArmName): string => (typeof name === 'number' ? `brazo ${name}` : name === 'left' ? 'extremo izquierdo' : 'extremo derecho')

export const match: PageWords['match'] = {
  waiting: 'Poniendo la mesa…',
  gone: {
    title: 'Esta partida no está aquí',
    text: 'Puede que se haya borrado o apartado, o que su dirección esté mal. Las partidas que se pueden leer están en la página de inicio.',
    home: 'A la página de inicio',
  },
  unreadable: {
    title: 'Esta partida no se puede contar',
    text: 'Su registro está guardado y sin cambios, pero hay algo en él que es imposible:',
    lookBack: 'Sobre esta partida',
  },
  failed: 'Caravan no entrega esta partida ahora mismo. Se vuelve a intentar.',
  tooManyStreams: 'Este dispositivo ya muestra la partida en demasiadas ventanas. Cierra algunas y aparecerá aquí.',

  table: {
    title: (game, names) => `${game}: ${listed(names)}`,
    heading: 'Mesa',
    round: (round) => `Ronda ${round}`,
    rulesChanged: (rounds) => `reglas cambiadas en la ronda ${listed(rounds.map(String))}`,
    target: (target, points) => `a ${counted(target, points)}`,
    boneyard: capitalised,
    boneyardCount: (name, tiles, reserve) =>
      reserve > 0
        ? `${counted(tiles, tileNoun)} en el ${name}, ${reserve} de ellas no se ${reserve === 1 ? 'roba' : 'roban'} nunca`
        : `${counted(tiles, tileNoun)} en el ${name}`,
    reserve: (reserve) => `${reserve} ${reserve === 1 ? 'se queda' : 'se quedan'}`,
    sheet: 'Hoja de puntuación',
  },

  show: {
    button: 'Mostrar',
    label: 'Mostrar: puntuación y fichas',
    score: (points) => capitalised(points.other),
    countUp: 'Hacia arriba',
    countdown: 'Cuenta atrás',
    countdownHint: 'En la cuenta atrás, cada cual empieza con lo que vale la meta y lo va devolviendo (B-8).',
    faces: 'Fichas',
    picturesHint: 'Para los peques: los palos como dibujos en vez de puntos (B-9). La blanca sigue blanca.',
    largeSuits: 'Los palos por encima del 6 conservan sus puntos.',
    device: 'Solo en este dispositivo; no cambia nada de la partida.',
    house: 'Para todas tus partidas, también en los ajustes.',
  },

  players: {
    label: 'Quiénes juegan',
    turn: 'Le toca',
    hand: (tiles) => `${counted(tiles, tileNoun)} en la mano`,
    toGiveBack: 'por devolver',
    leaderInShort: (leader) => (leader === 'salida' ? 'Salida' : 'Guía'),
    leader: capitalised,
    total: (total, target, points, countdown) =>
      countdown ? `${Math.max(0, target - total)} de ${counted(target, points)} por devolver` : `${plain(total)} de ${counted(target, points)}`,
    enterFor: (name) => `Anotar para ${name}`,
  },

  dice: {
    flower: 'Flor',
    scorpion: 'Escorpión',
    flowerSign: '+1',
    scorpionSign: '−1',
    inFull: (pair, tile, sign) => `${pair} ${tile}, ${sign}`,
    die: (pair, place) => `${pair}, ${place === 0 ? 'primer' : 'segundo'} dado`,
    throw: 'Tirar los dados aquí',
  },

  line: {
    label: (line) => capitalised(withArticle(line).the),
    labelOf: (line, of) => `${capitalised(withArticle(line).the)} de ${of}`,
    empty: 'Aún no ha salido nadie.',
    end: (name, suit, double) => `${ways.at(name)}: muestra ${suit}${double ? ', un doble' : ''}`,
    lay: (tile, points) => `poner ${tile} por ${points}`,
    tile: (tile, at, player, flagged) =>
      player === ''
        ? `${tile}, en la mesa cuando empezó el registro`
        : `${tile}, ${at === null ? 'salida' : `en el ${place(at)}`} de ${player}${flagged ? ', irregular' : ''}`,
  },

  entry,
  way: ways,
  pad,

  edits: {
    'enter-play': 'la última jugada',
    'enter-draw': 'el último robo',
    'enter-pass': 'el último paso',
    'enter-block': 'el cierre',
    'enter-table': 'la mesa como estaba',
    'change-rules': 'el cambio de reglas',
    'start-round': 'el comienzo de la ronda',
    revise: 'la corrección',
  },
  undoNamed: (edit) => `Deshacer ${edit}`,
  redoNamed: (edit) => `Rehacer ${edit}`,

  problem: { title: 'No se ha anotado', unknown: 'Quizá no se ha anotado', dismiss: 'Quitar' },

  feed: {
    heading: 'Qué ha pasado',
    empty: 'Nada todavía. La primera anotación es la salida.',
    leads: (name, leader) => (leader === 'salida' ? `Sale ${name}` : `${name} lleva la ${leader}`),
    played: (tile, at) =>
      at === null ? `sale con ${tile}` : `${tile} ${at === 'left' ? 'a la izquierda' : at === 'right' ? 'a la derecha' : `al brazo ${at}`}`,
    drew: (count) => `roba ${counted(count, tileNoun)}`,
    passed: 'pasa',
    showed: 'cierre, manos mostradas',
    tableLay: (tiles) => `es quien sigue; el registro empieza con ${counted(tiles, tileNoun)} en la mesa`,
    opens: ' Corregir o quitar.',
    correctStart: 'Corregir',
    ofRound: (round) => `el comienzo de la ronda ${round}`,
    irregular: 'Irregular',
  },

  correction: corrections,

  block: {
    title: 'Ronda con cierre',
    hands: 'Manos',
    hand: (name) => `La mano de ${name}`,
    counted: (shown, expected) => (expected === null ? counted(shown, tileNoun) : `${shown} de ${counted(expected, tileNoun)}`),
    tapToAdd: 'Toca las fichas de esta mano, o teclea sus mitades.',
    differs: (shown, expected) => `Según la cuenta llevada son ${expected}, y esta mano muestra ${shown}. Puede valer; quedará marcado.`,
    playable: (name, tiles) => `${name} todavía puede jugar ${listed(tiles)}: no hay cierre.`,
    early: (tiles, boneyard) =>
      `Aún se ${tiles === 1 ? 'puede' : 'pueden'} robar ${counted(tiles, tileNoun)} del ${boneyard}. Un cierre ahora valdrá, y quedará marcado.`,
    inHand: (name) => `Fichas de ${name}`,
    take: (tile) => `${tile}, en esta mano; toca para quitarla`,
    table: 'jugada',
    otherHand: 'en otra mano',
    canPlay: 'se podría jugar',
    back: 'Atrás',
    next: 'Mano siguiente',
    rule: 'Dar la decisión',
  },

  ruling: {
    heading: 'La decisión',
    hands: 'Manos mostradas',
    deciding: 'mirada',
    notLooked: 'no comparada',
    winner: 'gana',
    measure: {
      'holds-tile': 'la tiene',
      doubles: 'dobles',
      'lowest-double': 'doble más bajo',
      pips: 'puntos',
      tiles: 'fichas',
    },
    yes: 'sí',
    no: 'no',
    none: 'ninguno',
    noTiles: 'sin fichas',
  },

  round: {
    over: (round) => `La ronda ${round} ha terminado`,
    points: 'Puntos del final de la ronda',
    next: 'Ronda siguiente',
    startTitle: (round) => `Ronda ${round}`,
    leader: (leader) => `¿Quién tiene la ${leader}?`,
    suggested: (name) => `Es ${name}.`,
    begin: 'Empezar la ronda',
    chooseLeader: 'Elige quién sale.',
    dice: 'La tirada',
    diceHint: 'Toca las caras que han salido, o tira aquí.',
    chooseDice: 'Pon los cuatro dados.',
  },

  end: {
    heading: 'La partida ha terminado',
    rematch: 'Revancha',
    rematchHint: 'La misma mesa y las mismas reglas; la salida pasa.',
    home: 'A la página de inicio',
  },

  sheet: {
    caption: 'Hoja de puntuación',
    round: 'Ronda',
    total: 'Suma',
    how: 'Cómo terminó',
    running: 'en juego',
    unfinished: 'sin terminar',
    winner: 'ganó',
  },

  announce: {
    roundBegins: (round, name) => `Ronda ${round}. Sale ${name}.`,
    changed: 'La partida ha cambiado.',
    turn: (name) => `Juega ${name}.`,
  },
}

import { counted, listed, tileNoun } from '#shared/words/es'
import type { PageWords } from '../page-words'
import type { CameraFault } from '../sentence-inputs'

/** Reading tiles and dice from photos. */

const megapixels = (value: number): string => `${Math.round(value)} megapíxeles`
const lineOf = (tiles: number): string => `línea de ${counted(tiles, tileNoun)}`

/** Why a picture could not be read, and what to do. */
export const recognitionFaultSentence: PageWords['recognitionFaultSentence'] = (fault) => {
  switch (fault.code) {
    case 'empty':
      return 'Este archivo está vacío. Elige otro.'
    case 'unreadable':
      return 'Este archivo no se puede abrir. Es una carpeta o se ha movido o cambiado. Elígelo otra vez o usa otro.'
    case 'not-a-picture':
      return fault.format === null
        ? 'Eso no es una imagen. Usa JPEG, PNG o WebP.'
        : `Caravan no puede leer imágenes ${fault.format}. Guárdala como JPEG, PNG o WebP e inténtalo otra vez.`
    case 'too-large':
      return `La imagen es demasiado grande: ${megapixels(fault.megapixels)}, máximo ${megapixels(fault.most)}. Hazla más pequeña e inténtalo otra vez.`
    case 'damaged':
      return `Esta imagen ${fault.format} está dañada. Haz la foto otra vez o usa otra.`
    case 'unavailable':
      return `Ahora mismo no se pueden leer imágenes. Anota las fichas a mano o inténtalo otra vez. (${fault.detail})`
  }
}

const CAMERA_SENTENCES: Readonly<Record<CameraFault, string>> = {
  refused: 'Caravan no tiene permiso para usar la cámara. Permítela en los ajustes del navegador o del sistema, o usa un archivo de imagen.',
  none: 'No se ha encontrado ninguna cámara. Conecta una e inténtalo otra vez, o usa un archivo de imagen.',
  busy: 'Otro programa está usando la cámara. Ciérralo e inténtalo otra vez, o usa un archivo de imagen.',
  insecure: 'El navegador no permite la cámara en esta página. Elige un archivo de imagen. En un teléfono, así también puedes hacer una foto.',
  stopped: 'La cámara se ha detenido. Conéctala otra vez o usa un archivo de imagen.',
  other: 'La cámara no se ha podido encender. Inténtalo otra vez o usa un archivo de imagen.',
}

export const photo: PageWords['photo'] = {
  open: 'Hacer una foto',
  cameraFault: (fault) => CAMERA_SENTENCES[fault],

  source: {
    camera: 'Usar la cámara',
    cameraOff: 'Apagar la cámara',
    file: 'Elegir una imagen…',
    hint: 'O suelta o pega aquí una imagen.',
    dropHere: 'Suelta aquí la imagen',
    take: 'Hacer una foto',
    takeAnother: 'Hacer otra foto',
    whichCamera: 'Cámara',
    anotherCamera: 'Elegir otra…',
    unnamedCamera: (number) => `Cámara ${number}`,
    starting: 'Encendiendo la cámara…',
    live: 'Imagen de la cámara',
    onlyOne: (files, name) => `De ${counted(files, { one: 'archivo', other: 'archivos' })}, Caravan solo ha leído “${name}”.`,
  },

  print: {
    label: 'Tus fichas tienen',
    pips: 'puntos',
    numbers: 'números',
  },

  opening: 'Cargando el lector de fotos…',
  reading: 'Leyendo la foto…',
  cancel: 'Dejar de leer',
  fault: 'Foto no leída',

  review: {
    picture: 'La foto y las fichas encontradas en ella',
    tiles: 'Fichas encontradas',
    none: 'No se ha encontrado ninguna ficha. Acércate más, evita los reflejos o anota la ficha a mano.',
    tile: 'Ficha',
    sure: 'clara',
    unsure: 'dudosa',
    unsureOr: (tile) => `dudosa, quizá ${tile}`,
    outside: 'dudosa: no es de este dominó',
    chosen: 'elegida por ti',
    newMark: 'recién jugada',
    unsureMark: '?',
    which: (tile) => `¿Qué ficha es? Caravan ha leído ${tile}`,
    percent: (chance) => (chance > 0.995 ? '> 99 %' : chance < 0.005 ? '< 1 %' : `${Math.round(chance * 100)} %`),
    candidate: (tile, chance) => `${tile}, ${chance}`,
    other: 'Otra ficha',
    noTile: 'Aquí no hay ninguna ficha',
    isTheNew: 'Ficha recién jugada',
    back: 'Volver a la foto',
  },

  play: {
    title: (name) => `Foto de la ficha de ${name}`,
    titleLead: (name) => `Foto de la salida de ${name}`,
    proposed: (tile) => `Ficha nueva: ${tile}`,
    chooseTile: '¿Qué ficha se ha jugado? Elígela abajo o en la foto.',
    chooseEnd: '¿Dónde se ha jugado?',
    likeliest: 'Fichas más probables',
    ends: (tile) => `Dónde se ha jugado ${tile}`,
    laidBy: 'Jugada por',
    nothingNew: 'No hay ninguna ficha nueva: todas las de la foto ya están anotadas.',
    nothingFits: 'Ninguna ficha de la foto se puede jugar ahora.',
    enter: (tile, where, name) => `Anotar ${tile}, ${where.toLowerCase()}, para ${name}`,
    enterLead: (tile, name) => `Anotar ${tile} como salida de ${name}`,
    enterNothing: 'Anotar la jugada',
    leave: 'Anotar a mano',
    unknown: (tiles) => `En la foto también ${tiles.length === 1 ? 'está' : 'están'} ${listed(tiles)}. ¿Falta anotar alguna jugada?`,
    unseen: (tiles) => `Anotado, pero no en la foto: ${listed(tiles)}.`,
    hold: 'No anotar',
  },

  hand: {
    open: (name) => `Foto de las fichas de ${name}`,
    title: (name) => `Fichas de ${name}`,
    found: (tiles, expected) =>
      `${counted(tiles, tileNoun)} ${tiles === 1 ? 'encontrada' : 'encontradas'}${expected === null ? '' : `; se ${expected === 1 ? 'esperaba' : 'esperaban'} ${expected}`}`,
    settle: (tiles) => (tiles === 1 ? 'Hay una ficha dudosa: tócala y elige cuál es.' : `Hay ${tiles} fichas dudosas: toca cada una y elige cuál es.`),
    use: (tiles) => (tiles === 1 ? 'Usar esta ficha' : `Usar estas ${tiles} fichas`),
    replaces: 'Las fichas ya anotadas de esta mano se reemplazan.',
    missed: 'Si falta una ficha, se puede añadir después a mano.',
  },

  line: {
    open: 'Ronda ya empezada',
    title: 'Empezar a mitad de ronda',
    about: 'Haz una foto de la mesa o escribe la línea. Lo que ya está puesto no puntúa. Lo que venga después, sí.',
    photo: 'Foto de la mesa',
    use: (tiles) => (tiles === 0 ? 'Usar esta línea' : `Usar ${lineOf(tiles)}`),
    leave: 'Empezar desde la salida',
    begin: (tiles) => (tiles === 0 ? 'Seguir desde aquí' : `Seguir con ${counted(tiles, tileNoun)} en la mesa`),
    found: (tiles, apart) => `Encontrada: una ${lineOf(tiles)}${apart === 0 ? '' : `, y ${apart === 1 ? 'otra' : `otras ${apart}`} aparte`}.`,
    broken: (tiles) =>
      tiles.length === 1
        ? `${listed(tiles)} no encaja con la ficha anterior. Toca una ficha para corregirla o corrige la línea más abajo.`
        : `${listed(tiles)} no encajan con las fichas anteriores. Toca una ficha para corregirla o corrige la línea más abajo.`,
    line: 'La línea de izquierda a derecha',
    lineHint: 'Escribe las fichas en orden, con espacios. En 6-4 4-4 4-2 hay un 6 a la izquierda y un 2 a la derecha.',
    arms: (arms) => `El doble central y sus ${arms} brazos`,
    armsHint: 'Escribe el doble central y luego cada brazo hacia fuera, separados por |: 6-6 | 6-4 4-1 | 6-2 | - | -',
    noBars: 'Pon un | entre el doble central y cada brazo.',
    unwritten: (layout) => (layout === 'two-ended' ? 'Escribe al menos una ficha.' : 'Escribe primero el doble central, antes del primer |.'),
    next: '¿A quién le toca?',
    inHand: (name) => `Fichas en la mano de ${name}`,
    points: (name, points) => `Total de ${points.other} de ${name} hasta ahora`,
    guessed: 'El número de fichas de cada mano es una suposición. Cuéntalas: de ello depende quién hace dominó.',
  },

  dice: {
    open: 'Foto de los dados',
    title: 'Dados',
    picture: 'La foto y los dados encontrados en ella',
    few: (dice) =>
      dice === 0
        ? 'No se ha encontrado ningún dado. Pon 2 verdes y 2 rojos en una sola foto.'
        : `Solo se ${dice === 1 ? 'ha encontrado 1' : `han encontrado ${dice}`} de los 4 dados. Sepáralos e inténtalo otra vez, o pon los demás a mano.`,
    ask: (pair, a, b) => `${pair}: ¿son ${a} y ${b}?`,
    yes: (a, b) => `Sí, ${a} y ${b}`,
    sure: (pair, a, b) => `${pair}: ${a} y ${b}`,
    use: 'Usar estos dados',
    flower: 'Flor (verde)',
    scorpion: 'Escorpión (rojo)',
  },
}

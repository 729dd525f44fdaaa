import { counted, listed, tileNoun } from '#shared/words/es'
import type { PageWords } from '../page-words'
import type { CameraFault } from '../sentence-inputs'

/** Reading tiles and dice from photographs. */

const megapixels = (value: number): string => `${Math.round(value)} megapíxeles`
const lineOf = (tiles: number): string => `línea de ${counted(tiles, tileNoun)}`

/** Why a picture could not be read, and what to do. */
export const recognitionFaultSentence: PageWords['recognitionFaultSentence'] = (fault) => {
  switch (fault.code) {
    case 'empty':
      return 'El archivo está vacío. Elige otro.'
    case 'unreadable':
      return 'El archivo no se ha podido abrir: es una carpeta, o ya no está donde estaba o como estaba. Elígelo otra vez, o elige otro.'
    case 'not-a-picture':
      return fault.format === null
        ? 'Eso no es una imagen. Se pueden leer imágenes JPEG, PNG y WebP.'
        : `Esa no es una imagen que se pueda leer aquí (${fault.format}). Guárdala como JPEG, PNG o WebP e inténtalo otra vez.`
    case 'too-large':
      return `La imagen tiene ${megapixels(fault.megapixels)}; se pueden leer hasta ${megapixels(fault.most)}. Hazla más pequeña e inténtalo otra vez.`
    case 'damaged':
      return `La imagen está dañada: sus datos ${fault.format} terminan antes de tiempo o no se pueden descodificar. Haz la foto otra vez, o elige otra imagen.`
    case 'unavailable':
      return `Leer imágenes no funciona en este momento (${fault.detail}). Anota las fichas a mano, o inténtalo otra vez.`
  }
}

const CAMERA_SENTENCES: Readonly<Record<CameraFault, string>> = {
  refused: 'No se puede usar la cámara: se negó el permiso. Permítela en los ajustes del navegador o del sistema, o usa un archivo de imagen.',
  none: 'No se ha encontrado ninguna cámara. Conecta una e inténtalo otra vez, o usa un archivo de imagen.',
  busy: 'Otro programa está usando la cámara. Cierra ese programa e inténtalo otra vez, o usa un archivo de imagen.',
  insecure:
    'El navegador solo permite la cámara a páginas de este mismo equipo o por HTTPS. Usa un archivo de imagen; en un teléfono eso ofrece también su cámara.',
  stopped: 'La cámara se ha detenido. Conéctala otra vez, o usa un archivo de imagen.',
  other: 'La cámara no se ha podido encender. Inténtalo otra vez, o usa un archivo de imagen.',
}

export const photo: PageWords['photo'] = {
  open: 'Hacer foto',
  cameraFault: (fault) => CAMERA_SENTENCES[fault],

  source: {
    camera: 'Usar una cámara',
    cameraOff: 'Apagar la cámara',
    file: 'Elegir una imagen…',
    hint: 'O suelta aquí una imagen, o pégala.',
    dropHere: 'Suelta aquí la imagen',
    take: 'Hacer la foto',
    takeAnother: 'Hacer otra',
    lookAgain: 'Mirar otra vez',
    whichCamera: 'Cámara',
    anotherCamera: 'Elegir otra…',
    unnamedCamera: (number) => `Cámara ${number}`,
    starting: 'Encendiendo la cámara…',
    live: 'Lo que ve la cámara',
    watch: 'Vigilar la mesa',
    watchHint: 'Propone una jugada cuando una ficha nueva lleva un segundo quieta. Nada se anota solo.',
    watching: 'Vigilando la mesa…',
    onlyOne: (files, name) => `Han llegado ${files} archivos; solo se ha mirado ${name}.`,
  },

  print: {
    label: 'Fichas con',
    pips: 'puntos',
    numbers: 'números',
  },

  opening: 'Trayendo lo que lee las fotos…',
  reading: 'Leyendo la foto…',
  cancel: 'Dejar de leer',
  fault: 'No se ha leído nada',

  review: {
    picture: 'La foto con las fichas encontradas en ella',
    tiles: 'Fichas encontradas',
    none: 'No se ha encontrado ninguna ficha en esta foto. Acércate más, evita los reflejos, o anota la ficha a mano.',
    tile: 'Ficha',
    sure: 'segura',
    unsure: 'no es segura',
    unsureOr: (tile) => `no es segura, quizá ${tile}`,
    outside: 'no es segura, porque no es de este juego de fichas',
    chosen: 'como has dicho',
    newMark: 'recién puesta',
    unsureMark: '?',
    which: (tile) => `¿Qué ficha es? Se leyó ${tile}`,
    percent: (chance) => (chance > 0.995 ? '> 99 %' : chance < 0.005 ? '< 1 %' : `${Math.round(chance * 100)} %`),
    candidate: (tile, chance) => `${tile}, ${chance}`,
    other: 'Otra ficha',
    noTile: 'Aquí no hay ninguna ficha',
    isTheNew: 'Esta es la ficha recién puesta',
    back: 'Volver a la foto',
  },

  play: {
    title: (name) => `Foto de la ficha que ha puesto ${name}`,
    titleLead: (name) => `Foto de la salida de ${name}`,
    proposed: (tile) => `Nueva en la mesa: ${tile}`,
    chooseTile: '¿Qué ficha se ha puesto? Elígela abajo o en la foto.',
    chooseEnd: '¿Dónde se ha puesto?',
    likeliest: 'Las fichas más probables',
    ends: (tile) => `Dónde se ha puesto ${tile}`,
    laidBy: 'La ha puesto',
    nothingNew: 'No se ve ninguna ficha nueva: todo lo que hay en la foto está ya en el registro.',
    nothingFits: 'Ninguna ficha de la foto se puede haber puesto ahora.',
    enter: (tile, where, name) => `Anotar ${tile}, ${where.toLowerCase()}, para ${name}`,
    enterLead: (tile, name) => `Anotar ${tile} como salida de ${name}`,
    enterNothing: 'Anotar la jugada',
    leave: 'Anotar a mano',
    unknown: (tiles) => `La foto muestra también ${listed(tiles)}, que no ${tiles.length === 1 ? 'está' : 'están'} en el registro. ¿Se olvidó una jugada?`,
    unseen: (tiles) => `El registro tiene ${listed(tiles)}, que no se ${tiles.length === 1 ? 've' : 'ven'} en la foto.`,
    entered: (tile) => `Se ha anotado ${tile}.`,
  },

  hand: {
    open: (name) => `Foto de la mano de ${name}`,
    title: (name) => `La mano de ${name}`,
    found: (tiles, expected) =>
      `${counted(tiles, tileNoun)} ${tiles === 1 ? 'encontrada' : 'encontradas'}${expected === null ? '' : `; se ${expected === 1 ? 'esperaba' : 'esperaban'} ${expected}`}`,
    settle: (tiles) => (tiles === 1 ? 'Una ficha no es segura: tócala y di cuál es.' : `${tiles} fichas no son seguras: toca cada una y di cuál es.`),
    use: (tiles) => (tiles === 1 ? 'Usar esta ficha' : `Usar estas ${tiles} fichas`),
    replaces: 'Ocupan el lugar de las fichas anotadas hasta ahora para esta mano.',
    missed: 'Si se ha escapado una ficha, se puede añadir después a mano.',
  },

  line: {
    open: 'Ya está en juego',
    title: 'La ronda ya está en juego',
    about: 'Haz una foto de la mesa, o escribe su línea. Lo que hay puesto no puntúa; todo desde ahora, sí.',
    photograph: 'Hacer una foto de la mesa',
    use: (tiles) => (tiles === 0 ? 'Usar esta línea' : `Usar esta ${lineOf(tiles)}`),
    leave: 'Empezar por la salida',
    begin: (tiles) => (tiles === 0 ? 'Seguir desde aquí' : `Seguir con ${counted(tiles, tileNoun)} en la mesa`),
    found: (tiles, apart) => `Se ha leído una ${lineOf(tiles)}${apart === 0 ? '' : `; ${apart === 1 ? 'otra está' : `otras ${apart} están`} aparte`}.`,
    broken: (tiles) =>
      `${listed(tiles)} no ${tiles.length === 1 ? 'encaja' : 'encajan'} con la ficha anterior. Toca lo que se leyó mal, o corrige la línea más abajo.`,
    line: 'La línea, de su extremo izquierdo al derecho',
    lineHint: 'Cada ficha como está puesta, con espacios: 6-4 4-4 4-2 muestra 6 a la izquierda y 2 a la derecha.',
    arms: (arms) => `El doble central y sus ${arms} brazos`,
    armsHint: 'El doble central, luego cada brazo hacia fuera, con | entre ellos: 6-6 | 6-4 4-1 | 6-2 | - | -',
    unwritten: (layout) => (layout === 'two-ended' ? 'Aquí no hay ninguna ficha escrita.' : 'Falta el doble central. Va primero, antes del primer |.'),
    next: 'A quién le toca',
    inHand: (name) => `Fichas en la mano de ${name}`,
    points: (name, points) => `${name} hasta aquí, en ${points.other}`,
    guessed: 'Las fichas de cada mano se suponen por el reparto. Cuéntalas: de ello depende quién hace dominó.',
  },

  dice: {
    open: 'Foto de los dados',
    title: 'Los dados',
    picture: 'La foto con los dados encontrados en ella',
    few: (dice) =>
      dice === 0
        ? 'No se ha encontrado ningún dado. Hacen falta dos rojos y dos verdes en una sola foto.'
        : `Solo se ${dice === 1 ? 'ha encontrado 1' : `han encontrado ${dice}`} de los cuatro dados. Sepáralos e inténtalo otra vez, o pon los demás a mano.`,
    ask: (pair, a, b) => `${pair}: no es seguro. Parecen ${a} y ${b}.`,
    yes: (a, b) => `Sí, ${a} y ${b}`,
    sure: (pair, a, b) => `${pair}: ${a} y ${b}`,
    use: 'Usar estos dados',
    flower: 'Flor (verde)',
    scorpion: 'Escorpión (rojo)',
  },
}

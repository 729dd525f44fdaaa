import type { PageWords } from '../page-words'
import { agreement } from './agreement'

const named: PageWords['appSettings']['named'] = {
  theme: {
    legend: 'Tema',
    hint: 'El contraste alto es negro sobre blanco, o blanco sobre negro si el sistema es oscuro.',
    choices: { system: 'Sistema', light: 'Claro', dark: 'Oscuro', contrast: 'Contraste alto' },
  },
  felt: {
    legend: 'Tapete',
    choices: { petrol: 'Verde azulado', night: 'Noche', wine: 'Vino' },
  },
  language: {
    legend: 'Idioma',
    choices: { system: 'Como el sistema' },
  },
  'text-size': {
    legend: 'Tamaño del texto',
    choices: { usual: 'Normal', large: 'Grande', largest: 'Muy grande' },
  },
  motion: {
    legend: 'Reducir el movimiento',
    hint: 'Las fichas y los tantos cambian sin moverse. Si está desactivado, decide el sistema.',
  },
  'tile-faces': {
    legend: 'En las fichas',
    hint: 'Los dibujos son para los más pequeños: uno por número. La blanca queda en blanco.',
    choices: { pips: 'Puntos', numerals: 'Números', pictures: 'Dibujos' },
  },
  'tile-material': {
    legend: 'Aspecto de las fichas',
    hint: '“Un color por número” da a cada número su propio color. El marfil siempre los lleva a partir del doble diez.',
    choices: { ivory: 'Marfil', ebony: 'Ébano', coloured: 'Un color por número' },
  },
  'score-display': {
    legend: 'Tantos y puntos',
    hint: 'En la cuenta atrás, se empieza con la meta y se devuelve lo que se gana.',
    choices: { 'count-up': 'Sumar', countdown: 'Cuenta atrás' },
  },
  'table-side': {
    legend: 'Para zurdos',
    hint: 'La puntuación y los botones están a la izquierda de la mesa.',
  },
  'key-hints': {
    legend: 'Teclas en los botones',
    hint: 'Muestra la tecla que hace lo mismo.',
  },
  'single-keys': {
    legend: 'Atajos de una sola tecla',
    hint: 'Desactívalos si dictas o si tocas teclas sin querer.',
  },
  'tile-stops': {
    legend: 'Tab se detiene en cada ficha',
    hint: 'Para quien usa un pulsador o solo Tab e Intro: Tab va de ficha en ficha. Con Intro en un extremo abierto, Tab va solo a sus fichas.',
  },
  review: {
    legend: 'Análisis',
    hint: 'Lo que se podría haber jugado: análisis, frase después de la ronda, reto del día, suerte y fallos en las estadísticas.',
  },
  'tiles-played': {
    legend: 'Mostrar las fichas jugadas',
    hint: 'Abre la lista de las fichas que se han jugado. Se puede desactivar en una partida.',
  },
  sounds: {
    legend: 'Sonidos',
    hint: 'Un clic por cada ficha. Dos tonos por los puntos: suben si se ganan, bajan si se pierden.',
  },
  spoken: {
    legend: 'Leer la puntuación en voz alta',
    hint: 'La voz de este dispositivo lee cada jugada y lo que puntúa. Nada sale del dispositivo.',
  },
  'tile-print': {
    legend: 'Tus fichas tienen',
    hint: 'Ayuda a Caravan a leer tus fotos.',
    choices: { pips: 'Puntos', numbers: 'Números' },
  },
  'camera-enters': {
    legend: 'La cámara anota jugadas',
    hint: 'Mientras Caravan observa la mesa. Si Caravan duda, siempre pregunta.',
    choices: { asked: 'Al confirmar', '0': 'Enseguida', '1': 'Tras 1 s', '2': 'Tras 2 s', '3': 'Tras 3 s', '5': 'Tras 5 s', '10': 'Tras 10 s' },
  },
  'keep-photographs': {
    legend: 'Guardar las fotos',
    hint: 'Guarda una copia pequeña con cada anotación, por si hay que comprobarla. Puedes cambiarlo en cada foto.',
  },
  'confirm-rounds': {
    legend: agreement.setting.legend,
    hint: 'Para las partidas nuevas.',
    choices: { 'as-last': 'Como en la última partida', asked: 'Preguntar', 'not-asked': 'No preguntar' },
  },
}

export const appSettings: PageWords['appSettings'] = {
  title: 'Ajustes',
  intro: 'Los cambios se aplican al momento, en todas las ventanas.',
  named,
  groups: {
    look: 'Aspecto',
    table: 'Mesa',
    sound: 'Sonido y voz',
    camera: 'Cámara',
    keys: 'Teclas',
    language: 'Idioma',
  },
  parts: {
    colours: 'Colores',
    reading: 'Fichas y disposición',
    help: 'Ayudas',
    house: 'Para todas tus partidas',
  },
  house: 'Se guardan con tus partidas, así que todos los dispositivos que las comparten usan los mismos ajustes.',
  preview: { heading: 'Vista previa', hint: 'Cambia a medida que eliges' },
  undo: 'Deshacer los cambios',
  undone: 'Tus cambios se han deshecho.',
  voice: {
    unsupported: 'Este navegador no puede leer en voz alta.',
    none: 'Este dispositivo no tiene una voz en español que funcione sin internet. Instala una en los ajustes del sistema, en el apartado de voz.',
    by: (name) => `Voz: ${name}`,
  },
  trySounds: 'Oír los sonidos',
  tryVoice: 'Oír una muestra',
  sample: 'Ben juega seis-cuatro a la derecha: Dual, 2 tantos. Ben tiene 7.',
}

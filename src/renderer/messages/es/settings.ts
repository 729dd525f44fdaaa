import type { PageWords } from '../page-words'
import { agreement } from './agreement'

const named: PageWords['appSettings']['named'] = {
  theme: {
    legend: 'Colores',
    hint: 'El contraste alto es negro sobre blanco, o blanco sobre negro si el sistema es oscuro.',
    choices: { system: 'Como el sistema', light: 'Claro', dark: 'Oscuro', contrast: 'Contraste alto' },
  },
  language: {
    legend: 'Idioma',
    choices: { system: 'Como el sistema' },
  },
  motion: {
    legend: 'Animaciones',
    choices: { system: 'Como el sistema', reduced: 'Sin animaciones' },
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
    legend: 'Puntos y botones',
    choices: { right: 'A la derecha', left: 'A la izquierda' },
  },
  'key-hints': {
    legend: 'Teclas en los botones',
    choices: { shown: 'Mostrar', hidden: 'Ocultar' },
  },
  'single-keys': {
    legend: 'Atajos de una sola tecla',
    hint: 'Desactívalos si dictas o si tocas teclas sin querer.',
    choices: { on: 'Activados', off: 'Desactivados' },
  },
  'tiles-played': {
    legend: 'Fichas jugadas',
    hint: 'El panel muestra qué fichas se han jugado. Se puede desactivar en una partida.',
    choices: { closed: 'Cerrado', open: 'Abierto' },
  },
  introduction: {
    legend: 'Presentación',
    hint: 'Aparece en la página de inicio hasta que empieces tu primera partida.',
    choices: { offered: 'Mostrar', seen: 'Ocultar' },
  },
  sounds: {
    legend: 'Sonidos',
    hint: 'Un clic por cada ficha. Dos tonos por los puntos: suben si se ganan, bajan si se pierden.',
    choices: { off: 'Desactivados', on: 'Activados' },
  },
  spoken: {
    legend: 'Leer la puntuación en voz alta',
    hint: 'La voz de este dispositivo lee cada jugada y lo que puntúa. Nada sale del dispositivo.',
    choices: { off: 'Desactivada', on: 'Activada' },
  },
  'tile-print': {
    legend: 'Tus fichas tienen',
    hint: 'Ayuda a Caravan a leer tus fotos.',
    choices: { pips: 'Puntos', numbers: 'Números' },
  },
  'keep-photographs': {
    legend: 'Fotos',
    hint: 'Guarda una copia pequeña con cada anotación, por si hay que comprobarla. Se queda con tus partidas. Puedes cambiarlo en cada foto.',
    choices: { 'not-kept': 'No guardar', kept: 'Guardar' },
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
  sections: {
    looks: { heading: 'Aspecto', text: 'En este dispositivo.' },
    table: { heading: 'Ayudas y atajos', text: 'En este dispositivo.' },
    hearing: { heading: 'Sonido', text: 'En este dispositivo.' },
    house: {
      heading: 'Para todas tus partidas',
      text: 'Se guardan con tus partidas, así que todos los dispositivos que las comparten usan los mismos ajustes.',
    },
  },
  backup: 'Todas las copias de seguridad incluyen los ajustes. Al restaurar una, Caravan pregunta antes de cambiarlos.',
  voice: {
    unsupported: 'Este navegador no puede leer en voz alta.',
    none: 'Este dispositivo no tiene una voz en español que funcione sin internet. Instala una en los ajustes del sistema, en el apartado de voz.',
    by: (name) => `Voz: ${name}`,
  },
  trySounds: 'Oír los sonidos',
  tryVoice: 'Oír una muestra',
  sample: 'Ben juega seis-cuatro a la derecha: Dual, 2 tantos. Ben tiene 7.',
}

import type { PageWords } from '../page-words'

const named: PageWords['appSettings']['named'] = {
  theme: {
    legend: 'Colores',
    hint: 'El contraste alto es negro sobre blanco, o blanco sobre negro donde el sistema es oscuro.',
    choices: { system: 'Como el sistema', light: 'Claro', dark: 'Oscuro', contrast: 'Contraste alto' },
  },
  language: {
    legend: 'Idioma',
    choices: { system: 'Como el sistema' },
  },
  motion: {
    legend: 'Movimiento',
    choices: { system: 'Como el sistema', reduced: 'Nada se mueve' },
  },
  'tile-faces': {
    legend: 'Las fichas muestran',
    hint: 'Los dibujos son para los peques: los palos como dibujos en vez de puntos (B-9). La blanca sigue blanca.',
    choices: { pips: 'Puntos', numerals: 'Cifras', pictures: 'Dibujos' },
  },
  'tile-material': {
    legend: 'Las fichas son',
    hint: 'Los colores se añaden a los puntos, las cifras o los dibujos, nunca los sustituyen.',
    choices: { ivory: 'De marfil', ebony: 'De ébano', coloured: 'De un color por palo' },
  },
  'score-display': {
    legend: 'Tantos y puntos',
    hint: 'En la cuenta atrás, cada cual empieza con lo que vale la meta y lo va devolviendo (B-8).',
    choices: { 'count-up': 'Hacia arriba', countdown: 'Cuenta atrás' },
  },
  'key-hints': {
    legend: 'Línea de teclas bajo las fichas',
    choices: { shown: 'A la vista', hidden: 'Oculta' },
  },
  'single-keys': {
    legend: 'Letras y cifras que actúan al momento',
    hint: 'Si se desactivan, nada se anota con una letra, una cifra o un signo solos: para quien dicta, o pulsa teclas sin querer.',
    choices: { on: 'Activadas', off: 'Desactivadas' },
  },
  'table-aid': {
    legend: 'Palos vistos',
    hint: 'Si la ayuda de mesa está abierta junto a la mesa. Una partida puede prescindir de ella del todo.',
    choices: { closed: 'Cerrada', open: 'Abierta' },
  },
  introduction: {
    legend: 'Qué hace Caravan, en tres tarjetas',
    hint: 'En la primera página, mientras no haya ninguna partida.',
    choices: { offered: 'Mostrar', seen: 'Quitadas' },
  },
  sounds: {
    legend: 'Sonidos',
    hint: 'Un clic por cada ficha puesta, dos tonos por los puntos: suben cuando se ganan, bajan cuando se pierden.',
    choices: { off: 'Desactivados', on: 'Activados' },
  },
  spoken: {
    legend: 'Puntuación en voz alta',
    hint: 'Cada jugada y lo que ha puntuado, dicha por una voz de este dispositivo. Nada sale del dispositivo.',
    choices: { off: 'Desactivada', on: 'Activada' },
  },
  'tile-print': {
    legend: 'Tus fichas tienen',
    hint: 'Lo que busca el lector de fotos.',
    choices: { pips: 'Puntos', numbers: 'Números' },
  },
  'keep-photographs': {
    legend: 'Fotos',
    hint: 'Se puede conservar una copia pequeña con la jugada, por si se discute. Queda con tus partidas y no va a ningún otro sitio. Cada vez puedes decidir otra cosa.',
    choices: { 'not-kept': 'No conservar', kept: 'Conservar' },
  },
  'confirm-rounds': {
    legend: '¿Confirma cada cual todas las rondas?',
    hint: 'Con lo que empieza una partida nueva.',
    choices: { 'as-last': 'Como en la última partida', asked: 'Preguntar', 'not-asked': 'No preguntar' },
  },
}

export const appSettings: PageWords['appSettings'] = {
  title: 'Ajustes',
  intro: 'Todo vale al momento, en todas las ventanas.',
  named,
  sections: {
    looks: { heading: 'Aspecto', text: 'Para este dispositivo.' },
    table: { heading: 'En la mesa', text: 'Para este dispositivo.' },
    hearing: { heading: 'Sonido', text: 'Para este dispositivo.' },
    house: { heading: 'Para todas tus partidas', text: 'Se guardan con las partidas, para que todos los dispositivos que las comparten tengan lo mismo.' },
  },
  backup: 'Los ajustes están en todas las copias de seguridad. Al restaurar una, se pregunta antes de cambiar los de aquí.',
  voice: {
    unsupported: 'Este navegador no puede hablar, así que no se oye nada.',
    none: 'Este dispositivo no tiene una voz propia para el idioma de la página, así que no se oye nada. No se usan voces que necesiten internet. Se puede instalar una en los ajustes del sistema, en el apartado de voz.',
    by: (name) => `Habla la voz ${name}.`,
  },
  trySounds: 'Oírlos',
  tryVoice: 'Oírla',
  sample: 'Ben ha puesto seis-cuatro a la derecha: Dual, 2 tantos; Ben tiene 7.',
  notKept: (problem) => {
    if (problem.kind === 'refused' && problem.refusal.kind === 'not-saved')
      return `Esta elección vale en este navegador, pero no se ha podido guardar (${WHY[problem.refusal.reason]}).`
    return 'Esta elección vale en este navegador, pero no se ha podido guardar.'
  },
}

const WHY = {
  'disk-full': 'el disco está lleno',
  'read-only': 'el disco solo se puede leer',
  'not-permitted': 'Caravan no puede escribir ahí',
  'input-output': 'el disco ha dado un error',
  other: 'el disco no lo ha admitido',
} as const

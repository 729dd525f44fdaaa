import { counted, listed } from '#shared/words/es'
import type { Noun } from '#shared/words/grammar'
import type { PageWords } from '../page-words'
import { peopleSentencesOf } from '../people-sentences'
import type { Tally } from '../sentence-inputs'
import { noAnswerSentence, notSavedSentence } from './commands'
import { dateWords } from './dates'

const MATCHES: Noun = { one: 'partida', other: 'partidas' }
const PEOPLE: Noun = { one: 'persona', other: 'personas' }

function tally({ matches, lastPlayed }: Tally): string {
  if (lastPlayed === null) return 'aún sin partidas'

  return `${counted(matches, MATCHES)}, la última el ${dateWords(lastPlayed)}`
}

export const people: PageWords['people'] = {
  title: 'Personas',
  intro:
    'Todas las personas con las que has jugado. Un nombre nuevo aparece también en las partidas antiguas. No se puede borrar a nadie, porque las partidas necesitan los nombres. Pero puedes ocultar a quien ya no juega.',
  waiting: 'Cargando la lista…',
  failed: 'La lista no se puede cargar ahora mismo. Tus datos están a salvo y Caravan lo sigue intentando.',
  nobody: 'Aún no hay nadie. Caravan añade a todas las personas con las que juegas.',
  list: 'Quiénes juegan',
  form: (places) => `Puestos recientes: ${places.join(', ')}.`,
  otherNames: (names) => `Otros nombres: ${listed(names)}`,
  tally,
  search: 'Buscar nombres',
  found: (found, all) => `${found} de ${counted(all, PEOPLE)}`,
  nothingFound: 'Ningún nombre coincide.',
  add: {
    heading: 'Añadir una persona',
    name: 'Nombre de la persona nueva',
    hint: 'Caravan añade también los nombres que escribes en una partida nueva.',
    button: 'Añadir',
    missing: 'Escribe un nombre.',
    added: (name) => `${name} está ahora en la lista.`,
    there: (name) => `${name} ya está en la lista.`,
  },
  edit: {
    name: 'Nombre',
    initials: 'Iniciales',
    initialsHint: 'Hasta 3 letras. Si lo dejas vacío, se toman del nombre.',
    save: 'Guardar',
    saveOf: (name) => `Guardar el nombre y las iniciales de ${name}`,
    noName: 'Escribe un nombre.',
    renamed: (before, after) => `${before} se llama ahora ${after}, también en las partidas antiguas.`,
    saved: (name) => `Guardado: ${name}.`,
    colour: 'Color',
    picture: 'Imagen',
    choosePicture: 'Elegir imagen…',
    otherPicture: 'Cambiar imagen…',
    removePicture: 'Quitar la imagen',
    pictureGone: (name) => `Imagen quitada. ${name} vuelve a tener sus iniciales.`,
    hide: 'Ocultar',
    hideHint: 'Ya no se propone para partidas nuevas. Las antiguas no cambian.',
    hidden: (name) => `Nombre oculto: ${name}. Las partidas antiguas no cambian.`,
    showAgain: 'Volver a mostrar',
    shownAgain: (name) => `Caravan vuelve a proponer a ${name} para partidas nuevas.`,
    merge: 'Unir con…',
    undo: 'Deshacer',
  },
  colours: {
    orange: 'Naranja',
    yellow: 'Amarillo',
    green: 'Verde',
    teal: 'Verde azulado',
    blue: 'Azul',
    violet: 'Violeta',
    pink: 'Rosa',
    grey: 'Gris',
  },
  hidden: {
    heading: (count) => `Nombres ocultos (${count})`,
    hint: 'No se proponen para partidas nuevas. Se proponen de nuevo en cuanto juegan otra vez o cuando tocas “Volver a mostrar”.',
  },
  merged: {
    heading: (count) => `Nombres unidos (${count})`,
    hint: 'Sus partidas cuentan para el nombre con el que están unidos. Se pueden separar en cualquier momento.',
    line: (name, into) => `${name} cuenta como ${into}`,
    split: 'Separar',
    splitOf: (name, into) => `Separar a ${listed([name, into])}`,
    done: (name) => `${name} vuelve a ser una persona aparte y conserva las partidas jugadas con ese nombre.`,
  },
  merge: {
    title: (name) => `Unir a ${name} con otra persona`,
    with: 'Unir con',
    choose: 'Elegir…',
    option: (name, counts, retired) => `${name} (${tally(counts)}${retired ? ', nombre oculto' : ''})`,
    keep: '¿Qué nombre se queda?',
    nobodyElse: 'Aquí aún no hay nadie más.',
    changes: 'Qué cambia',
    counting: 'Contando…',
    played: (one, other) => `${listed([one, other])} pasan a ser una sola persona.`,
    after: (name, matches) =>
      `Ambos nombres aparecerán en todo Caravan como ${name}, con ${counted(matches, MATCHES)}. Las partidas guardadas conservan los nombres con los que se jugaron.`,
    back: 'No se pierde nada. Puedes separarlos otra vez más abajo en esta página.',
    together: (matches) => `Jugaron a la vez en ${counted(matches, MATCHES)}, así que quizá sean dos personas.`,
    cancel: 'No unir',
    confirm: 'Unir',
    done: (gone, stays) => `${gone} cuenta ahora como ${stays}.`,
  },
  picture: {
    title: (name) => `Imagen de ${name}`,
    file: 'Elegir imagen…',
    hint: 'O suelta o pega aquí una imagen. Caravan guarda de ella un cuadrado pequeño en este equipo, con tus partidas.',
    dropHere: 'Suelta aquí la imagen',
    opening: 'Cargando la imagen…',
    onlyOne: (name) => `Solo puede haber una imagen. Caravan usa ${name}.`,
    preview: 'Vista previa',
    zoom: 'Ampliar',
    across: 'Mover a izquierda o derecha',
    down: 'Mover arriba o abajo',
    cancel: 'Cancelar',
    use: 'Usar imagen',
    impossible: 'Este navegador no puede reducir esa imagen. Prueba con otra.',
    done: (name) => `Imagen guardada: ${name}.`,
  },
  problem: { title: 'No ha funcionado', merge: (name) => `Unir con ${name}…` },
}

export const peopleProblemSentence = peopleSentencesOf({
  commands: { noAnswerSentence, notSavedSentence },
  'no-such-person': (name) => `${name} ya no está en la lista. Puede que se haya cambiado en otro dispositivo.`,
  'name-taken': ({ name }) => `Otra persona ya se llama ${name}. Si son la misma, une los nombres. Si no, añade una inicial o un apodo.`,
  'merged-already': 'Uno de los dos nombres ya está unido a otro. Mira la lista y elige otra vez.',
  'bad-picture': {
    'not-a-jpeg': 'La imagen no se ha podido guardar. Elígela otra vez o usa otra.',
    'too-large': 'La imagen es demasiado grande. Elígela otra vez o usa otra.',
  },
})

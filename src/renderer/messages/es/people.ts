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
    'Todas las personas que juegan contigo. Un nombre nuevo vale también en las partidas antiguas. Nunca se borra a nadie, porque las partidas llevan su nombre: a quien ya no juega se le puede retirar.',
  waiting: 'Buscando a tu gente…',
  failed: 'Las personas no se pueden mostrar ahora mismo. Lo guardado está a salvo; se vuelve a intentar.',
  nobody: 'Aún no ha jugado nadie. Aquí se recuerda a quien sientes en una partida.',
  list: 'Quiénes juegan',
  otherNames: (names) => `También ${listed(names)}`,
  tally,
  search: 'Buscar un nombre',
  found: (found, all) => `${found} de ${counted(all, PEOPLE)}`,
  nothingFound: 'Nadie tiene ese nombre.',
  add: {
    heading: 'Añadir a alguien',
    name: 'Añadir a alguien por su nombre',
    hint: 'Los nombres escritos en una partida nueva se añaden solos.',
    button: 'Añadir',
    missing: 'Escribe primero un nombre.',
    added: (name) => `Ya se puede elegir a ${name} para partidas.`,
    there: (name) => `${name} ya está.`,
  },
  edit: {
    name: 'Nombre',
    initials: 'Iniciales',
    initialsHint: 'Hasta tres letras; si no hay, se sacan del nombre.',
    save: 'Guardar',
    saveOf: (name) => `Guardar el nombre y las iniciales de ${name}`,
    noName: 'Una persona necesita un nombre.',
    renamed: (before, after) => `${before} se llama ahora ${after}, también en las partidas antiguas.`,
    saved: (name) => `Guardado: ${name}.`,
    colour: 'Color',
    picture: 'Imagen',
    choosePicture: 'Elegir una imagen…',
    otherPicture: 'Otra imagen…',
    removePicture: 'Quitar la imagen',
    pictureGone: (name) => `${name} vuelve a mostrarse con sus iniciales.`,
    retire: 'Retirar',
    retireHint: 'Ya no se ofrece para partidas nuevas; todas las antiguas se quedan.',
    retired: (name) => `${name} ya no se ofrece. Las partidas antiguas se quedan como están.`,
    back: 'Recuperar',
    backAgain: (name) => `${name} se ofrece otra vez para partidas nuevas.`,
    merge: 'La misma persona que…',
    undo: 'Deshacer',
  },
  colours: {
    red: 'Rojo',
    orange: 'Naranja',
    yellow: 'Amarillo',
    green: 'Verde',
    teal: 'Verde azulado',
    blue: 'Azul',
    violet: 'Violeta',
    pink: 'Rosa',
    brown: 'Marrón',
    grey: 'Gris',
  },
  retired: {
    heading: (count) => `Ya no juegan (${count})`,
    hint: 'No se ofrecen para partidas nuevas. Vuelven al jugar otra vez, o con un botón aquí.',
  },
  merged: {
    heading: (count) => `La misma persona que otra (${count})`,
    hint: 'Sus partidas cuentan para quien queda en su lugar. Se puede deshacer en cualquier momento.',
    line: (name, into) => `${name} es la misma persona que ${into}`,
    split: 'Volver a ser dos personas',
    splitOf: (name, into) => `${name} y ${into}: volver a ser dos personas`,
    done: (name) => `${name} vuelve a ser una persona aparte, con las partidas jugadas como ${name}.`,
  },
  merge: {
    title: (name) => `¿Quién es la misma persona que ${name}?`,
    with: 'La misma persona',
    choose: 'Elegir…',
    option: (name, counts, retired) => `${name} (${tally(counts)}${retired ? ', ya no juega' : ''})`,
    keep: '¿Qué nombre queda por los dos?',
    nobodyElse: 'Aquí aún no hay nadie más.',
    changes: 'Qué cambia',
    counting: 'Contando…',
    played: (one, other) => `${one} y ${other} pasan a ser una sola persona.`,
    after: (name, matches) =>
      `Desde entonces ${name} queda por los dos nombres, con ${counted(matches, MATCHES)}: en las partidas antiguas, en el historial y en las estadísticas. Los registros mismos conservan los nombres con los que se jugaron.`,
    back: 'No se pierde nada: esto se puede deshacer más abajo en esta página.',
    together: (matches) => `Se sentaron a la misma mesa en ${counted(matches, MATCHES)}, así que bien pueden ser dos personas.`,
    cancel: 'Dejar dos',
    confirm: 'Hacerlas una sola persona',
    done: (gone, stays) => `${gone} y ${stays} son ahora una sola persona.`,
  },
  picture: {
    title: (name) => `Una imagen de ${name}`,
    file: 'Elegir una imagen…',
    hint: 'O suelta aquí una imagen, o pégala. De ella se conserva un cuadrado pequeño, en este equipo, con tus partidas.',
    dropHere: 'Suelta aquí la imagen',
    opening: 'Abriendo la imagen…',
    onlyOne: (name) => `Solo cabe una imagen; se usa ${name}.`,
    preview: 'Cómo se verá',
    zoom: 'Más cerca',
    across: 'Izquierda o derecha',
    down: 'Arriba o abajo',
    cancel: 'Cancelar',
    use: 'Usar esta imagen',
    impossible: 'Este navegador no puede hacer una copia pequeña de esa imagen. Prueba con otra.',
    done: (name) => `La imagen de ${name} se conserva.`,
  },
  problem: { title: 'No se ha hecho', merge: (name) => `La misma persona que ${name}…` },
}

export const peopleProblemSentence = peopleSentencesOf({
  commands: { noAnswerSentence, notSavedSentence },
  'no-such-person': (name) => `A ${name} ya no se le conoce aquí. Puede que lo haya cambiado otro dispositivo.`,
  'name-taken': ({ name }) => `Otra persona se llama ${name}. Si son la misma, dilo; si no, añade una inicial o un apodo a una de las dos.`,
  'merged-already': 'Entretanto una de las dos se ha hecho la misma persona que otra. Mira la lista y elige otra vez.',
  'bad-picture': {
    'not-a-jpeg': 'Lo que llegó no era una imagen en JPEG, así que no se ha conservado. Elígela otra vez, o elige otra.',
    'too-large': 'La imagen es demasiado grande para conservarla. Elígela otra vez, o elige otra.',
  },
})

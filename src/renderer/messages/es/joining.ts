import { counted, plain } from '#shared/words/es/numbers'
import { sentencesByKind } from '#shared/words/phrases'
import type { PageWords } from '../page-words'

/** How long something lasts, in words; `count` in seconds. */
export const lasting = (count: number): string =>
  count < 60 ? counted(count, { one: 'segundo', other: 'segundos' }) : counted(Math.round(count / 60), { one: 'minuto', other: 'minutos' })

/** What a phone says until it has joined, and who it is then; it is fetched before all else. */
export const joining: PageWords['joining'] = {
  title: 'Entrar en la partida',
  opening: 'Conectando…',
  code: 'Código',
  codeHint: 'Las seis letras y números de la pantalla del equipo.',
  next: 'Siguiente',
  name: 'Tu nombre',
  nameMissing: 'Escribe tu nombre para que los demás sepan de quién es este teléfono.',
  seat: '¿Cuál es tu asiento?',
  watching: 'Solo miro',
  taken: 'ya tiene un teléfono',
  join: 'Entrar',
  removed: 'Este teléfono ha quedado fuera. Escribe un código nuevo para entrar otra vez.',
  ended: 'Esta mesa ha terminado. Escribe un código nuevo para entrar otra vez.',
  again: 'Intentarlo otra vez',
  closed: 'Los teléfonos ya no tienen acceso',
  closedHint: 'Por eso esta página ya no sigue la partida. Si los teléfonos pueden entrar otra vez, escanea el código nuevo en el equipo.',
  unreachable: 'No hay conexión con la partida. Comprueba que este teléfono está en la misma red wifi que el equipo y que los teléfonos aún pueden entrar.',
  roles: { viewer: 'Mira', player: 'Juega', scorer: 'Anota', host: 'Dirige' },
  you: (name, role) => `${name} · ${role}`,
  guest: {
    who: '¿Quién eres?',
    whoAt: (table) => `¿Quién eres en la mesa ${plain(table)}?`,
    find: 'Buscar mi nombre',
    name: 'Tu nombre',
    other: '¿No estás en la lista? Tu nombre',
    checkIn: 'Inscribirme',
    tableName: (table) => `Mesa ${plain(table)}`,
    tablet: (table) => `Esta es la tableta de la mesa ${plain(table)}`,
    watcher: 'Público',
  },
  refusal: sentencesByKind({
    'wrong-code': 'Código incorrecto o caducado. Mira si en la pantalla del equipo hay uno nuevo.',
    locked: ({ wait }) => `Demasiados códigos incorrectos. Espera ${lasting(wait)} e inténtalo otra vez.`,
    full: 'Esta partida está llena. Hay que quitar un dispositivo para que pueda entrar otro.',
    taken: 'Otro teléfono tiene este nombre. Elige otro nombre, o habla con quien lleva la velada.',
    'not-saved': 'Caravan no puede guardar en el equipo ahora mismo, así que tu inscripción no está hecha. Inténtalo otra vez enseguida.',
    'too-many-new': 'Han entrado demasiados teléfonos en poco tiempo. Inténtalo otra vez dentro de un minuto.',
    'not-understood': 'Algo ha fallado. Vuelve a cargar esta página.',
    closed: 'Ya no pueden entrar más teléfonos en esta partida.',
  }),
}

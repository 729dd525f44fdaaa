import { counted } from '#shared/words/es'
import type { PageWords } from '../page-words'

const lasting = (count: number): string =>
  count < 60 ? counted(count, { one: 'segundo', other: 'segundos' }) : counted(Math.round(count / 60), { one: 'minuto', other: 'minutos' })

/** Phones at the table: on the computer that opens it, and on the phone. */
export const joinWords: PageWords['joinWords'] = {
  roles: { viewer: 'Mirar', player: 'Jugar', scorer: 'Anotar', host: 'Dirigir' },
  roleHints: {
    viewer: 've la mesa y la puntuación',
    player: 'anota jugadas y responde por un asiento',
    scorer: 'anota y corrige por todos',
    host: 'lo mismo que en este equipo, para esta partida',
  },
  invite: {
    button: 'Teléfonos',
    title: 'Teléfonos en la mesa',
    closed:
      'Desactivado. Abre la mesa, y quien esté en la misma red y tenga el código podrá seguir esta partida en un teléfono, anotar jugadas y confirmar rondas. No se ve nada más de este equipo.',
    elsewhere:
      'La mesa sigue abierta para otra partida. Los teléfonos pueden pasar a esta, con sus asientos y el mismo código; o la abres de nuevo y quedan fuera.',
    bring: (count) => (count === 0 ? 'Pasar la invitación a esta partida' : count === 1 ? 'Traer el teléfono' : `Traer los ${count} teléfonos`),
    rematch: 'Los teléfonos siguen en la partida anterior. Pueden pasar a esta; nadie tiene que volver a escanear ni escribir nada.',
    later: 'Ahora no',
    network: '¿En qué red están los teléfonos?',
    noNetwork: 'Este equipo no está en ninguna red a la que puedan unirse teléfonos; solo puede otro navegador de este mismo equipo.',
    open: 'Abrir la mesa',
    close: 'Cerrar la mesa',
    scan: 'Escanea esto con la cámara del teléfono',
    qr: 'Código QR con la dirección de la mesa',
    orType: 'o abre esta dirección y escribe el código:',
    code: 'Código',
    good: (left) => `Vale ${lasting(left)} más.`,
    expired: 'El código ha caducado. Quienes ya se unieron se quedan; para más teléfonos, crea uno nuevo.',
    renew: 'Código nuevo',
    privacy: 'Lo que se dicen los teléfonos y este equipo no va cifrado. Abre la mesa solo en una red con gente de confianza.',
    devices: (count) => (count === 0 ? 'Aún no se ha unido nadie' : count === 1 ? 'Se ha unido 1 dispositivo' : `Se han unido ${count} dispositivos`),
    here: 'conectado ahora',
    lastSeen: (ago) => `sin conexión, visto por última vez ${ago < 5 ? 'ahora mismo' : `hace ${lasting(ago)}`}`,
    removing: 'Quien se quita conoce el código; por eso después hay uno nuevo.',
    role: (name) => `Qué puede hacer ${name}`,
    seat: (name) => `Dónde se sienta ${name}`,
    noSeat: 'sin asiento',
    remove: 'Quitar',
    removeNamed: (name) => `Quitar a ${name}`,
    waiting: 'Un momento…',
    problem: 'No ha funcionado.',
  },
  refusal: (refusal) => {
    switch (refusal.kind) {
      case 'no-such-match':
        return 'En esta partida ya no se puede seguir jugando, así que nadie puede unirse.'
      case 'no-such-address':
        return 'Ya no se puede llegar a este equipo por esa dirección. Elige otra red, o mira si hay conexión y si el cortafuegos deja pasar a Caravan.'
      case 'not-open':
        return 'La mesa está cerrada.'
      case 'no-such-device':
        return 'Ese dispositivo ya no está.'
      case 'no-such-seat':
        return 'En esta mesa no hay ese asiento.'
    }
  },
  join: {
    title: 'Unirse a la mesa',
    opening: 'Buscando la mesa…',
    code: 'Código',
    codeHint: 'Seis letras y cifras. Quien abrió la mesa las ve en la pantalla.',
    next: 'Siguiente',
    name: 'Tu nombre',
    nameMissing: 'Escribe tu nombre para que los demás sepan de quién es este teléfono.',
    seat: '¿Dónde te sientas?',
    watching: 'Solo miro',
    taken: 'ya tiene un teléfono',
    join: 'Unirse',
    sentAway: 'Este teléfono ya no está en la mesa. Con un código nuevo puede unirse otra vez.',
    again: 'Intentarlo otra vez',
    unreachable: 'No se llega a la mesa. Mira si este teléfono está en la misma red que el equipo, y si la mesa sigue abierta.',
  },
  joinRefusal: (refusal) => {
    switch (refusal.kind) {
      case 'wrong-code':
        return 'Este código no es correcto, o ha caducado. Mira la pantalla otra vez; puede que muestre uno nuevo.'
      case 'locked':
        return `Demasiados códigos incorrectos. Espera ${lasting(refusal.wait)} e inténtalo otra vez.`
      case 'full':
        return 'La mesa está llena. Hay que quitar un dispositivo antes de que pueda unirse otro.'
      case 'too-many-new':
        return 'Se han unido muchísimos teléfonos en poco tiempo. Vuelve a intentarlo dentro de un minuto.'
      case 'not-understood':
        return 'La mesa no lo ha entendido. Vuelve a cargar esta página.'
      case 'closed':
        return 'La mesa está cerrada.'
    }
  },
  phone: {
    title: 'En la mesa',
    you: (name, role) => `${name} · ${role}`,
    leave: 'Dejar la mesa',
    leaveSure: '¿Dejar la mesa? Para volver hace falta un código.',
    stay: 'Quedarse',
    yourTurn: 'Te toca',
    turnOf: (name) => `Le toca a ${name}`,
    sending: 'Aún sin enviar: esperando a la red. Se anotará una sola vez, en cuanto vuelva la mesa.',
    watchOnly: 'Estás mirando. Quien abrió la mesa puede darte un asiento.',
    noSeat: 'Aún no tienes asiento. Quien abrió la mesa puede darte uno.',
    blocked: '¿Cierre? Mostrar mi mano',
    photograph: 'Hacerle una foto',
    takeBack: (what) => `Retirar: ${what}`,
    led: 'Ha empezado otra partida, y este teléfono ha pasado a ella.',
    understood: 'De acuerdo',
    waitRound: 'La ronda siguiente empieza en la mesa.',
  },
  hand: {
    title: 'Mostrar mi mano',
    hint: 'Toca todas las fichas que tienes. Una vez mostradas, las ve toda la mesa, y quien decida el cierre no tiene que anotarlas.',
    show: 'Mostrarla a todos',
    shown: 'Tu mano está descubierta en la mesa.',
    takeBack: 'Retirarla',
    byPhone: (name) => `${name} mostró esta mano en un teléfono.`,
  },
}

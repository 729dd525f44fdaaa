import type { ArmName } from '#shared/domino/line'
import { counted, inNumber, listed, signed } from '#shared/words/es'
import { HALF_A_PERCENT, HALF_A_TENTH, margin } from '../margin'
import { numbersIn } from '../numbers-in'
import type { PageWords } from '../page-words'
import { regional } from '../regional'

const { decimal, shareWords } = numbersIn(regional('es-ES'))

const at = (arm: ArmName | null): string =>
  arm === null ? 'como salida' : typeof arm === 'number' ? `en el brazo ${arm}` : arm === 'left' ? 'a la izquierda' : 'a la derecha'

/** Mirar una ronda terminada. */
export const review: PageWords['review'] = {
  name: 'Análisis',
  title: (players) => `Análisis: ${players}`,
  link: 'Análisis',
  waiting: 'Cargando la partida…',
  none: 'Puedes analizar una ronda en cuanto termina.',
  round: 'Ronda',
  roundNumber: (round) => `Ronda ${round}`,
  ofRounds: (round, rounds) => `Ronda ${round} de ${rounds}`,
  position: 'Posición antes de la jugada',
  step: (step, steps) => `Paso ${step} de ${steps}`,
  stepLabel: 'Paso',
  previous: 'Paso anterior',
  next: 'Paso siguiente',
  heading: {
    missed: (name, points, noun) => `${name} dejó pasar ${counted(points, noun)}`,
    probably: (name) => `${name} tenía probablemente algo mejor`,
    great: (name, points, noun) => `${name} ganó ${counted(points, noun)}`,
    turn: (name) => `${name} se adelanta`,
  },
  played: (tile, arm, points) => `${tile} ${at(arm)}: ${points === 0 ? '0' : signed(points)}.`,
  table: {
    heading: (other) => `Jugada, y ${other.toLowerCase()}`,
    played: 'Jugada',
    better: 'Mejor',
    now: (noun) => `${noun.other.charAt(0).toUpperCase()}${noun.other.slice(1)} ahora`,
    ends: 'Extremos que deja',
    endsListed: (ends) => listed(ends),
    next: (name, tile) => `Después, ${tile} da a ${name}`,
    noFit: 'no se puede jugar',
    shutOut: 'Otros no podían jugar',
    nothing: 'que se sepa, ninguna',
    tilesOf: (name, tiles) => `${name}: ${listed(tiles)}`,
  },
  certain: 'Seguro',
  likely: 'Probable',
  held: {
    same: (name, tile) => `${name} tenía ${tile}, que también encajaba en otro sitio.`,
    played: (name, tile) => `${name} tenía ${tile} y la jugó más tarde sin robar.`,
    shown: (name, tile) => `${name} tenía ${tile} y la mostró al final.`,
  },
  bestHeld: 'Ninguna de las fichas que seguro estaban en la mano habría dado más.',
  worth: (tile, name, points, give, noun) =>
    `${tile} da a ${name} ${decimal(points)} ${inNumber(2, noun)} más al final${margin(give, HALF_A_TENTH, `, con un margen de ${decimal(give)}`)}.`,
  chance: (tile, name, chance, give) =>
    `Con ${tile}, las opciones de ${name} de ganar la partida suben ${shareWords(chance)}${margin(give, HALF_A_PERCENT, `, con un margen de ${shareWords(give)}`)}.`,
  same: 'Al final da casi lo mismo.',
  best: 'Ninguna de las fichas que seguro estaban en la mano era mejor.',
  working: (done) => `Caravan calcula… ${shareWords(done)}`,
  nothingLikely: 'No había nada que elegir.',
  try: {
    yours: 'Tuya',
    begin: 'Probar por mi cuenta',
    end: 'Volver al análisis',
    heading: (name) => `¿Qué jugarías por ${name}?`,
    tray: (name) => `Fichas que ${name} tenía con seguridad`,
    choose: 'Elige una ficha y después un extremo.',
    most: (points) => `${signed(points)}: ninguna otra ficha da más ahora.`,
    less: (points, more, noun) => `${signed(points)}. Otra ficha da ${counted(more, noun)} más ahora.`,
    refused: (tile) => `${tile} no se puede jugar.`,
  },
  river: {
    heading: 'Quién va por delante: opciones de ganar más en la ronda',
    chance: (name, chance) => `${name} ${shareWords(chance)}`,
    unknown: 'Las fichas y las cuentas no coinciden aquí, así que Caravan no puede calcular las opciones.',
  },
  moments: {
    heading: 'Momentos',
    kinds: { great: 'Gran jugada', missed: 'Oportunidad perdida', turn: 'Cambio de rumbo' },
    heard: (kind, name) => `${kind}, ${name}: `,
    great: (tile, points) => `${tile}: ${signed(points)}`,
    missed: (tile, points) => (points > 0 ? `${tile} daba ${points} más` : `${tile} era probablemente mejor`),
    turn: (what) => `${what} da la ventaja`,
    none: 'En esta ronda no hubo grandes jugadas, oportunidades perdidas ni cambios de rumbo.',
    draw: 'Robar',
    pass: 'El pase',
  },
  luck: {
    heading: 'Suerte y habilidad',
    scope: 'esta partida',
    ahead: (leader, other, points) => `${leader} lleva ${points} de ventaja a ${other}.`,
    why: (leader, tiles, choices, give, noun) =>
      `Las fichas ${tiles >= 0 ? 'dieron' : 'quitaron'} a ${leader} alrededor de ${counted(Math.round(Math.abs(tiles)), noun)}; las decisiones ${choices >= 0 ? 'dieron' : 'quitaron'} alrededor de ${Math.round(Math.abs(choices))}, con un margen de ${Math.max(1, Math.round(give))}.`,
    level: 'El primer puesto está empatado.',
    working: (round, rounds) => `Analizando la ronda ${round} de ${rounds}…`,
  },
  afterRound: {
    best: (name, tile, points, noun) => `Mejor jugada: ${tile} de ${name}, ${counted(points, noun)}.`,
    blocked: (name, tile, points, noun) => `Cierre con ${tile} de ${name}: ${name} se llevó ${counted(points, noun)} y nadie más podía seguir.`,
    missed: (name, tile, arm, points) => `Oportunidad perdida: ${tile} de ${name} ${at(arm)} habría dado ${points}.`,
  },
}

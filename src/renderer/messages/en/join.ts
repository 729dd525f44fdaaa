import type { Role } from '#shared/contract/authority'
import type { JoinRefusal, TableRefusal } from '#shared/contract/table'
import { counted } from '#shared/words/en'
import type { Noun } from '#shared/words/grammar'
import { sentencesByKind } from '#shared/words/phrases'

const SECONDS: Noun = { one: 'second', other: 'seconds' }
const MINUTES: Noun = { one: 'minute', other: 'minutes' }

const seconds = (count: number): string => (count < 60 ? counted(count, SECONDS) : counted(count < 120 ? 1 : Math.round(count / 60), MINUTES))

/** Phones that join a match: on the computer that lets them, and on the phone. */
export const join = {
  roles: { viewer: 'Viewer', player: 'Player', scorer: 'Scorer', host: 'Host' } satisfies Readonly<Record<Role, string>>,
  roleHints: {
    viewer: 'can watch',
    player: 'can play for one seat',
    scorer: 'can enter and correct for everyone',
    host: 'can do everything in this match',
  } satisfies Readonly<Record<Role, string>>,
  invite: {
    button: 'Phones',
    title: 'Phones',
    closed:
      'Phones can’t join yet. Let them join, and anyone on the same network with the code can follow this match, enter plays and agree with rounds. They can’t see anything else on this computer.',
    elsewhere: 'The phones are still on another match. Move them here with their seats and code. “Let phones join” starts fresh and disconnects them.',
    bring: (count: number) => (count === 0 ? 'Move the code here' : count === 1 ? 'Move the phone here' : `Move ${count} phones here`),
    rematch: 'The phones are still on the last match. Move them here: nobody has to scan or type again.',
    later: 'Not now',
    network: 'Which network are the phones on?',
    noNetwork: 'This computer isn’t on a network, so phones can’t join. Only a browser on this computer can.',
    open: 'Let phones join',
    close: 'Stop phone access',
    scan: 'Scan with your phone’s camera',
    qr: 'QR code to join this match',
    orType: 'or open this address and enter the code:',
    code: 'Code',
    good: (left: number) => `Expires in ${seconds(left)}.`,
    expired: 'The code has expired. Phones that joined stay connected. Get a new code to add more.',
    renew: 'Get new code',
    privacy: 'The connection isn’t encrypted. Only use this on a network you trust.',
    devices: (count: number) => (count === 0 ? 'No phones have joined yet' : count === 1 ? '1 phone has joined' : `${count} phones have joined`),
    here: 'connected',
    lastSeen: (ago: number) => `not connected, last seen ${ago < 5 ? 'a moment ago' : `${seconds(ago)} ago`}`,
    removing: 'Removing someone also changes the code.',
    role: (name: string) => `${name}’s role`,
    seat: (name: string) => `${name}’s seat`,
    noSeat: 'no seat',
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
    waiting: 'One moment…',
    problem: 'That didn’t work.',
  },
  refusal: sentencesByKind<TableRefusal>({
    'no-such-match': 'This match can’t be continued, so phones can’t join it.',
    'no-such-address': 'Phones can’t reach this computer at that address. Choose another network, or check the connection and the firewall.',
    'not-open': 'Phone access is off.',
    'no-such-device': 'That device has already left.',
    'no-such-seat': 'This match has no such seat.',
  }),
  join: {
    title: 'Join the match',
    opening: 'Connecting…',
    code: 'Code',
    codeHint: 'The six letters and digits on the computer’s screen.',
    next: 'Next',
    name: 'Your name',
    nameMissing: 'Enter your name so the others know whose phone this is.',
    seat: 'Which seat is yours?',
    watching: 'I’m just watching',
    taken: 'already has a phone',
    join: 'Join',
    sentAway: 'This phone was removed. Enter a new code to join again.',
    again: 'Try again',
    unreachable: 'Can’t reach the match. Check that this phone is on the same network as the computer and that phones can still join.',
  },
  joinRefusal: sentencesByKind<JoinRefusal>({
    'wrong-code': 'Wrong or expired code. Check the computer’s screen for a new one.',
    locked: ({ wait }) => `Too many wrong codes. Wait ${seconds(wait)}, then try again.`,
    full: 'This match is full. Remove a device before another one can join.',
    'too-many-new': 'Too many phones have joined in a short time. Try again in a minute.',
    'not-understood': 'Something went wrong. Reload this page.',
    closed: 'Phones can no longer join this match.',
  }),
  phone: {
    title: 'At the table',
    you: (name: string, role: string) => `${name} · ${role}`,
    leave: 'Leave match',
    leaveSure: 'Leave this match? You’ll need a code to come back.',
    stay: 'Stay',
    yourTurn: 'Your turn',
    turnOf: (name: string) => `${name}’s turn`,
    sending: 'Not sent yet: no connection. Caravan will send it as soon as this phone is connected again.',
    watchOnly: 'You’re watching. Someone at the computer can give you a seat.',
    noSeat: 'You don’t have a seat yet. Someone at the computer can give you one.',
    blocked: 'Blocked? Show my hand',
    photo: 'Take photo',
    takeBack: (what: string) => `Undo: ${what}`,
    led: 'A new match has started, and this phone has joined it.',
    understood: 'OK',
    waitRound: 'The next round starts on the computer.',
  },
  hand: {
    title: 'Show my hand',
    hint: 'Tap every tile you hold. Everyone will see your hand, and it counts for the ruling.',
    show: 'Show to everyone',
    shown: 'Everyone can see your hand.',
    takeBack: 'Hide my hand',
    byPhone: (name: string) => `${name} entered this hand on a phone.`,
  },
} as const

import type { Role } from '#shared/contract/authority'
import type { JoinRefusal, TableRefusal } from '#shared/contract/table'

const seconds = (count: number): string => (count < 60 ? `${count} seconds` : count < 120 ? '1 minute' : `${Math.round(count / 60)} minutes`)

/** Phones at the table: on the computer that opens it, and on the phone. */
export const joinWords = {
  roles: { viewer: 'Viewer', player: 'Player', scorer: 'Scorer', host: 'Host' } satisfies Readonly<Record<Role, string>>,
  roleHints: {
    viewer: 'sees the table and the scores',
    player: 'enters plays and answers for one seat',
    scorer: 'enters and corrects for everybody',
    host: 'the same as on this computer, for this match',
  } satisfies Readonly<Record<Role, string>>,
  invite: {
    button: 'Phones',
    title: 'Phones at the table',
    closed:
      'Off. Open the table, and whoever is in the same network and has the code can follow this match on a phone, enter plays and confirm rounds. Nothing else of this computer can be seen.',
    elsewhere:
      'The table is still open for another match. The phones can come along to this one, with their seats and the same code; or you open it anew, which sends them away.',
    bring: (count: number) => (count === 0 ? 'Bring the invitation along' : count === 1 ? 'Bring the phone along' : `Bring the ${count} phones along`),
    rematch: 'The phones are still at the match before. They can come along to this one; nobody has to scan or type anything again.',
    later: 'Not now',
    network: 'In which network are the phones?',
    noNetwork: 'This computer is in no network that phones could join; only another browser on this computer can.',
    open: 'Open the table',
    close: 'Close the table',
    scan: 'Scan this with the phone’s camera',
    qr: 'QR code with the address of the table',
    orType: 'or open this address and type the code:',
    code: 'Code',
    good: (left: number) => `Good for ${seconds(left)} more.`,
    expired: 'The code has expired. Those who joined stay; for more phones make a new one.',
    renew: 'New code',
    privacy: 'What phones and this computer say to each other is not encrypted. Open the table only in a network whose people you trust.',
    devices: (count: number) => (count === 0 ? 'Nobody has joined yet' : count === 1 ? '1 device has joined' : `${count} devices have joined`),
    here: 'here now',
    lastSeen: (ago: number) => `not connected, last seen ${ago < 5 ? 'just now' : `${seconds(ago)} ago`}`,
    removing: 'Whoever is removed knows the code, so there is a new one then.',
    role: (name: string) => `What ${name} may do`,
    seat: (name: string) => `Where ${name} sits`,
    noSeat: 'no seat',
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
    waiting: 'One moment …',
    problem: 'That did not work.',
  },
  refusal: (refusal: TableRefusal): string => {
    switch (refusal.kind) {
      case 'no-such-match':
        return 'This match cannot be played on, so nobody can join it.'
      case 'no-such-address':
        return 'This computer can no longer be reached at that address. Choose another network, or see whether the connection is up and a firewall lets Caravan through.'
      case 'not-open':
        return 'The table is closed.'
      case 'no-such-device':
        return 'That device is gone already.'
      case 'no-such-seat':
        return 'There is no such seat at this table.'
    }
  },
  join: {
    title: 'Join the table',
    opening: 'Looking for the table …',
    code: 'Code',
    codeHint: 'Six letters and digits. Whoever opened the table sees them on the screen.',
    next: 'Next',
    name: 'Your name',
    nameMissing: 'Please write your name, so that the others know whose phone this is.',
    seat: 'Where do you sit?',
    watching: 'I only watch',
    taken: 'has a phone already',
    join: 'Join',
    sentAway: 'This phone is no longer at the table. With a new code it can join again.',
    again: 'Try again',
    unreachable: 'The table cannot be reached. See whether this phone is in the same network as the computer, and whether the table is still open.',
  },
  joinRefusal: (refusal: JoinRefusal): string => {
    switch (refusal.kind) {
      case 'wrong-code':
        return 'This code is wrong, or it has expired. Look at the screen once more; it may show a new one.'
      case 'locked':
        return `Too many wrong codes. Please wait ${seconds(refusal.wait)}, then try again.`
      case 'full':
        return 'The table is full. Somebody has to be removed before another device can join.'
      case 'too-many-new':
        return 'Very many phones have joined in a short time. Please try again in a minute.'
      case 'not-understood':
        return 'The table did not understand that. Please load this page again.'
      case 'closed':
        return 'The table is closed.'
    }
  },
  phone: {
    title: 'At the table',
    you: (name: string, role: string) => `${name} · ${role}`,
    leave: 'Leave the table',
    leaveSure: 'Leave the table? To come back you need a code.',
    stay: 'Stay',
    yourTurn: 'Your turn',
    turnOf: (name: string) => `${name}’s turn`,
    sending: 'Not sent yet: waiting for the network. It is entered once, as soon as the table is back.',
    watchOnly: 'You are watching. Whoever opened the table can give you a seat.',
    noSeat: 'You have no seat yet. Whoever opened the table can give you one.',
    blocked: 'Blocked? Show my hand',
    photograph: 'Photograph it',
    takeBack: (what: string) => `Take back: ${what}`,
    led: 'A new match has begun, and this phone has come along.',
    understood: 'Good',
    waitRound: 'The next round begins at the table.',
  },
  hand: {
    title: 'Show my hand',
    hint: 'Tap every tile you hold. Once shown, everybody at the table sees it, and whoever rules on the block need not enter it.',
    show: 'Show it to everybody',
    shown: 'Your hand lies open on the table.',
    takeBack: 'Take it back',
    byPhone: (name: string) => `${name} showed this hand on a phone.`,
  },
} as const

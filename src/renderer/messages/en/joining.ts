import type { Role } from '#shared/contract/authority'
import type { JoinRefusal } from '#shared/contract/joining'
import { counted, plain } from '#shared/words/en/numbers'
import type { Noun } from '#shared/words/grammar'
import { sentencesByKind } from '#shared/words/phrases'

const SECONDS: Noun = { one: 'second', other: 'seconds' }
const MINUTES: Noun = { one: 'minute', other: 'minutes' }

/** How long something lasts, in words; `count` in seconds. */
export const seconds = (count: number): string => (count < 60 ? counted(count, SECONDS) : counted(count < 120 ? 1 : Math.round(count / 60), MINUTES))

/** What a phone says until it has joined, and who it is then; it is fetched before all else. */
export const joining = {
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
  removed: 'This phone was removed. Enter a new code to join again.',
  ended: 'This table has ended. Enter a new code to join again.',
  again: 'Try again',
  closed: 'Phones can’t join right now',
  closedHint: 'Phone access has stopped, so this page no longer follows the match. If it starts again, scan the new code on the computer.',
  unreachable: 'Can’t reach the match. Check that this phone is on the same network as the computer and that phones can still join.',
  roles: { viewer: 'Viewer', player: 'Player', scorer: 'Scorekeeper', host: 'Host' } satisfies Readonly<Record<Role, string>>,
  you: (name: string, role: string) => `${name} · ${role}`,
  /** At an evening: who someone is. */
  guest: {
    who: 'Who are you?',
    whoAt: (table: number) => `Who are you at table ${plain(table)}?`,
    find: 'Find my name',
    name: 'Your name',
    other: 'Not listed? Your name',
    checkIn: 'Check in',
    tableName: (table: number) => `Table ${plain(table)}`,
    tablet: (table: number) => `This is the tablet of table ${plain(table)}`,
    watcher: 'Viewer',
  },
  refusal: sentencesByKind<JoinRefusal>({
    'wrong-code': 'Wrong or expired code. Check the computer’s screen for a new one.',
    locked: ({ wait }) => `Too many wrong codes. Wait ${seconds(wait)}, then try again.`,
    full: 'This match is full. Remove a device before another one can join.',
    taken: 'Another phone has this name. Choose another name, or ask the person who runs the game night.',
    'not-saved': 'Caravan can’t save on the computer right now, so you aren’t checked in. Try again in a moment.',
    'too-many-new': 'Too many phones have joined in a short time. Try again in a minute.',
    'not-understood': 'Something went wrong. Reload this page.',
    closed: 'Phones can no longer join this match.',
  }),
} as const

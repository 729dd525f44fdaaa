import { counted } from '#shared/words/en/numbers'

/** Choosing between versions of a match that devices made apart from one another. */
export const versions = {
  heading: 'Versions of one match',
  /** The way here, wherever the match is shown or told of. */
  notice: {
    title: (versions: number) => `${versions} versions of this match`,
    text: 'The match went on differently on different devices. All of it is kept. Look at the versions side by side, and choose.',
    open: 'Look at the versions',
  },
  waiting: 'Looking for the versions …',
  title: (players: string) => `Versions of the match of ${players}`,
  why: (versions: number) =>
    `This match went on differently on different devices before they could tell each other. ${versions === 2 ? 'Both versions are' : `All ${versions} versions are`} kept until you choose one.`,
  none: { title: 'There is nothing to choose', text: 'There is one version of this match only (any more).', open: 'To the match' },
  name: (number: number) => `Version ${number}`,
  shown: 'Shown until you choose',
  changed: (when: string, device: string | null) => (device === null ? `Last changed ${when}` : `Last changed on ${device}, ${when}`),
  revisions: (rounds: number, events: number) =>
    `${counted(rounds, { one: 'round', other: 'rounds' })}, ${counted(events, { one: 'entry', other: 'entries' })}`,
  parting: {
    same: 'Everything that was played is the same. The versions differ in what stands beside it: place, note, date or the bin.',
    start: (round: number) => `They are the same up to the beginning of round ${round}.`,
    event: (round: number, event: number) => `They are the same up to entry ${event - 1} of round ${round}, and differ from entry ${event} on.`,
    first: (round: number) => `They differ from the first entry of round ${round} on.`,
    go: 'Show where they part',
  },
  totals: 'Points',
  choose: 'Choose this version',
  others: {
    legend: 'What becomes of the version that is not chosen?',
    bin: 'Into the bin',
    binHint: 'As a match of its own; it can be brought back from there.',
    keep: 'Keep both',
    keepHint: 'It stays in the history as a match of its own, and counts in statistics.',
  },
  confirm: {
    title: (name: string) => `Choose ${name}?`,
    bin: (name: string) => `${name} becomes the match, on every device. What is not chosen lies in the bin as a match of its own.`,
    keep: (name: string) => `${name} becomes the match, on every device. What is not chosen stays as a match of its own.`,
    yes: 'Choose it',
    no: 'Go back',
  },
  notDone: 'Not chosen',
  stale: 'Something changed a moment before, so nothing was chosen. The page now shows the versions as they are; look again.',
  chosen: (name: string) => `${name} is the match now.`,
  details: {
    place: (place: string) => `Place: ${place}`,
    note: (note: string) => `Note: ${note}`,
    date: (date: string) => `Played on: ${date}`,
    binned: 'Lies in the bin',
  },
  unreadable: 'This version cannot be scored.',
} as const

import { counted } from '#shared/words/en/numbers'

/** Choosing between versions of a match that devices made apart from one another. */
export const versions = {
  heading: 'Match versions',
  waiting: 'Loading versions…',
  title: (players: string) => `Versions: ${players}`,
  why: (versions: number) =>
    `This match was continued on different devices while they were not connected. ${versions === 2 ? 'Both versions are' : counted(versions, { one: 'version is', other: 'versions are' })} saved until you choose one.`,
  none: { title: 'Nothing to choose', text: 'This match now has only one version.', open: 'Open match' },
  name: (number: number) => `Version ${number}`,
  shown: 'Shown until you choose',
  changed: (when: string, device: string | null) => (device === null ? `Last changed ${when}` : `Last changed on ${device}, ${when}`),
  revisions: (rounds: number, events: number) =>
    `${counted(rounds, { one: 'round', other: 'rounds' })}, ${counted(events, { one: 'entry', other: 'entries' })}`,
  parting: {
    same: 'Every entry is the same. Only details differ: place, note, date, or whether the match is in the bin.',
    start: (round: number) => `They’re the same up to the start of round ${round}.`,
    event: (round: number, event: number) => `They’re the same up to round ${round}, entry ${event - 1}. They differ from entry ${event}.`,
    first: (round: number) => `They differ from round ${round}, entry 1.`,
    go: 'Show first difference',
  },
  totals: 'Totals',
  choose: 'Keep this version',
  others: {
    legend: 'What should happen to the other versions?',
    bin: 'Move to bin',
    binHint: 'Each becomes a separate match in the bin. You can restore them.',
    keep: 'Keep them too',
    keepHint: 'Each becomes a separate match and counts in statistics.',
  },
  confirm: {
    title: (version: string) => `Keep ${version}?`,
    bin: (version: string) => `${version} becomes the match on every device. The other versions move to the bin as separate matches.`,
    keep: (version: string) => `${version} becomes the match on every device. The other versions stay as separate matches.`,
    yes: 'Keep version',
    no: 'Cancel',
  },
  notDone: 'No version chosen',
  stale: 'A version just changed, so nothing was saved. Check the versions again.',
  chosen: (name: string) => `${name} is now the match.`,
  details: {
    place: (place: string) => `Place: ${place}`,
    note: (note: string) => `Note: ${note}`,
    date: (date: string) => `Played on: ${date}`,
    binned: 'In the bin',
  },
  unreadable: 'Can’t score this version',
} as const

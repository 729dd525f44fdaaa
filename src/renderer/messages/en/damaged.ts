import type { Damage } from '#shared/contract/damage'
import type { EditName } from '#shared/match/edits'
import { counted, figures, listed } from '#shared/words/en/numbers'
import type { Noun } from '#shared/words/grammar'
import { dateWords } from './dates'

const ROUNDS: Noun = { one: 'round', other: 'rounds' }
const ENTRIES: Noun = { one: 'entry', other: 'entries' }

/** A match that is there and cannot be opened. */
export const damagedWords = {
  /** The match, as far as it is known. */
  match: (players: readonly string[], date: string | null, matchId: string) => {
    if (players.length === 0) return date === null ? `The match in the file ${matchId}.json` : `A match of ${dateWords(date)}`
    return date === null ? listed(players) : `${listed(players)}, ${dateWords(date)}`
  },
  title: 'This match cannot be opened',
  heading: 'Matches that cannot be opened',
  all: (matches: number) => `All ${figures(matches)} that cannot be opened`,
  kept: 'Its file is in its place, and nothing is written to it. Every other match is as it was.',
  passing: 'It is looked at again by itself, and is here again as soon as it can be read.',
  elsewhere: 'On the computer that Caravan runs on, the page of this match says what can be done.',
  home: 'To the home page',
  /** What can be done about it. */
  do: 'What can be done',
  looking: 'Looking at its file …',
  here: 'The match is here again.',
  takeBack: {
    title: (entries: number) =>
      entries === 0 ? 'Leave out what does not belong to it' : entries === 1 ? 'Take back the last entry' : `Take back the last ${figures(entries)} entries`,
    which: (taken: readonly string[], more: number) => `This goes, the last first: ${taken.join(', ')}${more === 0 ? '' : `, and ${figures(more)} more`}.`,
    stays: (rounds: number, entries: number) => `The match is then sound again, with ${counted(rounds, ROUNDS)} and ${counted(entries, ENTRIES)}.`,
    trail: (entries: number) => `${counted(entries, { one: 'note', other: 'notes' })} about what was done beside playing will be missing.`,
    fields: (names: readonly string[]) => `What another program wrote into the file will be missing: ${names.join(', ')}.`,
    history: 'What was entered before cannot be undone step by step any more; it can be corrected.',
    kept: 'The file as it is now is kept beside it, under another name.',
    go: (entries: number) => (entries === 0 ? 'Leave it out' : 'Take back'),
    none: 'Taking back the last entries does not help here.',
  },
  taken: (name: EditName | null, player: string | null, tile: string | null, round: number) => {
    const by = player === null ? '' : ` by ${player}`
    switch (name) {
      case 'enter-play':
        return `${tile ?? 'a tile'}${by}`
      case 'enter-draw':
        return `a draw${by}`
      case 'enter-pass':
        return `a pass${by}`
      case 'enter-block':
        return `the block of round ${round}`
      case 'enter-table':
        return `the table as it lay in round ${round}`
      case 'change-rules':
        return 'a change of rules'
      case 'start-round':
        return `the start of round ${round}`
      case 'revise':
        return 'a correction'
      case null:
        return `an entry of round ${round}`
    }
  },
  backups: {
    title: 'Restore it from a backup',
    looking: 'Looking through the backups …',
    version: (when: string) => `Backup of ${when}`,
    holds: (rounds: number, entries: number) => `${counted(rounds, ROUNDS)}, ${counted(entries, ENTRIES)}`,
    restore: 'Restore',
    restoreOf: (when: string) => `Restore the backup of ${when}`,
    none: (searched: number) =>
      searched === 0
        ? 'Caravan knows of no backup here.'
        : `None of the ${counted(searched, { one: 'backup', other: 'backups' })} that Caravan knows of here holds this match.`,
    unreadable: (backups: number) => `In ${counted(backups, { one: 'backup', other: 'backups' })} no version of it can be read.`,
    others: 'Choose another backup',
  },
  save: {
    title: 'Save the file as it is',
    text: (bytes: number | null) => `To keep it, or to show it to somebody who knows about such files${bytes === null ? '' : ` (${figures(bytes)} bytes)`}.`,
    go: 'Save the file',
    failed: 'The file could not be fetched. Try again in a moment.',
    /** Part of the name of the file. */
    name: 'damaged',
  },
  aside: {
    title: 'Take it out of the lists',
    text: 'Caravan then names this match no more. Its file stays in the data folder, under another name.',
    go: 'Take it out',
    ask: 'Take this match out of the lists?',
    yes: 'Take it out',
    no: 'Leave it',
    done: 'The match is out of the lists. Its file is kept under another name.',
  },
  notDone: 'Not done',
} as const

/** What is wrong with a match, and where. */
export function damageSentence(damage: Damage): string {
  switch (damage.kind) {
    case 'not-json':
      return { empty: 'Its file is empty.', cut: 'Its file ends in the middle; the rest is missing.', other: 'What is in its file is no match.' }[damage.how]
    case 'wrong-shape':
      return `Something in its file is not as it has to be (${damage.detail}).`
    case 'other-match':
      return `Its file holds another match (${damage.id}).`
    case 'over-limit':
      return overLimit(damage)
    case 'newer':
      return 'A newer version of Caravan made it. With that version it can be opened.'
    case 'fault':
      return `Caravan read it and could not work with it (${damage.detail}).`
    case 'not-readable':
      return `${NOT_READABLE[damage.why]} (${damage.detail}).`
  }
}

function overLimit({ limit, found, allowed, round, event }: Extract<Damage, { kind: 'over-limit' }>): string {
  const place = round === null ? 'Something in its file' : event === null ? `Round ${round}` : `Round ${round}, entry ${event},`
  switch (limit) {
    case 'nesting':
      return `${place} is nested ${figures(found)} deep; at most ${figures(allowed)} are allowed.`
    case 'event-size':
      return `${place} has ${figures(found)} bytes; at most ${figures(allowed)} are allowed.`
    case 'match-size':
      return `The match has ${figures(found)} bytes; at most ${figures(allowed)} are allowed.`
    case 'file-size':
      return `Its file has ${figures(found)} bytes; at most ${figures(allowed)} are opened.`
    case 'events':
      return `The match has ${counted(found, { one: 'entry', other: 'entries' })}; at most ${figures(allowed)} are allowed.`
    case 'revision':
      return 'Its number of changes is higher than it can be.'
  }
}

const NOT_READABLE: Readonly<Record<Extract<Damage, { kind: 'not-readable' }>['why'], string>> = {
  'not-permitted': 'The system does not let Caravan read its file',
  'input-output': 'The disk reported a fault while its file was read',
  'not-a-file': 'Something else lies in the place of its file',
  busy: 'The system does not hand out its file just now',
  other: 'Its file cannot be read just now',
}

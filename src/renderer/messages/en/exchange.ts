import type { FileFault } from '../sentence-inputs'
import type { BESIDE, BESIDE_WAYS, ExportKind, TableForm } from '#shared/contract/exchange'
import { counted, figures, plain } from '#shared/words/en'
import type { Noun } from '#shared/words/grammar'

export const files = {
  title: 'Files',
} as const

const MATCHES: Noun = { one: 'match', other: 'matches' }

type Beside = (typeof BESIDE)[number]
type BesideWay = (typeof BESIDE_WAYS)[number]
const BESIDE_NOUNS: Readonly<Record<Beside, Noun>> = { evening: { one: 'game night', other: 'game nights' }, season: { one: 'season', other: 'seasons' } }
const BESIDE_DONE: Readonly<Record<BesideWay, string>> = {
  added: 'added',
  extended: 'updated with what came later',
  known: 'already here',
  'in-bin': 'left in the bin',
  differs: 'not imported, as another version is here',
}

export const exporting = {
  running: (done: number, total: number) => (total === 0 ? 'Exporting…' : `Exporting: ${figures(done)} of ${counted(total, MATCHES)}`),
  cancel: 'Cancel',
  done: (name: string, matches: number) => `Exported ${counted(matches, MATCHES)} to “${name}”. Look in your downloads.`,
  doneBeside: (name: string, count: number) =>
    `Exported ${counted(count, { one: 'game night or season', other: 'game nights and seasons' })} to “${name}”. Look in your downloads.`,
  emptyBeside: 'There are no game nights or seasons to export yet.',
  unreadable: (count: number) =>
    `${counted(count, MATCHES)} can’t be read or scored, so the file doesn’t include ${count === 1 ? 'it' : 'them'}. Your saved matches are unchanged.`,
  empty: 'There are no matches to export yet.',
  lost: 'The connection was lost, so no file was exported. Try again when it’s back.',
  fault: (message: string) => `The export failed. Your saved matches are unchanged. (${message})`,
} as const

/** Of all matches: a section of the page of the stored data. */
export const exchange = {
  heading: 'Export and import',
  out: {
    heading: 'Export all matches',
    text: 'One file with every match that isn’t in the bin. Other programs can read it.',
    kinds: {
      records: { name: 'Match file', what: 'To open in Caravan on another device (JSON Lines)' },
      evenings: { name: 'Game nights and seasons', what: 'To open in Caravan on another device (JSON Lines)' },
      results: { name: 'Results', what: 'A spreadsheet with one row for each player in each match (CSV)' },
      events: { name: 'Entries', what: 'A spreadsheet with one row for each entry (CSV)' },
    } satisfies Record<ExportKind, { readonly name: string; readonly what: string }>,
    tables: {
      legend: 'Columns in tables',
      hint: 'If your spreadsheet shows a table in one column, choose the other mark.',
      forms: { programs: 'For other programs', commas: 'Commas', semicolons: 'Semicolons' } satisfies Record<TableForm, string>,
    },
    fileNames: {
      records: 'Caravan matches',
      evenings: 'Caravan game nights and seasons',
      results: 'Caravan results',
      events: 'Caravan entries',
    } satisfies Record<ExportKind, string>,
  },
  in: {
    heading: 'Import matches',
    text: 'Choose match files or drop them on this page. Matches you already have aren’t added twice. If a file has later entries for one of your matches, they’re added to it.',
    kinds: '.caravan (one match), .json (one or a list), .jsonl or .txt (one per line)',
    choose: 'Choose files',
    drop: 'Drop to import',
    running: (file: string) => `Importing “${file}”…`,
    cancel: 'Stop import',
    ended: {
      finished: 'Import finished.',
      cancelled: 'You stopped the import. Everything imported so far stays. You can import the same files again at any time.',
      'not-saved': 'Caravan couldn’t save to the disk, so the import stopped. Everything imported so far is saved. Try again later.',
      fault: 'Something went wrong, so the import stopped. Everything imported so far is saved.',
    },
    added: (count: number) => `${counted(count, MATCHES)} added`,
    extended: (count: number) => `${counted(count, MATCHES)} updated with later entries`,
    known: (count: number) => `${counted(count, MATCHES)} already here`,
    beside: (what: Beside, how: BesideWay, count: number) => `${counted(count, BESIDE_NOUNS[what])} ${BESIDE_DONE[how]}`,
    inBin: (count: number) => `${counted(count, MATCHES)} left in the bin`,
    refused: (count: number) => `${counted(count, MATCHES)} not imported`,
    nothing: 'No matches found.',
    refusals: 'Not imported',
    table: { file: 'File', place: 'Where', why: 'Why', code: 'Code' },
    more: (count: number) => `And ${figures(count)} more.`,
    place: { line: (place: number) => `Line ${figures(place)}`, record: (place: number) => `Match ${figures(place)}`, file: 'Whole file' },
    alike: (count: number) => `and ${plain(count)} more like these`,
    faults: {
      'too-long': 'This match is too long, so it was skipped.',
      foreign: 'This isn’t a match from Caravan, and it’s too large to look into.',
      'cut-short': 'The file ends in the middle of this match. It may not have finished copying.',
      'after-the-end': 'There’s something here that isn’t a match, so the rest of the file was skipped.',
      'not-records': 'This isn’t a match file.',
      'no-object': 'This isn’t a match.',
      'no-text': 'This isn’t a text file but a spreadsheet, a picture, an archive or the like. You restore a backup under Files, Backup.',
      'not-utf8': 'From here the file isn’t UTF-8 text, so the rest was skipped. Save it as UTF-8 and try again.',
      unreadable: 'Caravan couldn’t read the rest of this file. It may have been changed, moved or deleted.',
    } satisfies Record<FileFault, string>,
  },
} as const

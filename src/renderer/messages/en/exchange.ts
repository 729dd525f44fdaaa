import type { FileFault } from '../sentence-inputs'
import type { ExportKind } from '#shared/contract/exchange'
import { counted, figures } from '#shared/words/en'
import type { Noun } from '#shared/words/grammar'

export const data = {
  title: 'Data',
} as const

const MATCHES: Noun = { one: 'match', other: 'matches' }
const RECORDS: Noun = { one: 'record', other: 'records' }

export const exporting = {
  running: (done: number, total: number) => (total === 0 ? 'Making the file …' : `Making the file: ${figures(done)} of ${counted(total, MATCHES)}`),
  cancel: 'Cancel',
  done: (name: string, matches: number) =>
    `“${name}” is made, with ${counted(matches, MATCHES)} in it. Look for it where this browser or system puts downloads.`,
  unreadable: (count: number) =>
    `${counted(count, MATCHES)} cannot be read or scored at the moment and ${count === 1 ? 'is' : 'are'} not in the file. What is stored is unchanged.`,
  empty: 'There is no match yet to take out.',
  lost: 'The connection was lost before the file was whole, so none was made. Try again once it is back.',
  fault: (message: string) => `The file could not be made (${message}). What is stored is unchanged.`,
} as const

/** Of one match: on its score sheet and at its end. */
export const takeOut = {
  label: 'Take this match out',
  print: 'Print',
  picture: 'Picture',
  kinds: {
    records: { name: 'Record', what: 'The whole match, for another Caravan or the score command' },
    results: { name: 'Results', what: 'A table with a row for each player (CSV), for a spreadsheet' },
    events: { name: 'Events', what: 'A table with a row for everything that happened (CSV)' },
  } satisfies Record<ExportKind, { readonly name: string; readonly what: string }>,
  pictureOf: {
    title: 'Picture of the result',
    save: 'Save the picture',
    share: 'Share',
    failed: 'The picture could not be made. Try again, or print the score sheet.',
    notShared: 'The picture was not shared. It can be saved instead.',
    after: (rounds: number) => `After ${counted(rounds, { one: 'round', other: 'rounds' })}`,
    alt: (game: string, date: string, standing: string) => `${game}, ${date}. ${standing}`,
    won: 'winner',
  },
  sheet: {
    rules: 'House rules',
    made: 'Score sheet made with Caravan',
  },
} as const

/** Of all matches: a section of the page of the stored data. */
export const exchange = {
  heading: 'Files out and in',
  out: {
    heading: 'Take everything out',
    text: 'One file with every match that is not in the bin. The files are yours: other programs can read them, and they stay as they are.',
    kinds: {
      records: { name: 'All records', what: 'JSON Lines: one match a line, as Caravan and its score command read them' },
      results: { name: 'All results', what: 'CSV: a row for each player of each match, for a spreadsheet' },
      events: { name: 'All events', what: 'CSV: a row for everything that happened' },
    } satisfies Record<ExportKind, { readonly name: string; readonly what: string }>,
    fileNames: { records: 'Caravan matches', results: 'Caravan results', events: 'Caravan events' } satisfies Record<ExportKind, string>,
  },
  in: {
    heading: 'Bring records in',
    text: 'Choose files with records, one or thousands, or drop them on this page. A match that is here already is not taken twice, and one that goes on from a match here goes on with it.',
    kinds: 'Files ending in .caravan (one record), .json (one or a list) or .jsonl (one a line)',
    choose: 'Choose files',
    drop: 'Let go to bring them in',
    running: (file: string) => `Reading “${file}”`,
    cancel: 'Stop here',
    ended: {
      finished: 'All files were read.',
      cancelled: 'You stopped here. What was taken before stays; the same files can be read again at any time.',
      'not-saved': 'The disk did not take any more, so reading was stopped. What was taken before is stored.',
      fault: 'Something went wrong, so reading was stopped. What was taken before is stored.',
    },
    added: (count: number) => `${counted(count, MATCHES)} added`,
    extended: (count: number) => `${counted(count, MATCHES)} went on from ${count === 1 ? 'one' : 'ones'} that ${count === 1 ? 'was' : 'were'} here`,
    known: (count: number) => `${counted(count, MATCHES)} ${count === 1 ? 'was' : 'were'} here already`,
    inBin: (count: number) => `${counted(count, MATCHES)} ${count === 1 ? 'lies' : 'lie'} in the bin and ${count === 1 ? 'was' : 'were'} left there`,
    refused: (count: number) => `${counted(count, RECORDS)} refused`,
    nothing: 'No record was found.',
    refusals: 'What was refused, and why',
    table: { file: 'File', place: 'Where', why: 'Why', code: 'Code' },
    more: (count: number) => `And ${figures(count)} more.`,
    place: { line: (place: number) => `Line ${figures(place)}`, record: (place: number) => `Record ${figures(place)}`, file: 'The whole file' },
    faults: {
      'too-long': 'This record is longer than a match can be, so it was passed over.',
      'cut-short': 'The file ends in the middle of this record. It may not have been copied whole.',
      'after-the-end': 'Something that is no record stands here, so the rest of the file was not read.',
      'not-records': 'This is no file of records: it neither begins with a record nor with a list of records.',
      'no-object': 'This is no record: a record is a JSON object, which begins with a curly bracket.',
      'not-utf8': 'From here on the file is not text in UTF-8, so the rest of it was not read. Save it as UTF-8 and try again.',
      unreadable: 'The file could not be read any further. It may have been changed, moved or taken away meanwhile.',
    } satisfies Record<FileFault, string>,
  },
} as const

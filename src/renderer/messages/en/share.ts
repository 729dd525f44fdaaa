import type { MatchExportKind } from '#shared/contract/exchange'
import type { Noun } from '#shared/words/grammar'
import { counted } from '#shared/words/en/numbers'

const ROUNDS: Noun = { one: 'round', other: 'rounds' }

/** Handing a match, a round or a play to others: as a picture, as text, as a link, as files and on paper. */
export const share = {
  button: 'Share',
  play: 'Share this play',
  round: 'Share this round',
  which: 'Picture of',
  things: { result: 'The result', round: (round: number) => `Round ${round}`, play: (tile: string) => `The play ${tile}` },
  savePicture: 'Save picture',
  sharePicture: 'Share picture',
  copyPicture: 'Copy picture',
  copyText: 'Copy text',
  copyLink: 'Copy link',
  linkHint: 'The link works on devices at home that use this Caravan.',
  print: 'Print score sheet…',
  files: 'Save as a file',
  kinds: {
    records: { name: 'Match file', what: 'The whole match, to open in Caravan on another device' },
    results: { name: 'Results', what: 'A spreadsheet (CSV) with one row for each player' },
    events: { name: 'Entries', what: 'A spreadsheet (CSV) with one row for each entry' },
  } satisfies Record<MatchExportKind, { readonly name: string; readonly what: string }>,
  pictureCopied: 'Picture copied. Paste it into a message.',
  textCopied: 'Text copied. Paste it into a message.',
  linkCopied: 'Link copied. Paste it into a message.',
  notCopied: 'Couldn’t copy. Select the text below and copy it.',
  byHand: 'Text to copy',
  pictureNotCopied: 'Couldn’t copy the picture. Save it instead.',
  failed: 'Couldn’t create the picture. Try again, or print the score sheet.',
  notShared: 'The picture wasn’t shared. You can save it instead.',
  paper: { rules: 'House rules', made: 'Score sheet made with Caravan' },
  card: {
    after: (rounds: number) => `After ${counted(rounds, ROUNDS)}`,
    wonRound: (name: string, round: number) => `${name} wins round ${round}`,
    round: (round: number) => `Round ${round}`,
    makes: (name: string, points: string) => `${name} makes ${points}`,
    plays: (name: string, tile: string) => `${name} plays ${tile}`,
    lastTile: 'The last tile',
    tile: 'The tile',
    rounds: (rounds: number) => counted(rounds, ROUNDS),
    length: (hours: number, minutes: number) => (hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`),
  },
} as const

import { counted, figures, refusalSentence } from '#shared/words/en'
import { commandSentencesOf } from '../command-sentences'

const place = (round: number, event: number | null): string => (event === null ? `Round ${round}` : `Round ${round}, event ${event}`)

export const { commandProblemSentence, noAnswerSentence, commandRefusalSentence, notSavedSentence } = commandSentencesOf(refusalSentence, {
  noAnswer: {
    'connection-lost': 'The connection was lost before an answer came. Once it is back, the page shows what was stored; enter it again only if it is missing.',
    fault: ({ message }) => `Something went wrong and no answer came (${message}). What was confirmed before is safe.`,
  },
  refused: {
    stale:
      'Somebody else entered something a moment before, so this was not entered. The page now shows the match as it stands; look, and enter it again if it is still right.',
    'nothing-to-undo': 'There is nothing to undo.',
    'nothing-to-redo': 'There is nothing to redo.',
    'not-yours':
      'Something came after that, or it was entered on another device, so it cannot be taken back here any more. Whoever keeps the score can undo it.',
    'round-running': 'The round on the table is not over yet.',
    'no-such-match': 'This match is no longer there.',
    damaged: 'This match cannot be opened, so nothing was entered. Its page says why, and what can be done.',
    'file-changed': 'The file of this match has changed a moment before, so nothing was done. The page now shows it as it is.',
    'in-bin': 'This match lies in the bin. Bring it back first.',
    'not-in-bin': 'This match does not lie in the bin (any more).',
    'came-apart': 'There are different versions of this match. Choose one on the page of its versions first.',
    'no-such-event': 'This event is no longer there.',
    'nothing-to-change': 'These rules hold already.',
    'round-not-over': 'This round is not over (any more), so nothing was noted.',
    'round-changed':
      'The result of this round has changed a moment before, so nothing was noted. Look at it as it stands now, and say it again if it is still right.',
    'not-asked': 'This match does not ask any more that rounds are confirmed, so nothing was noted.',
    'said-too-often': 'So much was said of this round from that seat already that no more is noted. Settle it at the table.',
    'no-such-seat': 'Nobody sits at that place of this match.',
    'settled-already': 'That question is not open any more. Look at what was said, and question it again if it is still wrong.',
    'not-understood': ({ field }) =>
      `This page and the computer that Caravan runs on do not understand each other (${field}), so nothing was entered. Load the page again.`,
    'no-such-photograph': 'This match has no such photograph, so nothing was entered.',
  },
  brokenRule: 'This does not fit the rules.',
  'later-event': (round, event, why) => `${place(round, event)} no longer fits: ${why}`,
  'read-only': {
    newer: 'A newer version of Caravan made this match, so this version shows it and changes nothing in it.',
    unreadable: 'The file of this match cannot be read at the moment, so nothing is written to it.',
  },
  'over-limit': {
    events: ({ found, allowed }) =>
      `This match is full: it would have ${counted(found, { one: 'entry', other: 'entries' })}, and at most ${figures(allowed)} fit. Undo still works; begin a new match to play on.`,
    'match-size': ({ found, allowed }) =>
      `This match is full: it would take ${figures(found)} bytes, and at most ${figures(allowed)} fit. Undo still works; begin a new match to play on.`,
    'event-size': ({ found, allowed }) =>
      `This is too much for one entry: it would take ${figures(found)} bytes, and at most ${figures(allowed)} fit. Nothing was entered.`,
    nesting: ({ allowed }) => `This entry is nested too deep: at most ${counted(allowed, { one: 'level', other: 'levels' })} fit. Nothing was entered.`,
    revision: 'This match has been changed so often that no more can be counted. Begin a new match to play on.',
  },
  'bad-photograph': {
    'not-a-jpeg': 'What came to be kept is not a photograph in JPEG, so nothing was entered. Enter it again without keeping the photograph.',
    'too-large': 'The photograph is too large to be kept, so nothing was entered. Enter it again without keeping the photograph.',
  },
  'not-saved': {
    'disk-full': 'The disk is full, so this could not be stored. Make some room and try again.',
    'read-only': 'The disk can only be read, so this could not be stored.',
    'not-permitted': 'The system does not let Caravan write to its data folder, so this could not be stored.',
    'input-output': 'The disk reported a fault, so this could not be stored.',
    other: 'This could not be stored.',
  },
  nothingEntered: 'Nothing was entered, and what was stored before is safe.',
})

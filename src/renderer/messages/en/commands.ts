import { counted, figures, refusalSentence } from '#shared/words/en'
import { commandSentencesOf } from '../command-sentences'

const place = (round: number, event: number | null): string => (event === null ? `Round ${round}` : `Round ${round}, entry ${event}`)

export const { commandProblemSentence, noAnswerSentence, commandRefusalSentence, notSavedSentence } = commandSentencesOf(refusalSentence, {
  noAnswer: {
    'connection-lost': 'The connection was lost. When it’s back, check the page and enter this again only if it’s missing.',
    fault: ({ message }) => `Something went wrong. Everything you confirmed before is safe. (${message})`,
  },
  refused: {
    stale: 'Someone else entered something first, so yours wasn’t saved. Check the match and enter it again if it still fits.',
    'nothing-to-undo': 'Nothing to undo.',
    'nothing-to-redo': 'Nothing to redo.',
    'not-yours': 'You can’t undo this here: there’s a newer entry, or it came from another device. Ask the scorekeeper to undo it.',
    'round-running': 'This round isn’t over yet.',
    'no-such-match': 'This match no longer exists.',
    damaged: 'This match can’t be opened, so nothing was saved. Its page says why and what you can do.',
    'file-changed': 'The file of this match just changed, so nothing was done. Check the page and try again.',
    'in-bin': 'This match is in the bin. Restore it first.',
    'not-in-bin': 'This match isn’t in the bin.',
    'came-apart': 'This match has several versions. Choose one first.',
    'no-such-event': 'This entry no longer exists.',
    'nothing-to-change': 'You’re already playing by these rules.',
    'round-not-over': 'This round isn’t over, so your answer wasn’t saved.',
    'round-changed': 'The result of this round just changed, so your answer wasn’t saved. Check it and answer again.',
    'not-asked': 'This match no longer asks players to agree on rounds, so your answer wasn’t saved.',
    'said-too-often': 'There are too many answers from this player already. Talk it over at the table.',
    'no-such-seat': 'This match has no such seat.',
    'settled-already': 'That question is already closed. Read the answer, and ask again if something is still wrong.',
    'not-understood': ({ field }) => `This page doesn’t match the Caravan that is running (${field}), so nothing was saved. Reload the page.`,
    'no-such-photo': 'This match doesn’t have that photo, so nothing was saved.',
  },
  brokenRule: 'This isn’t possible under the rules.',
  'later-event': (round, event, why) => `${place(round, event)} no longer fits. ${why}`,
  'read-only': {
    newer: 'A newer Caravan made this match, so you can only view it here. Update Caravan to change it.',
    unreadable: 'Caravan can’t read this match’s file right now, so you can’t change it.',
  },
  'over-limit': {
    events: ({ allowed }) =>
      `This match is full: it can have ${counted(allowed, { one: 'entry', other: 'entries' })} at most. You can still undo. To play on, start a new match.`,
    'match-size': ({ allowed }) => `This match is full: it can take ${figures(allowed)} bytes at most. You can still undo. To play on, start a new match.`,
    'event-size': ({ found, allowed }) => `This entry is too large: ${figures(found)} bytes, at most ${figures(allowed)} are possible. Nothing was saved.`,
    nesting: ({ allowed }) =>
      `This entry is nested too deeply: at most ${counted(allowed, { one: 'level', other: 'levels' })} are possible. Nothing was saved.`,
    revision: 'This match can’t take any more changes. To play on, start a new match.',
  },
  'bad-photo': {
    'not-a-jpeg': 'The photo isn’t a JPEG, so nothing was saved. Enter this again without the photo.',
    'too-large': 'The photo is too large, so nothing was saved. Enter this again without the photo.',
    'too-many': 'There are too many photos, so nothing was saved. Enter this again without the photo.',
  },
  'picture-stays': {
    changed: 'Someone else has put a picture here in the meantime. Look at it, and try again if you want yours instead.',
    'not-yours': 'This picture came from another device. Ask the scorekeeper to replace or delete it.',
    'too-many': 'Phones have sent many pictures of this match already. Ask the scorekeeper to take this one.',
  },
  'not-saved': {
    'disk-full': 'The disk is full. Free up space and try again.',
    'read-only': 'The disk is read-only.',
    'not-permitted': 'Caravan doesn’t have permission to save in its data folder.',
    'input-output': 'The disk reported an error.',
    away: 'The folder of your matches isn’t there right now. Nothing is lost, and Caravan goes on when it is back.',
    other: 'Saving didn’t work.',
  },
  nothingEntered: 'Nothing was saved. Everything saved before is safe.',
})

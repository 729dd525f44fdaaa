import type { CommandRefusal } from '#shared/contract/schemas'
import { isRefusal } from '#shared/match/events'
import { counted, figures, refusalSentence } from '#shared/words/en'
import type { CommandProblem, ToldMatch } from '../sentence-inputs'

/** Why what was asked was not done, and what holds now. */
export function commandProblemSentence(problem: CommandProblem, match: ToldMatch): string {
  switch (problem.kind) {
    case 'refused':
      return commandRefusalSentence(problem.refusal, match)
    case 'connection-lost':
    case 'fault':
      return noAnswerSentence(problem)
  }
}

/** What holds where no answer came. */
export function noAnswerSentence(problem: Exclude<CommandProblem, { readonly kind: 'refused' }>): string {
  switch (problem.kind) {
    case 'connection-lost':
      return 'The connection was lost before an answer came. Once it is back, the page shows what was stored; enter it again only if it is missing.'
    case 'fault':
      return `Something went wrong and no answer came (${problem.message}). What was confirmed before is safe.`
  }
}

export function commandRefusalSentence(refusal: CommandRefusal, match: ToldMatch): string {
  switch (refusal.kind) {
    case 'stale':
      return 'Somebody else entered something a moment before, so this was not entered. The page now shows the match as it stands; look, and enter it again if it is still right.'
    case 'impossible':
      return scorerSentence(refusal.refusal, match)
    case 'later-event':
      return `${place(refusal.round, refusal.event)} no longer fits: ${scorerSentence(refusal.refusal, match)}`
    case 'nothing-to-undo':
      return 'There is nothing to undo.'
    case 'nothing-to-redo':
      return 'There is nothing to redo.'
    case 'not-yours':
      return 'Something came after that, or it was entered on another device, so it cannot be taken back here any more. Whoever keeps the score can undo it.'
    case 'round-running':
      return 'The round on the table is not over yet.'
    case 'no-such-match':
      return 'This match is no longer there.'
    case 'read-only':
      return READ_ONLY[refusal.why]
    case 'damaged':
      return 'This match cannot be opened, so nothing was entered. Its page says why, and what can be done.'
    case 'file-changed':
      return 'The file of this match has changed a moment before, so nothing was done. The page now shows it as it is.'
    case 'in-bin':
      return 'This match lies in the bin. Bring it back first.'
    case 'not-in-bin':
      return 'This match does not lie in the bin (any more).'
    case 'came-apart':
      return 'There are different versions of this match. Choose one on the page of its versions first.'
    case 'no-such-event':
      return 'This event is no longer there.'
    case 'nothing-to-change':
      return 'These rules hold already.'
    case 'round-not-over':
      return 'This round is not over (any more), so nothing was noted.'
    case 'round-changed':
      return 'The result of this round has changed a moment before, so nothing was noted. Look at it as it stands now, and say it again if it is still right.'
    case 'not-asked':
      return 'This match does not ask any more that rounds are confirmed, so nothing was noted.'
    case 'said-too-often':
      return 'So much was said of this round from that seat already that no more is noted. Settle it at the table.'
    case 'no-such-seat':
      return 'Nobody sits at that place of this match.'
    case 'settled-already':
      return 'That question is not open any more. Look at what was said, and question it again if it is still wrong.'
    case 'over-limit':
      return overLimitSentence(refusal)
    case 'not-understood':
      return `This page and the computer that Caravan runs on do not understand each other (${refusal.field}), so nothing was entered. Load the page again.`
    case 'bad-photograph':
      return BAD_PHOTOGRAPH[refusal.why]
    case 'no-such-photograph':
      return 'This match has no such photograph, so nothing was entered.'
    case 'not-saved':
      return notSavedSentence(refusal.reason)
  }
}

type NotSaved = Extract<CommandRefusal, { kind: 'not-saved' }>

/** Why the disk did not take it. */
export function notSavedSentence(reason: NotSaved['reason']): string {
  return `${NOT_SAVED[reason]} Nothing was entered, and what was stored before is safe.`
}

/** What a match may hold, and what can be done where it is full. */
function overLimitSentence({ limit, found, allowed }: Extract<CommandRefusal, { kind: 'over-limit' }>): string {
  switch (limit) {
    case 'events':
      return `This match is full: it would have ${counted(found, { one: 'entry', other: 'entries' })}, and at most ${figures(allowed)} fit. Undo still works; begin a new match to play on.`
    case 'match-size':
      return `This match is full: it would take ${figures(found)} bytes, and at most ${figures(allowed)} fit. Undo still works; begin a new match to play on.`
    case 'event-size':
      return `This is too much for one entry: it would take ${figures(found)} bytes, and at most ${figures(allowed)} fit. Nothing was entered.`
    case 'nesting':
      return `This entry is nested too deep: at most ${counted(allowed, { one: 'level', other: 'levels' })} fit. Nothing was entered.`
    case 'revision':
      return 'This match has been changed so often that no more can be counted. Begin a new match to play on.'
  }
}

const READ_ONLY: Readonly<Record<Extract<CommandRefusal, { kind: 'read-only' }>['why'], string>> = {
  newer: 'A newer version of Caravan made this match, so this version shows it and changes nothing in it.',
  unreadable: 'The file of this match cannot be read at the moment, so nothing is written to it.',
}

const BAD_PHOTOGRAPH: Readonly<Record<Extract<CommandRefusal, { kind: 'bad-photograph' }>['why'], string>> = {
  'not-a-jpeg': 'What came to be kept is not a photograph in JPEG, so nothing was entered. Enter it again without keeping the photograph.',
  'too-large': 'The photograph is too large to be kept, so nothing was entered. Enter it again without keeping the photograph.',
}

const NOT_SAVED: Readonly<Record<NotSaved['reason'], string>> = {
  'disk-full': 'The disk is full, so this could not be stored. Make some room and try again.',
  'read-only': 'The disk can only be read, so this could not be stored.',
  'not-permitted': 'The system does not let Caravan write to its data folder, so this could not be stored.',
  'input-output': 'The disk reported a fault, so this could not be stored.',
  other: 'This could not be stored.',
}

function place(round: number, event: number | null): string {
  return event === null ? `Round ${round}` : `Round ${round}, event ${event}`
}

function scorerSentence(refusal: { readonly code: string }, match: ToldMatch): string {
  return isRefusal(refusal) ? refusalSentence(refusal, match.names, match.game) : 'This does not fit the rules.'
}

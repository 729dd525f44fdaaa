import type { SeatAgreement } from '#shared/match/agreement'
import { sentencesByKind } from '#shared/words/phrases'

/** What players say of a round that is over. */
export const agreement = {
  heading: 'Does everyone agree?',
  hint: 'Each player taps once. You can start the next round now. This one stays marked until everyone agrees.',
  allAgree: 'Everyone agrees. The round is final.',
  others: 'What the others said',
  agree: 'I agree',
  disagree: 'I disagree',
  takeBack: 'Change answer',
  agreeOf: (name: string, round: number) => `I agree: ${name}, round ${round}`,
  disagreeOf: (name: string, round: number) => `I disagree: ${name}, round ${round}`,
  takeBackOf: (name: string, round: number) => `Change answer: ${name}, round ${round}`,
  note: (name: string) => `What’s wrong, ${name}? (optional)`,
  send: 'Disagree',
  cancel: 'Cancel',
  said: sentencesByKind<SeatAgreement>({
    silent: 'No answer yet',
    confirmed: 'Agreed',
    contested: ({ note }) => (note === '' ? 'Disagrees' : `Disagrees: “${note}”`),
    changed: ({ said }) =>
      said === 'confirmed' ? 'Agreed, but the result has changed. Please check again' : 'Disagreed, but the result has changed. Please check again',
  }),
  problem: 'Your answer wasn’t saved.',
  disagreement: {
    heading: 'What now?',
    text: 'Check the round together. “Question an entry” shows how each entry scored. If an entry is wrong, correct it, and everyone it affects is asked again. If it’s right, the player who disagreed taps “I agree”.',
    question: 'Question an entry',
    correct: 'Correct an entry',
    replay: 'Replay this round',
  },
  agreed: 'everyone agrees',
  setting: {
    short: 'Ask everyone after each round',
    legend: 'Ask every player to agree on each round?',
    hint: 'After each round, every player taps “I agree” or “I disagree”. Until everyone agrees, the round is marked “Not agreed yet”.',
    ask: 'Yes',
    not: 'No',
    match: 'For this match, on every device.',
  },
  announce: {
    said: (name: string, round: number, said: SeatAgreement): string => {
      switch (said.kind) {
        case 'confirmed':
          return `${name} agrees on round ${round}.`
        case 'contested':
          return `${name} disagrees on round ${round}${said.note === '' ? '' : `: ${said.note}`}.`
        case 'changed':
          return `Round ${round} has a new result. ${name}, please check again.`
        case 'silent':
          return `${name} took back their answer on round ${round}.`
      }
    },
    agreed: (round: number) => `Everyone agrees on round ${round}.`,
    asked: 'Caravan now asks every player to agree on each round.',
    notAsked: 'Caravan no longer asks players to agree on rounds.',
  },
} as const

import type { SeatAgreement } from '#shared/match/agreement'
import type { UnsettledRound } from '#shared/match/unsettled'
import { listed } from '#shared/words/en/numbers'
import { nameOf } from '#shared/words/en/names'
import { sentencesByKind } from '#shared/words/phrases'

/** What players say of a round that is over. */
export const agreement = {
  heading: 'Does everybody agree?',
  hint: 'Each player taps once. The next round may begin meanwhile; this one stays marked until everybody agrees.',
  settled: 'Everybody agrees. The round is final.',
  agree: 'I agree',
  contest: 'I contest this',
  takeBack: 'Take back',
  agreeOf: (name: string, round: number) => `I agree: ${name}, round ${round}`,
  contestOf: (name: string, round: number) => `I contest this: ${name}, round ${round}`,
  takeBackOf: (name: string, round: number) => `Take back what ${name} said of round ${round}`,
  note: (name: string) => `What is wrong, ${name}? (may stay empty)`,
  send: 'Contest this round',
  cancel: 'Cancel',
  said: sentencesByKind<SeatAgreement>({
    silent: 'Has not answered yet',
    confirmed: 'Agreed',
    contested: ({ note }) => (note === '' ? 'Contests this' : `Contests this: “${note}”`),
    changed: ({ said }) =>
      said === 'confirmed'
        ? 'Agreed to another result. It has changed since: please look again'
        : 'Contested another result. It has changed since: please look again',
  }),
  problem: 'This was not noted.',
  contested: {
    heading: 'What now?',
    text: 'Look at it together: a question shows how each entry was counted. If the record is wrong, correct it; those whose result changes are asked again. If it is right, whoever contests it taps “I agree”.',
    question: 'Question an entry of this round',
    correct: 'Correct something in this round',
    moves: 'Look at it move by move',
  },
  /** A round that is not settled, in a few words: `2 of 3 agreed`; `contested by Ben: “…”`. */
  mark: ({ agreed, players, contested }: Omit<UnsettledRound, 'round'>, names: readonly string[]): string =>
    contested.length === 0
      ? `${agreed.length} of ${players} agreed`
      : `contested by ${listed(contested.map(({ seat, note }) => (note === '' ? nameOf(names, seat) : `${nameOf(names, seat)}: “${note}”`)))}`,
  roundMark: (round: UnsettledRound, names: readonly string[]) => `Round ${round.round + 1}: ${agreement.mark(round, names)}`,
  agreed: 'agreed by everybody',
  unsettled: {
    heading: 'Not settled yet',
    settle: 'Settle',
    settleRound: (round: number) => `Settle round ${round}`,
    dialog: (round: number) => `Round ${round}`,
    /** In a list of matches, where there are several. */
    many: (rounds: number) => `${rounds} rounds are not settled`,
  },
  setting: {
    legend: 'Does each player confirm every round?',
    hint: 'After a round each player taps “I agree” or contests it. Until then it is marked as not settled.',
    ask: 'Yes',
    not: 'No',
    match: 'The next setting is of this match, on all devices.',
  },
  announce: {
    said: (name: string, round: number, said: SeatAgreement): string => {
      switch (said.kind) {
        case 'confirmed':
          return `${name} agrees to round ${round}.`
        case 'contested':
          return `${name} contests round ${round}${said.note === '' ? '' : `: ${said.note}`}.`
        case 'changed':
          return `The result of round ${round} has changed: ${name} is asked again.`
        case 'silent':
          return `${name} took back what was said of round ${round}.`
      }
    },
    settled: (round: number) => `Everybody agrees to round ${round}.`,
    asked: 'From now on each player is asked to confirm every round.',
    notAsked: 'Rounds need not be confirmed any more.',
  },
} as const

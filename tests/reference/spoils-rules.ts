import { allTiles, forPlayers } from './naive-rules'
import type { Spoil } from './spoils'

/** Every way in which a change of rules cannot be. */
export const RULES_SPOILS: readonly Spoil[] = [
  {
    what: 'a change of rules that names none, or what is no rule',
    code: 'bad-event',
    spoilt: ({ random }) => ({
      type: 'rules',
      ...random.pick<object>([
        {},
        { rules: {} },
        { rules: [] },
        { rules: null },
        { rules: 'target' },
        { rules: { tripel: 1 } },
        { rules: { target: 5, players: 3 } },
        { target: 5 },
      ]),
    }),
  },
  {
    what: 'a change of rules to a value that cannot be',
    code: 'bad-event',
    spoilt: ({ random }) => ({
      type: 'rules',
      rules: random.pick<object>([
        { target: 0 },
        { target: '5' },
        { draw: 'always' },
        { floor: 0.5 },
        { blockedPoints: null },
        { target: { '9': 3 } },
        { dual: -1 },
      ]),
    }),
  },
  {
    what: 'a change to more tiles dealt than there are',
    code: 'bad-event',
    spoilt: ({ match }) => ({ type: 'rules', rules: { handSize: Math.floor(allTiles(match.rules).length / match.players) + 1 } }),
  },
  {
    what: 'a change of how the round is set up once it has begun',
    code: 'bad-event',
    spoilt: ({ random, match }) => {
      if (match.isUntouched) return undefined
      const fewer = (forPlayers(match.rules.handSize, match.players) ?? 2) - 1
      const possible = [
        { copies: match.rules.copies + 1 },
        ...(fewer < 1 ? [] : [{ handSize: fewer, target: 30 }]),
        ...(match.rules.game === 'double-bergen' ? [{ arms: match.rules.arms === 8 ? 4 : 8 }] : []),
        ...(['bergen', 'all-fives'].includes(match.rules.game) ? [{ spinner: !match.rules.spinner }] : []),
      ]
      return { type: 'rules', rules: random.pick<object>(possible) }
    },
  },
]

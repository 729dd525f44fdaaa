import { words } from '../../messages/page'

/** How many may play by these rules. */
export const limitsWords = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  min === max ? words.newMatch.players.exactly(min) : words.newMatch.players.limits({ min, max })

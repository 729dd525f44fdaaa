import { listed } from '#shared/words/en'

/** The page Settle a dispute: what holds although something is missing, and who went out. */
export const certain = {
  /** `whatever Cid holds`, at the end of a sentence. */
  whatever: (who: readonly string[], dice: boolean) =>
    listed([
      ...(who.length === 0 ? [] : [`whatever ${listed(who)} ${who.length === 1 ? 'holds' : 'hold'}`]),
      ...(dice ? ['whatever the missing dice show'] : []),
    ]),
  why: 'Nothing that is missing can change this.',
  pointsOpen: (who: readonly string[]) => `Not certain yet: the points of ${listed(who)}. They depend on how many tiles are left.`,
  wentOut: (who: readonly string[]) => `${listed(who)} went out`,
  severalOut: 'Only one player can go out. Check these hands.',
  notJoined: (before: string, after: string, one: number, other: number) => `${before} and ${after} do not join: ${one} and ${other}.`,
} as const

/** Where Node's own chance comes from in a simulation: a module without imports, since it stands in for a part of `node:crypto`, on which all others rest. */
export const seeded = {
  bytes: (_count: number): Buffer => {
    throw new Error('nothing is drawn outside of a simulation')
  },
  below: (_end: number): number => {
    throw new Error('nothing is drawn outside of a simulation')
  },
}

/** The order of two texts by their code units, for `sort`: the same on every computer. For names that people read there is `compareNames`. */
export const textOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

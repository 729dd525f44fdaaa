/** The pads that are held against each other: a row for each open number, two taps by half, the whole set as a folded triangle. */
export const PADS = ['rows', 'halves', 'triangle'] as const
export type PadName = (typeof PADS)[number]

/** Where a page finds which pad it is to show. */
export interface PadWindow extends Window {
  caravanPad?: PadName
}

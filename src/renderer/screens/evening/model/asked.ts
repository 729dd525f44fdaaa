/** What a dialog is asked for. Rounds and tables count from 0. */
export type DialogAsked =
  | { readonly kind: 'late' | 'leave' | 'swap' | 'standings' | 'settings' | 'phones' }
  | { readonly kind: 'result'; readonly round: number; readonly table: number }
  | { readonly kind: 'match' | 'code'; readonly table: number }

export type Ask = (asked: DialogAsked) => void

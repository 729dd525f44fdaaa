declare const BEFORE_CAPS: unique symbol

/**
 * Points as a rule gives them, before caps and floors.
 *
 * At run time a plain number, and written as one. To the compiler it is none, so nobody adds up what may not have counted:
 * that says `payoutOf` alone (`payout.ts`).
 */
export interface Worth {
  readonly [BEFORE_CAPS]: true
}

/** What a rule gives. */
export const worthOf = (points: number): Worth => points as unknown as Worth

/** The number again: for `payout.ts`, which counts it, and for what writes it down as the rule's (`signedWorth`, docs/exports.md). */
export const beforeCaps = (worth: Worth): number => worth as unknown as number

/** Why a disk does not take something. `away`: its folder, or the file itself, is not there for now. */
export const NOT_SAVED_REASONS = ['disk-full', 'read-only', 'not-permitted', 'input-output', 'away', 'other'] as const

import type { BackupRefusal, BadBackup } from '#shared/contract/backup'

/** What was asked of a backup cannot be done; carries the reason for the page. Nothing was changed. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly refusal: BackupRefusal

  constructor(refusal: BackupRefusal) {
    super(refusal.kind === 'bad-backup' ? `bad backup: ${JSON.stringify(refusal.bad)}` : refusal.kind)
    this.refusal = refusal
  }
}

export function bad(why: BadBackup): Refused {
  return new Refused({ kind: 'bad-backup', bad: why })
}

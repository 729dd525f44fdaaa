/** How files begin that are no text: ZIP (spreadsheets, documents and backups too), older office files, PDF, JPEG, PNG, GIF, gzip, SQLite. */
const BEGINNINGS = ['504b0304', '504b0506', 'd0cf11e0', '25504446', 'ffd8ff', '89504e47', '47494638', '1f8b', '53514c69']

/** Whether a file says by its first bytes that it is no text at all, so that saving it in another encoding would not help. */
export function isNoText(bytes: ArrayBuffer): boolean {
  const first = Array.from(new Uint8Array(bytes, 0, Math.min(8, bytes.byteLength)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return BEGINNINGS.some((beginning) => first.startsWith(beginning))
}

/** A name as it is compared: another case, or accents composed otherwise, make no other name. */
export function foldedName(name: string): string {
  return name.trim().normalize('NFC').toLowerCase()
}

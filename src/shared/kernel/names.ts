/** A name as it is compared: another case, or accents composed otherwise, make no other name. */
export function foldedName(name: string): string {
  return name.trim().normalize('NFC').toLowerCase()
}

/** A text as people search for it: whatever the case and the accents; `ß` is found as `ss`. */
export function searchedText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().toUpperCase().toLowerCase()
}

/** Long enough for the slowest system to begin saving, in milliseconds. */
const UNTIL_SAVED_MS = 60_000

/** Hands a file to the person, as every browser and the desktop window save files. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), UNTIL_SAVED_MS)
}

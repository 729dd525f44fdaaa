/** How a file that was moved aside is named: the old name, then when. Colons are not allowed in names on Windows. */
export function quarantineName(name: string, when: Date, again: number): string {
  const stamp = when.toISOString().replace(/[:.]/g, '-')
  return `${name}.unreadable-${stamp}${again === 0 ? '' : `-${again}`}`
}

export function isQuarantined(name: string): boolean {
  return /\.unreadable-[\dTZ-]+$/.test(name)
}

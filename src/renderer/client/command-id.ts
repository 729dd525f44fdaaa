/** A name for a command, so that it can be sent again and is done once. `crypto.randomUUID` is not there on pages of a local network. */
export function newCommandId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether what is sent may be sent again: it has a name, by which the host knows it. */
export function isNamed(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'command' in input && typeof input.command === 'string'
}

import type { NotRead } from '#shared/contract/schemas'

/** Why a file that is there is not read. */
export const NOT_READ: Readonly<Record<NotRead['why'], string>> = {
  folder: 'There is a folder where a file should be.',
  link: 'It is a link to another place.',
  pipe: 'It is a pipe, not a file.',
  socket: 'It is a socket, not a file.',
  device: 'It is a device, not a file.',
  'too-large': 'It is larger than such a file can be.',
  'not-permitted': 'The system does not let Caravan read it.',
  'input-output': 'The disk reported a fault.',
  short: 'The computer is short of memory or open files just now.',
  other: 'The system does not give it.',
}

import type { NotRead } from '#shared/contract/schemas'

/** Why a file that is there is not read. */
export const NOT_READ: Readonly<Record<NotRead['why'], string>> = {
  folder: 'Hay una carpeta donde debería haber un archivo.',
  link: 'Es un enlace a otro lugar.',
  pipe: 'Es una tubería, no un archivo.',
  socket: 'Es un socket, no un archivo.',
  device: 'Es un dispositivo, no un archivo.',
  'too-large': 'Es más grande de lo que puede ser un archivo así.',
  'not-permitted': 'El sistema no deja que Caravan lo lea.',
  'input-output': 'El disco ha dado un error.',
  short: 'Al ordenador le falta memoria o archivos abiertos en este momento.',
  other: 'El sistema no lo entrega.',
}

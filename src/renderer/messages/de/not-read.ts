import type { NotRead } from '#shared/contract/schemas'

/** Why a file that is there is not read. */
export const NOT_READ: Readonly<Record<NotRead['why'], string>> = {
  folder: 'Hier liegt ein Ordner statt einer Datei.',
  link: 'Es ist eine Verknüpfung zu einem anderen Ort.',
  pipe: 'Es ist eine Pipe, keine Datei.',
  socket: 'Es ist ein Socket, keine Datei.',
  device: 'Es ist ein Gerät, keine Datei.',
  'too-large': 'Sie ist größer, als so eine Datei sein kann.',
  'not-permitted': 'Das System lässt Caravan sie nicht lesen.',
  'input-output': 'Die Platte hat einen Fehler gemeldet.',
  short: 'Dem Computer fehlt es gerade an Speicher oder offenen Dateien.',
  other: 'Das System gibt sie nicht heraus.',
}

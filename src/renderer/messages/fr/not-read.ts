import type { NotRead } from '#shared/contract/schemas'

/** Why a file that is there is not read. */
export const NOT_READ: Readonly<Record<NotRead['why'], string>> = {
  folder: 'Il y a un dossier à la place d’un fichier.',
  link: 'C’est un lien vers un autre endroit.',
  pipe: 'C’est un tube, pas un fichier.',
  socket: 'C’est un socket, pas un fichier.',
  device: 'C’est un périphérique, pas un fichier.',
  'too-large': 'Il est plus gros qu’un tel fichier ne peut l’être.',
  'not-permitted': 'Le système ne laisse pas Caravan le lire.',
  'input-output': 'Le disque a signalé une erreur.',
  short: 'L’ordinateur manque de mémoire ou de fichiers ouverts en ce moment.',
  other: 'Le système ne le donne pas.',
}

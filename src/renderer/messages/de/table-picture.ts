import type { PageWords } from '../page-words'

/** The picture of the people behind their tiles, at the end of a match. */
export const tablePicture: PageWords['tablePicture'] = {
  take: 'Bild vom Tisch machen',
  takeHere: 'Bild mit diesem Handy machen',
  open: 'Bild vom Tisch',
  hint: 'Setzt euch hinter eure Steine. Die Kamera zählt bis drei.',
  behind: 'Die Leute, und vor ihnen ihre Steine.',
  stop: 'Anhalten',
  impossible: 'Daraus wurde kein Bild. Versuche es noch einmal oder wähle eines aus.',
  alt: (players) => `Bild vom Tisch: ${players}`,
  shapes: { wide: 'Der Tisch, quer', upright: 'Der Tisch, hochkant' },
  states: {
    new: 'Dieses Bild ist noch nicht bei der Partie gespeichert.',
    other: 'Die Partie hat ein anderes Bild. Wenn du dieses speicherst, ersetzt es das andere.',
    kept: 'Bei der Partie gespeichert.',
    gone: 'Das Bild dieser Partie fehlt oder ist beschädigt.',
  },
  keep: 'Bei der Partie speichern',
  again: 'Noch eins machen',
  forget: 'Bild löschen',
  notRestored: 'Das Bild ließ sich nicht zurückholen.',
  print: 'Bilder drucken …',
  printed: 'Bilder vom Tisch',
  forgotten: 'Bild gelöscht.',
}

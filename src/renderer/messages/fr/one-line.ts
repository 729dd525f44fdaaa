/** A match or a position on one line of text: copied and pasted. */
export const oneLine = {
  copy: 'Copier en texte',
  copied: 'Copié. Collez la ligne dans un message, ou dans Caravan partout où l’on peut coller du texte.',
  notCopied: 'La copie a échoué. Sélectionnez la ligne plus bas et copiez-la.',
  label: 'Une ligne de texte',
  settle: {
    paste: 'Coller du texte…',
    title: 'Coller du texte',
    hint: 'Une ligne copiée en texte : une position ou une partie. Pour une partie, Caravan reprend la dernière manche.',
    fill: 'Remplir',
    cancel: 'Annuler',
    filled: 'Rempli à partir du texte.',
  },
  importing: {
    label: 'Coller des parties en texte',
    hint: 'Une partie par ligne, copiée avec « Copier en texte ».',
    button: 'Importer le texte',
    file: 'Texte collé',
  },
} as const

/** A match or a position on one line of text: copied and pasted. */
export const oneLine = {
  copy: 'Als Text kopieren',
  copied: 'Kopiert. Füge die Zeile in eine Nachricht ein, oder in Caravan überall, wo Text geht.',
  notCopied: 'Kopieren ging nicht. Markiere die Zeile unten und kopiere sie.',
  label: 'Eine Zeile Text',
  settle: {
    paste: 'Text einfügen …',
    title: 'Text einfügen',
    hint: 'Eine Zeile, die als Text kopiert wurde: eine Stellung oder eine Partie. Bei einer Partie gilt die letzte Runde.',
    fill: 'Übernehmen',
    cancel: 'Abbrechen',
    filled: 'Aus dem Text übernommen.',
  },
  importing: {
    label: 'Partien als Text einfügen',
    hint: 'Eine Partie je Zeile, mit „Als Text kopieren“ kopiert.',
    button: 'Text importieren',
    file: 'Eingefügter Text',
  },
} as const

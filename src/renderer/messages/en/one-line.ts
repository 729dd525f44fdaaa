/** A match or a position on one line of text: copied and pasted. */
export const oneLine = {
  copy: 'Copy as text',
  copied: 'Copied. Paste the line into a message, or anywhere in Caravan that takes text.',
  notCopied: 'Couldn’t copy. Select the line below and copy it.',
  label: 'One line of text',
  settle: {
    paste: 'Paste text…',
    title: 'Paste text',
    hint: 'One line that was copied as text: a position, or a match. From a match, Caravan uses the latest round.',
    fill: 'Fill in',
    cancel: 'Cancel',
    filled: 'Filled in from the text.',
  },
  importing: {
    label: 'Paste matches as text',
    hint: 'One match per line, as copied with “Copy as text”.',
    button: 'Import text',
    file: 'Pasted text',
  },
} as const

/** A match or a position on one line of text: copied and pasted. */
export const oneLine = {
  copy: 'Copy as text',
  copied: 'Copied. Paste the line into a message, or anywhere in Caravan that takes text.',
  notCopied: 'Couldn’t copy. Select the line below and copy it.',
  label: 'One line of text',
  settle: {
    paste: 'Paste text…',
    title: 'Paste text',
    hint: 'One line that was copied as text: a position, or a match. Of a match, its latest round is used.',
    fill: 'Fill in',
    cancel: 'Cancel',
    filled: 'Filled in from the text.',
  },
  importing: {
    label: 'Or paste matches as text',
    hint: 'One match on each line, as “Copy as text” writes it.',
    button: 'Import text',
    file: 'Pasted text',
  },
} as const

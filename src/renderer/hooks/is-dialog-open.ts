/** Whether a modal dialog is open: keys, and what a screen reader finds, are then its own. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null
}

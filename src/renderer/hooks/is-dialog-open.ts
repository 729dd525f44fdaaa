/** Whether a modal dialog is open: keys, and what a screen reader finds, are then its own. */
export function isDialogOpen(): boolean {
  return topDialog() !== null
}

/** The dialog that lies over the page, where one does: nothing outside of it can be seen in front of it, pressed, or found by a screen reader. */
export function topDialog(): Element | null {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? null
}

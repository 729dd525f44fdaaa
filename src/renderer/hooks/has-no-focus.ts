/** Whether keys go nowhere: what had the focus is gone, or about to go with what it is in. */
export function hasNoFocus(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.tagName === 'DIALOG' || activeElement.closest('[hidden]') !== null
}

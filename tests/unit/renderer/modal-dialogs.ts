/** jsdom has no modal dialogs; this is the part of them that pages rely on: open or not, the focus inside. */
export function standInForModalDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
    this.querySelector<HTMLElement>('button')?.focus()
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
}

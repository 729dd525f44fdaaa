import { fireEvent, waitFor } from '@testing-library/react'
import { leftIn, takeUp } from '../../../../src/renderer/photo/use-photo'

/** What an earlier test left in a dialog is none of this one's. */
export function forgetLeftPhoto(name: string): void {
  const left = leftIn(name)
  if (left !== null) takeUp(left)
}

/** Chooses a picture in the dialog that is open, or opens: its code may still be on its way. */
export async function choosePicture(): Promise<void> {
  const chooser = await waitFor(() => {
    const found = document.querySelector('dialog[open] input[type="file"]')
    if (found === null) throw new Error('no dialog with a file chooser is open')
    return found
  })
  fireEvent.change(chooser, { target: { files: [new File(['x'], 'table.jpg', { type: 'image/jpeg' })] } })
}

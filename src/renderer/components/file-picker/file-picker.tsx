import { useRef, type ComponentProps } from 'react'
import { Button } from '../button/button'

interface FilePickerProps extends Omit<ComponentProps<typeof Button>, 'onClick'>, Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'capture'> {
  readonly onFiles: (files: readonly File[]) => void
}

/** A button by which a person chooses files. */
export function FilePicker({ accept, multiple, capture, onFiles, ...button }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept={accept}
        multiple={multiple}
        capture={capture}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // so that the same file can be chosen again
          target.value = ''
          onFiles(files)
        }}
      />
    </>
  )
}

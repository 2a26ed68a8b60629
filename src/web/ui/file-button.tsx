import { type ComponentProps, useRef } from 'react'
import { Button } from './button.tsx'

type Props = ComponentProps<typeof Button> & {
  /** The accessible name of the file field. */
  label: string
  accept: string
  onFile: (file: File) => void
}

/** A button that asks for a file. */
export function FileButton({ label, accept, onFile, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          currentTarget.value = ''
        }}
      />
    </>
  )
}

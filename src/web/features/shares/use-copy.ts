import { useRef, useState } from 'react'

/** How long "Copied" stays, in milliseconds. */
const CONFIRMATION = 2000

/** Copies a text and says so for a moment. A clipboard that refuses is only noted. */
export function useCopy() {
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setCopied(false), CONFIRMATION)
    } catch {
      console.warn('The clipboard is not available')
    }
  }

  return { isCopied, copy }
}

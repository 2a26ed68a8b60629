import { useEffect, useLayoutEffect, useRef } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

const FIELDS = 'textarea, input:is([type=text], [type=email], [type=search], :not([type]))'

/**
 * Stands beside a page the server has drawn and notices when it wakes up. What somebody typed before that is
 * handed to the form then, unless the form has found words of its own, such as a draft.
 */
export function Awake() {
  const typed = useRef<[field: Field, text: string][]>([])

  useLayoutEffect(() => {
    typed.current = [...document.querySelectorAll<Field>(FIELDS)]
      .filter((field) => field.value !== field.defaultValue)
      .map((field) => [field, field.value])
  }, [])

  useEffect(() => {
    document.documentElement.dataset.awake = ''
    const early = typed.current
    typed.current = []
    if (early.length === 0) return
    // After everything has woken up.
    const timer = setTimeout(() => {
      for (const [field, text] of early) handOver(field, text)
    })
    return () => clearTimeout(timer)
  }, [])

  return null
}

/** React listens for changes of what it has set itself, so the field is emptied its way and filled the browser's. */
function handOver(field: Field, text: string): void {
  if (!field.isConnected || (field.value !== '' && field.value !== text)) return
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  field.value = ''
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

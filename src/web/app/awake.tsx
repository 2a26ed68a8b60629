import { useEffect, useLayoutEffect, useRef } from 'react'
import { pressAgain } from '#web/lib/early-presses.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const FIELDS = 'textarea, select, input:not([type=file], [type=hidden])'
const TICKED = ['checkbox', 'radio']

/**
 * Stands beside a page the server has drawn and notices when it wakes up. What somebody typed, chose or pressed before
 * that is handed over then, unless the form has found words of its own, such as a draft.
 */
export function Awake() {
  const early = useRef<(() => void)[]>([])

  useLayoutEffect(() => {
    early.current = [...document.querySelectorAll<Field>(FIELDS)].flatMap(handingOver)
  }, [])

  useEffect(() => {
    document.documentElement.dataset.awake = ''
    // After everything has woken up; and what is pressed finds what was typed.
    let timer = setTimeout(() => {
      for (const handOver of early.current) handOver()
      early.current = []
      timer = setTimeout(pressAgain)
    })
    return () => clearTimeout(timer)
  }, [])

  return null
}

/** How to tell React what was done to a field while it slept; nothing where nothing was done. */
function handingOver(field: Field): (() => void)[] {
  if (field instanceof HTMLSelectElement) {
    const drawn = [...field.options].findIndex((option) => option.defaultSelected)
    if (field.selectedIndex === Math.max(0, drawn)) return []
    return [() => field.dispatchEvent(new Event('change', { bubbles: true }))]
  }
  if (TICKED.includes(field.type)) return handingOverTick(field as HTMLInputElement)
  const text = field.value
  return text === field.defaultValue ? [] : [() => handOver(field, text)]
}

function handingOverTick(field: HTMLInputElement): (() => void)[] {
  // Of several circles only the chosen one was touched.
  if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked))
    return []
  return [
    () => {
      if (!field.isConnected) return
      field.checked = !field.checked
      field.click()
    },
  ]
}

/** React listens for changes of what it has set itself, so the field is emptied its way and filled the browser's. */
function handOver(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  if (!field.isConnected || (field.value !== '' && field.value !== text)) return
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  field.value = ''
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

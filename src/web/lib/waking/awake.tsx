import { useEffect, useLayoutEffect, useRef } from 'react'
import { pressAgain } from './early-presses.ts'

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
      timer = setTimeout(() => pressAgain())
    })
    return () => clearTimeout(timer)
  }, [])

  return null
}

/**
 * How to tell React what was done to a field while it slept; nothing where nothing was done. With the first thing it
 * hears, it puts every field back to what it knows, so what was done is written down before.
 */
function handingOver(field: Field): (() => void)[] {
  if (field instanceof HTMLSelectElement) {
    const { selectedIndex, options } = field
    const drawn = [...options].findIndex((option) => option.defaultSelected)
    return selectedIndex === Math.max(0, drawn) ? [] : [() => choose(field, selectedIndex)]
  }
  if (field instanceof HTMLInputElement && TICKED.includes(field.type)) {
    const { checked, defaultChecked } = field
    // Of several circles only the chosen one was touched.
    const isTouched = checked !== defaultChecked && (checked || field.type !== 'radio')
    return isTouched ? [() => tick(field, checked)] : []
  }
  const { value, defaultValue } = field
  return value === defaultValue ? [] : [() => type(field, value, defaultValue)]
}

function choose(field: HTMLSelectElement, index: number): void {
  field.selectedIndex = index
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function tick(field: HTMLInputElement, isTicked: boolean): void {
  field.checked = !isTicked
  field.click()
}

/** React listens for changes of what it has set itself, so the field is emptied its way and filled the browser's. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string, drawn: string): void {
  const hasOwnWords = ![text, drawn, ''].includes(field.value)
  if (!field.isConnected || hasOwnWords) return
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  field.value = ''
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

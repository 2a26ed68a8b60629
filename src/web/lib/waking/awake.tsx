import { useEffect, useLayoutEffect } from 'react'
import { isAsleep, pressAgain, typed } from './early-presses.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const FIELDS = 'textarea, select, input:not([type=file], [type=hidden])'
const TICKED = ['checkbox', 'radio']

/**
 * Stands beside a page the server has drawn and notices when it wakes up. What somebody typed, chose or pressed before
 * that is handed over then, unless the form has found words of its own, such as a draft.
 */
export function Awake() {
  useLayoutEffect(() => {
    for (const field of document.querySelectorAll<Field>(FIELDS)) note(field)
    // A page wakes up in parts: what is done to one that still sleeps is noted as it is done.
    const listen = ({ target }: Event) => {
      if ((target as Field).matches(FIELDS) && isAsleep(target as Field)) {
        note(target as Field)
        setTimeout(pressAgain)
      }
    }
    document.addEventListener('input', listen, true)
    return () => document.removeEventListener('input', listen, true)
  }, [])

  useEffect(() => {
    document.documentElement.dataset.awake = ''
    // After everything has woken up.
    const timer = setTimeout(pressAgain)
    return () => clearTimeout(timer)
  }, [])

  return null
}

/** What was done last is handed over last. */
function note(field: Field): void {
  typed.delete(field)
  const handOver = handingOver(field)
  if (handOver) typed.set(field, handOver)
}

/**
 * How to tell React what was done to a field while it slept; null where nothing was done. With the first thing it
 * hears, it puts every field back to what it knows, so what was done is written down before.
 */
function handingOver(field: Field): (() => void) | null {
  if (field instanceof HTMLSelectElement) {
    const { selectedIndex, options } = field
    const drawn = [...options].findIndex((option) => option.defaultSelected)
    return selectedIndex === Math.max(0, drawn) ? null : () => choose(field, selectedIndex)
  }
  if (field instanceof HTMLInputElement && TICKED.includes(field.type)) {
    const { checked, defaultChecked } = field
    // Of several circles only the chosen one was touched.
    const isTouched = checked !== defaultChecked && (checked || field.type !== 'radio')
    return isTouched ? () => tick(field, checked) : null
  }
  const { value, defaultValue } = field
  return value === defaultValue ? null : () => type(field, value, defaultValue)
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

import { useEffect, useLayoutEffect } from 'react'
import { isAsleep, pressAgain, typed } from './early-presses.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const FIELDS = 'textarea, select, input:not([type=file], [type=hidden])'
const TICKED = ['checkbox', 'radio']

/**
 * Marks the page as hydrated. Replays what was typed, chosen or pressed before, unless the form has loaded other text,
 * such as a draft.
 */
export function Awake() {
  useLayoutEffect(() => {
    for (const field of document.querySelectorAll<Field>(FIELDS)) note(field)
    // Hydration runs in parts, so also record input in parts not hydrated yet.
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
    // After all effects of hydration.
    const timer = setTimeout(pressAgain)
    return () => clearTimeout(timer)
  }, [])

  return null
}

/** Moves the field to the end, so the last input is replayed last. */
function note(field: Field): void {
  typed.delete(field)
  const handOver = handingOver(field)
  if (handOver) typed.set(field, handOver)
}

/**
 * Returns a function that replays the field's input, or null if the field is unchanged. Reads the value now, because
 * React resets every field on its first event.
 */
function handingOver(field: Field): (() => void) | null {
  if (field instanceof HTMLSelectElement) {
    const { selectedIndex, options } = field
    const drawn = [...options].findIndex((option) => option.defaultSelected)
    return selectedIndex === Math.max(0, drawn) ? null : () => choose(field, selectedIndex)
  }
  if (field instanceof HTMLInputElement && TICKED.includes(field.type)) {
    const { checked, defaultChecked } = field
    // Of several radio buttons, only the chosen one counts as changed.
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

/**
 * React ignores a value it already tracks, so clear the field through React's setter and fill it through the native
 * one.
 */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string, drawn: string): void {
  const hasOwnWords = ![text, drawn, ''].includes(field.value)
  if (!field.isConnected || hasOwnWords) return
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  field.value = ''
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

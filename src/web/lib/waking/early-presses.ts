/** Pressed while it could be seen but not used yet: each button once, in the order of the presses. */
const pressed = new Set<HTMLButtonElement>()
/** What was typed or chosen meanwhile, and how it is handed over. */
export const typed = new Map<HTMLElement, () => void>()

/** A page wakes up in parts. React marks what it has taken over; there is no other sign of it from outside. */
export const isAsleep = (element: HTMLElement): boolean =>
  !Object.keys(element).some((key) => key.startsWith('__reactProps'))

/** React takes a part over before it knows what was typed there: a press it heard then would find an empty form. */
let isHandedOver = false

function remember(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (!button || (isHandedOver && !isAsleep(button))) return
  // A form that names where it goes works by itself; any other would only open the page anew.
  if (button.type === 'submit' && button.form?.hasAttribute('action')) return
  event.preventDefault()
  // React would hear it, find nobody there yet, and forget it.
  event.stopImmediatePropagation()
  pressed.add(button)
  if ('awake' in document.documentElement.dataset) setTimeout(pressAgain, SOON)
}

/** Enter on a button or in a field comes as a click, too. */
export function collectPresses(): void {
  isHandedOver = false
  document.addEventListener('click', remember, true)
}

/** Where nothing was drawn beforehand, nothing can be pressed too early. */
export const stopCollecting = (): void => document.removeEventListener('click', remember, true)

const SOON = 50
/** Ten seconds: nobody waits longer for what a press does. */
const ROUNDS = 200

/** Once the page is awake and knows what was typed; what still sleeps then is waited for. The focus stays where it is. */
export function pressAgain(rounds = ROUNDS): void {
  isHandedOver = true
  const isDue = (it: HTMLElement) => !it.isConnected || !isAsleep(it) || rounds === 0
  const fields = [...typed].filter(([field]) => isDue(field))
  for (const [field, handOver] of fields) {
    typed.delete(field)
    handOver()
  }
  // What is pressed finds what was typed.
  if (fields.length > 0) return void setTimeout(pressAgain, 0, rounds)
  for (const button of [...pressed].filter(isDue)) {
    pressed.delete(button)
    if (button.isConnected && !button.disabled) button.click()
  }
  if (pressed.size + typed.size > 0) setTimeout(pressAgain, SOON, rounds - 1)
}

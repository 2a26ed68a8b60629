/** Buttons pressed before hydration, each once, in order. */
const pressed = new Set<HTMLButtonElement>()
/** Fields changed before hydration, with functions that replay the input. */
export const typed = new Map<HTMLElement, () => void>()

/** True if React hasn't hydrated the element yet. Its `__reactProps` key is the only sign visible from outside. */
export const isAsleep = (element: HTMLElement): boolean =>
  !Object.keys(element).some((key) => key.startsWith('__reactProps'))

/** False until typed text is replayed. A click handled earlier would find an empty form. */
let isHandedOver = false

function remember(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (!button || (isHandedOver && !isAsleep(button))) return
  // A form with an `action` works without scripts. Any other would reload the page.
  if (button.type === 'submit' && button.form?.hasAttribute('action')) return
  event.preventDefault()
  // React would receive the event, find no handler yet, and drop it.
  event.stopImmediatePropagation()
  pressed.add(button)
  if ('awake' in document.documentElement.dataset) setTimeout(pressAgain, SOON)
}

/** Collects clicks, which include Enter on a button or in a field. */
export function collectPresses(): void {
  isHandedOver = false
  document.addEventListener('click', remember, true)
}

/** Not needed on pages without server-rendered HTML, where every button works from the start. */
export const stopCollecting = (): void => document.removeEventListener('click', remember, true)

const SOON = 50
/** Ten seconds in all. */
const ROUNDS = 200

/** Replays input and clicks after hydration, and waits for parts not hydrated yet. Doesn't move the focus. */
export function pressAgain(rounds = ROUNDS): void {
  isHandedOver = true
  const isDue = (it: HTMLElement) => !it.isConnected || !isAsleep(it) || rounds === 0
  const fields = [...typed].filter(([field]) => isDue(field))
  for (const [field, handOver] of fields) {
    typed.delete(field)
    handOver()
  }
  // Replay fields before buttons, so a click finds the typed text.
  if (fields.length > 0) return void setTimeout(pressAgain, 0, rounds)
  for (const button of [...pressed].filter(isDue)) {
    pressed.delete(button)
    if (button.isConnected && !button.disabled) button.click()
  }
  if (pressed.size + typed.size > 0) setTimeout(pressAgain, SOON, rounds - 1)
}

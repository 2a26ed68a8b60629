/** Pressed while the page could be seen but not used yet: each button once, in the order of the presses. */
const pressed = new Set<HTMLButtonElement>()

function remember(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (!button) return
  // A form that names where it goes works by itself; any other would only open the page anew.
  if (button.type === 'submit' && button.form?.hasAttribute('action')) return
  event.preventDefault()
  pressed.add(button)
}

/** Enter on a button or in a field comes as a click, too. */
export const collectPresses = (): void => document.addEventListener('click', remember, true)

/** From the moment React goes on with the page, it takes care of presses itself. */
export const stopCollecting = (): void => document.removeEventListener('click', remember, true)

/** Once the page is awake. The focus stays where it is. */
export function pressAgain(): void {
  for (const button of pressed) if (button.isConnected && !button.disabled) button.click()
  pressed.clear()
}

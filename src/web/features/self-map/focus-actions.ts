export const actionsLabel = (name: string): string => `Actions for ${name}`

/** A busy page may need some frames until the row is there. */
const FRAMES = 30

/** After a row was edited or adopted, the focus goes to its actions. */
export function focusActionsOf(name: string, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const actions = document.querySelector<HTMLElement>(
      `[aria-label="${CSS.escape(actionsLabel(name))}"]`,
    )
    if (actions) actions.focus({ preventScroll: true })
    else if (frames > 0) focusActionsOf(name, frames - 1)
  })
}

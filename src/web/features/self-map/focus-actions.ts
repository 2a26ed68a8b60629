export const actionsLabel = (name: string): string => `Actions for ${name}`

/** After a row was edited or adopted it is a new row: the focus goes to its actions. */
export function focusActionsOf(name: string): void {
  requestAnimationFrame(() =>
    document
      .querySelector<HTMLElement>(`[aria-label="${CSS.escape(actionsLabel(name))}"]`)
      ?.focus({ preventScroll: true }),
  )
}

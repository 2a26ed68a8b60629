/** Examples stand for something only until a person has something of their own; then they fade. */
export const hasGhosts = (items: readonly { id: number }[]): boolean =>
  items.some(({ id }) => id > 0) && items.some(({ id }) => id < 0)

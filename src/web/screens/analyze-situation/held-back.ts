/** Situations whose analysis the server held back, because help comes first. Forgotten with the page. */
const ids = new Set<number>()

export const holdBack = (situationId: number): void => void ids.add(situationId)
export const isHeldBack = (situationId: number): boolean => ids.has(situationId)

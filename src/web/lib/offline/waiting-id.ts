/** The first id of queued entries, far above any id the server assigns. */
export const WAITING_FROM = 900_000_000_000_000

export const isWaitingId = (id: number): boolean => id >= WAITING_FROM

const IN_ADDRESS = /\/(9\d{14})(?=\/|\?|$)/

export function waitingIdIn(address: string): number | null {
  const digits = IN_ADDRESS.exec(address)?.[1]
  return digits === undefined ? null : Number(digits)
}

/** Reading an old text without its reading, by its address: nothing is fetched there that holds readings. */
export const BLIND = 'then'

export const isBlindReading = (): boolean =>
  new URLSearchParams(location.search).get('show') === BLIND

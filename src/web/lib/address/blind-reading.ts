/** The `show` value of the page that rereads an old text blind. No readings are fetched on that page. */
export const BLIND = 'then'

export const isBlindReading = (): boolean =>
  new URLSearchParams(location.search).get('show') === BLIND

/** What is shared: the app itself, one's map, or the analysis of a situation. */
export type ShareSubject =
  | { type: 'app' }
  | { type: 'self-map' }
  | { type: 'analysis'; situationId: number; title: string; reading: string }

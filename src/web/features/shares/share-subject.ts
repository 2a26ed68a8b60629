/** The shared thing: the app, the person's map, or the analysis of a situation. */
export type ShareSubject =
  | { type: 'app' }
  | { type: 'self-map'; items: readonly NamedItem[] }
  | { type: 'analysis'; situationId: number; items: readonly NamedItem[] }

export type NamedItem = { id: number; name: string }

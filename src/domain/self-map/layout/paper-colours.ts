/** The light palette for saved pictures, which are always on white. */
export const PAPER = {
  background: '#ffffff',
  ink: '#25211d',
  ring: '#e3dfd8',
  self: '#1b5b54',
  onSelf: '#ffffff',
} as const

export const PAPER_CATEGORIES: Readonly<Record<string, { line: string; soft: string }>> = {
  people: { line: '#8b0f24', soft: '#ffebea' },
  ideas: { line: '#007742', soft: '#ddf8e5' },
  lifeStory: { line: '#5b62c4', soft: '#ecefff' },
  accomplishments: { line: '#0063a9', soft: '#e5f2ff' },
  custom1: { line: '#a85419', soft: '#ffece2' },
  custom2: { line: '#0d625c', soft: '#e0f5f3' },
  custom3: { line: '#853376', soft: '#ffe8f9' },
  custom4: { line: '#7a6000', soft: '#f9f0d8' },
  custom5: { line: '#52392e', soft: '#f8eeea' },
  custom6: { line: '#384b56', soft: '#e9f2f7' },
  custom7: { line: '#4a561a', soft: '#eef3e0' },
}

export const PAPER_LINES = {
  supports: '#208046',
  conflicts: '#c72d31',
  influences: '#7a4aba',
} as const

import type { Emotion } from '#domain/situation/analysis.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The one sentence a person remembers, with the emotions it names set stronger. */
export function Reading({ text, emotions }: { text: string; emotions: readonly Emotion[] }) {
  const names = emotions
    .map(({ name }) => escaped(name))
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
  if (names.length === 0) return text
  const pieces = text.split(new RegExp(`\\b(${names.join('|')})\\b`, 'i'))
  return pieces.map((piece, index) =>
    // Every second piece is a name that was found.
    index % 2 === 1 ? <strong key={`${index}${piece}`}>{piece}</strong> : piece,
  )
}

import { useState } from 'react'
import { type Mark, piecesOf } from '#domain/situation/evidence.ts'

type Props = { text: string; marks: readonly Mark[] }

/** In characters: two lines on a phone. */
const FOLDS_FROM = 84

/** What the person wrote, with the words marked that the lines below tell back. A long text folds, and opens on touch. */
export function YourWords({ text, marks }: Props) {
  const [isWhole, setWhole] = useState(false)
  const words = (
    <bdi className={isWhole ? '' : 'your-words-folded'}>
      {piecesOf(text, marks).map(({ start, text: piece, kind }) =>
        kind ? (
          <mark key={start} className={`mark-${kind}`}>
            {piece}
          </mark>
        ) : (
          <span key={start}>{piece}</span>
        ),
      )}
    </bdi>
  )
  if (text.length <= FOLDS_FROM) return <p className="your-words">{words}</p>
  return (
    <button
      type="button"
      className="your-words"
      aria-expanded={isWhole}
      onClick={() => setWhole(!isWhole)}
    >
      {words}
    </button>
  )
}

import { type Mark, piecesOf } from '#domain/situation/evidence.ts'

type Props = {
  text: string
  marks: readonly Mark[] | null
  /** Four lines of a long text, from the words at hand on. */
  isShort?: boolean
}

/** In characters: about four lines beside the picture. */
export const SHORT_WORDS = 330
/** In characters: this much stays in sight before the words at hand. */
const BEFORE = 60

function startOf(text: string, marks: readonly Mark[]): number {
  const first = Math.min(...marks.map(({ start }) => start))
  if (!Number.isFinite(first) || first < SHORT_WORDS - BEFORE) return 0
  const space = text.lastIndexOf(' ', first - BEFORE)
  return space + 1
}

/** What the person wrote, with the words marked that the claim at hand rests on. */
export function YourWords({ text, marks, isShort = false }: Props) {
  const isCut = isShort && text.length > SHORT_WORDS
  const from = isCut ? startOf(text, marks ?? []) : 0
  return (
    <p className={isCut ? 'your-words your-words-cut' : 'your-words'}>
      <bdi>
        {from > 0 && '… '}
        {piecesOf(text, marks ?? []).map(({ start, text: piece, kind }) => {
          const shown = piece.slice(Math.max(0, from - start))
          return kind ? (
            <mark key={start} className={`mark-${kind}`}>
              {shown}
            </mark>
          ) : (
            <span key={start}>{shown}</span>
          )
        })}
      </bdi>
    </p>
  )
}

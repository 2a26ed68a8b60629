import { useLayoutEffect, useState } from 'react'
import { type Mark, piecesOf } from '#domain/situation/evidence.ts'
import { useWidth } from '#web/pictures/use-width.ts'

type Props = { text: string; marks: readonly Mark[] }

/** In characters: three lines on a phone. */
const FOLDS_FROM = 120

/** The person's text, with the words marked that the lines below quote. A long text is collapsed until tapped. */
export function YourWords({ text, marks }: Props) {
  const [isWhole, setWhole] = useState(false)
  const [isCut, setCut] = useState(false)
  const [shown, width] = useWidth<HTMLElement>(0)
  useLayoutEffect(() => {
    // The width decides how much text is visible.
    if (isWhole || !width || !shown.current) return
    setCut(shown.current.scrollHeight > shown.current.clientHeight)
  }, [isWhole, width, shown])
  const words = (
    <bdi ref={shown} className={isWhole ? 'your-words-whole' : 'your-words-folded'}>
      “
      {piecesOf(text, marks).map(({ start, text: piece, kind }) =>
        kind ? (
          <mark key={start} className={`mark-${kind}`}>
            {piece}
          </mark>
        ) : (
          <span key={start}>{piece}</span>
        ),
      )}
      ”
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
      {isCut && <span className="your-words-more">{isWhole ? 'less' : 'more'}</span>}
    </button>
  )
}

import type { Evidence } from '#domain/analysis.ts'
import { piecesOf } from '#domain/evidence.ts'
import { Card } from '#web/ui/card.tsx'
import { WORDS_ID } from './pointing.ts'

type Props = { text: string; evidence: readonly Evidence[] | null; isForOthers: boolean }

/** What the person wrote, with the words marked that the claim at hand rests on. */
export function YourWords({ text, evidence, isForOthers }: Props) {
  return (
    <Card title={isForOthers ? 'Their words' : 'Your words'} className="your-words">
      <p id={WORDS_ID} className="your-words-text">
        <bdi>
          {piecesOf(text, evidence ?? []).map((piece) =>
            piece.isMarked ? (
              <mark key={piece.start}>{piece.text}</mark>
            ) : (
              <span key={piece.start}>{piece.text}</span>
            ),
          )}
        </bdi>
      </p>
    </Card>
  )
}

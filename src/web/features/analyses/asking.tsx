import { useEffect, useRef } from 'react'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { Analysis, Asks } from '#domain/situation/analysis.ts'
import { NO_MOMENT } from '#domain/situation/moment.ts'
import type { Edits } from './equation/use-edits.ts'
import { type Card, Feelings, Which } from './which.tsx'

type Props = {
  analysis: Analysis & { asks: Asks }
  edits: Edits
  onAll: () => void
  /** Whether the words are stored; a visitor's stay on the device. */
  isStored: boolean
}

/** "It hurts: something you counted on is gone" without what the name beside it says already. */
const meansOf = (description: string): string => description.replace(/^[^:.]{0,40}: /, '')

/** Where the words leave it open: cards to tap, and the feelings themselves below them. */
export function Asking({ analysis, edits, onAll, isStored }: Props) {
  const { asks, moments = [], emotions } = analysis
  const hasMoments = moments.length > 0
  const cards: Card[] = hasMoments
    ? moments.map(({ name, card, category }) => ({ key: name, text: card, category }))
    : emotions.map(({ category, description }) => ({
        key: category,
        text: meansOf(description),
        category,
      }))
  const feel = (category: EmotionCategory) =>
    edits.settle({ feelings: [{ category }], ...(hasMoments && { moment: NO_MOMENT }) })

  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    root.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }, [])

  return (
    <div ref={root}>
      <Which
        title={cards.length > 1 ? 'Which of these is it?' : asks.line}
        note={
          cards.length > 1 ? 'You haven’t said how it felt. One tap, and we’ll write the rest.' : ''
        }
        cards={cards}
        isBusy={edits.isBusy}
        onChoose={({ key, category }) =>
          edits.settle({ feelings: [{ category }], ...(hasMoments && { moment: key }) })
        }
        none={
          <>
            <Feelings
              label={cards.length > 0 ? 'None of these. I feel' : 'I feel'}
              isBusy={edits.isBusy}
              onChoose={feel}
              onAll={onAll}
            />
            <p className="small muted">
              {isStored ? 'Your words are saved. ' : ''}Nothing is counted until you choose.
            </p>
          </>
        }
      />
    </div>
  )
}

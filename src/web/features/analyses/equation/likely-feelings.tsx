import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { EMOTION_LABELS } from '#domain/emotion/emotion.ts'
import type { Analysis, Asks, Emotion } from '#domain/situation/analysis.ts'
import type { Said, SaidFeeling } from '#domain/situation/said.ts'
import { upperFirst } from '#domain/values/text.ts'
import { WeighedBloom } from '#web/pictures/weighed-bloom.tsx'
import { Button } from '#web/ui/button.tsx'
import { feltColours } from './felt-colours.ts'

type Props = {
  analysis: Analysis & { asks: Asks }
  isBusy: boolean
  onSay: (said: Said) => void
  onAll: () => void
}

const MOST_LIKELY = 0.5
const POSSIBLE = 0.25
const sayShare = (share: number, at: number): string =>
  at === 0 && share >= MOST_LIKELY
    ? 'most likely'
    : share >= POSSIBLE
      ? 'quite possible'
      : 'less likely'

/** "It hurts: something you counted on is gone" without what the name above it says already. */
const meansOf = (description: string): string =>
  upperFirst(description.replace(/^[^:.]{0,40}: /, '').replace(/\.$/, ''))

const NUMBERS = ['', '', 'two', 'three']

function titleOf({ line, feelings }: Asks, likely: readonly Emotion[]): string {
  const wishes = new Set(feelings.flatMap(({ wish }) => wish ?? []))
  if (likely.length < 2) return line
  if (wishes.size === likely.length)
    return `You may have wanted ${NUMBERS[wishes.size]} things. Which was it?`
  return 'Which is it?'
}

const saidOf = ({ feelings }: Asks, { category }: Emotion): Said =>
  feelings.find((one) => one.category === category)?.said ?? { feelings: [{ category }] }

/** Where it is not sure: what it may be, side by side, each readable as it is. One tap settles it. */
export function LikelyFeelings({ analysis, isBusy, onSay, onAll }: Props) {
  const { asks, emotions } = analysis
  const [picked, setPicked] = useState<readonly SaidFeeling[] | null>(null)
  const likely = emotions.toSorted((one, other) => (other.share ?? 0) - (one.share ?? 0))

  function choose(emotion: Emotion) {
    const said = saidOf(asks, emotion)
    if (!picked) return onSay(said)
    const feeling = said.feelings?.[0] ?? { category: emotion.category }
    const others = picked.filter(({ category }) => category !== emotion.category)
    if (others.length < picked.length) return setPicked(others)
    const both = [...others, feeling]
    if (both.length < 2) return setPicked(both)
    setPicked(null)
    onSay({ feelings: both })
  }

  return (
    <>
      <h2 className="likely-title">{picked ? 'Which two fit?' : titleOf(asks, likely)}</h2>
      {likely.length > 0 && (
        <div className="likely" aria-busy={isBusy}>
          {likely.map((emotion, at) => {
            const { wish } = asks.feelings.find((one) => one.category === emotion.category) ?? {}
            return (
              <button
                key={emotion.category}
                type="button"
                className="likely-one"
                style={feltColours(emotion.category)}
                {...(picked && {
                  'aria-pressed': picked.some(({ category }) => category === emotion.category),
                })}
                onClick={() => choose(emotion)}
              >
                <span className="likely-head">
                  <WeighedBloom
                    category={emotion.category}
                    strength={Math.round(4 + 6 * (emotion.share ?? 0.3))}
                    size={60}
                    isGhost
                  />
                  <span>
                    <b>{upperFirst(emotion.name)}</b>
                    {emotion.share !== undefined && <small>{sayShare(emotion.share, at)}</small>}
                  </span>
                </span>
                {wish && (
                  <span className="likely-line">
                    <span className="line-label">Expected</span>
                    {wish}
                  </span>
                )}
                <span className="likely-line">
                  <span className="line-label">Perceived</span>
                  {meansOf(emotion.description)}
                </span>
                <span className="likely-choose">
                  Choose<span className="sr-only">: {EMOTION_LABELS[emotion.category]}</span>
                  <ChevronRight aria-hidden size={16} />
                </span>
              </button>
            )
          })}
        </div>
      )}
      <div className="equation-foot">
        {likely.length > 0 && (
          <p>
            <b>Not sure yet.</b> Tap one to choose it.
          </p>
        )}
        <span className="equation-ends">
          {likely.length > 1 && (
            <Button
              look="quiet"
              size="small"
              aria-pressed={picked !== null}
              onClick={() => setPicked(picked ? null : [])}
            >
              Two of them
            </Button>
          )}
          <Button look="quiet" size="small" onClick={onAll}>
            {likely.length > 0 ? 'Something else' : 'Something did move me'}
          </Button>
        </span>
      </div>
    </>
  )
}

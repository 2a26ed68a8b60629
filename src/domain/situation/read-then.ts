import { STRENGTH } from '../emotion/strength.ts'
import type { Analysis } from './analysis.ts'
import { viewEquations } from './equation-view.ts'
import type { SecondLook } from './second-look.ts'

/** The earlier reading, or null without a feeling. Omits a pencilled wish, which the person never confirmed. */
export function readThen(analysis: Analysis): SecondLook['first'] | null {
  const shown = viewEquations(analysis)
  const main = shown.find(({ isMain }) => isMain)
  if (!main) return null
  const { emotion, wish, saw } = main
  return {
    category: emotion.category,
    strength: Math.max(STRENGTH.min, Math.round(emotion.intensity * STRENGTH.max)),
    isSaid: emotion.strengthFrom === 'said',
    expected:
      wish && wish.kind !== 'pencilled'
        ? `${wish.lead} ${wish.words}${wish.stop}`.trim() || null
        : null,
    seen: saw,
  }
}

import { EMOTION_LABELS } from '#domain/emotion/emotion.ts'
import { sayIntensity } from '#domain/emotion/strength.ts'
import { counted, times } from '#domain/findings/analytics-words.ts'
import { frequencyShare, type GroupCount } from '#domain/findings/emotion-stats.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { OpenFigure } from './behind.tsx'
import { SampleTag } from './sample-note.tsx'

type Props = GroupCount & { insight: string; isSample?: boolean }

/** One emotion: how often, how strongly, and what comes with it. */
export function EmotionCard({ category, count, intensity, insight, isSample }: Props) {
  const label = EMOTION_LABELS[category]
  const colour = `var(--emo-${category}-solid)`
  return (
    <li className="emotion-stat card">
      <div className="row">
        <h3 className="emotion-stat-name">
          <Bloom category={category} size={34} />
          {label}
        </h3>
        {isSample && <SampleTag />}
      </div>
      <Progress
        label="Frequency"
        share={frequencyShare(count)}
        value={times(count)}
        colour={colour}
      />
      <Progress
        label="Intensity"
        share={intensity}
        value={sayIntensity(intensity)}
        colour={colour}
      />
      <p className="small muted">{insight}</p>
      {!isSample && (
        <p className="small">
          <OpenFigure
            said={counted(count, 'situation')}
            title={label}
            figure={{ emotion: category }}
          >
            {counted(count, 'situation')}
          </OpenFigure>
        </p>
      )}
    </li>
  )
}

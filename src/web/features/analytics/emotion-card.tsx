import { EMOTION_LABELS } from '#domain/emotion/emotion.ts'
import { counted } from '#domain/findings/analytics-words.ts'
import { frequencyShare, type GroupCount } from '#domain/findings/emotion-stats.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { OpenFigure } from './behind.tsx'
import { SampleTag } from './sample-note.tsx'

type Props = GroupCount & {
  /** What it is called; a group by its own name. */
  name?: string
  insight: string
  /** In how many situations it ever was; absent in a sample. */
  inAll?: number
}

/** One emotion: how often, how strongly, and what that says. */
export function EmotionCard({ category, count, intensity, name, insight, inAll }: Props) {
  const label = name ?? EMOTION_LABELS[category]
  const bars = { Frequency: frequencyShare(count), Intensity: intensity }
  return (
    <li className="emotion-stat card">
      <div className="row">
        <h3 className="emotion-stat-name">
          <Bloom category={category} size={34} />
          {label}
        </h3>
        {inAll === undefined && <SampleTag />}
      </div>
      {Object.entries(bars).map(([called, share]) => (
        <Progress
          key={called}
          label={called}
          share={share}
          value={`${Math.round(100 * share)}%`}
          colour={`var(--emo-${category}-solid)`}
        />
      ))}
      <p className="small muted">{insight}</p>
      {inAll !== undefined && (
        <p className="small">
          <OpenFigure
            said={`${counted(inAll, 'situation')} in all`}
            title={label}
            figure={{ emotion: category }}
          >
            {counted(inAll, 'situation')} in all
          </OpenFigure>
        </p>
      )}
    </li>
  )
}

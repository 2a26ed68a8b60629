import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import { formatTie, STAGE_LABELS } from '#domain/findings/format-finding.ts'
import type { Pattern, PatternFigure } from '#domain/findings/pattern.ts'
import {
  asText,
  feelingOf,
  formatCounted,
  formatPattern,
  sidesOf,
} from '#domain/findings/pattern-words.ts'
import { timeZone } from '#web/lib/time-zone.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { OpenFigure } from '../figure-details.tsx'

type CountedPattern = Omit<Pattern, 'stage' | 'since'>
type Props = {
  pattern: CountedPattern
  /** Counts only situations written since this day. */
  from?: string
}

/** Both sides of a pattern, as marks and as numbers that open their situations. */
export function PatternSides(props: Props) {
  const labels = sidesOf(props.pattern)
  return (
    <>
      <Side {...props} side="with" label={labels.with} />
      <Side {...props} side="without" label={labels.without} />
    </>
  )
}

type SideProps = Props & { side: PatternFigure['side']; label: string }

function Side({ pattern, from, side, label }: SideProps) {
  const { emotion, [side]: share } = pattern
  const said = formatCounted(pattern, share)
  return (
    <div className="pattern-side">
      <span className="small muted">
        <bdi>{label}</bdi>
      </span>
      <Marks emotion={emotion} of={share.of} all={share.all} />
      <OpenFigure
        said={`${label}, ${feelingOf(emotion)} in ${said}`}
        title={`${label}: ${asText(formatPattern(pattern))}`}
        figure={{ ...figureOf(pattern, side), ...(from && { from }) }}
        className="pattern-share"
      >
        {said}
      </OpenFigure>
    </div>
  )
}

function figureOf(
  { parts: [one, other], time, emotion }: CountedPattern,
  side: PatternFigure['side'],
): PatternFigure {
  return {
    emotion,
    side,
    zone: timeZone(),
    ...(one && { item: one.name, itemCategory: one.category }),
    ...(other && { also: other.name, alsoCategory: other.category }),
    ...(time && { time }),
  }
}

/** More marks can't be counted by eye, so each one then stands for several. */
const MAX_MARKS = 40

function Marks({ emotion, of, all }: { emotion: EmotionCategory; of: number; all: number }) {
  const each = Math.ceil(all / MAX_MARKS)
  const felt = Math.round(of / each)
  const rest = Math.max(0, Math.round(all / each) - felt)
  return (
    <span className="pattern-marks" aria-hidden="true">
      {Array.from({ length: felt }, (_, at) => (
        <Bloom key={`with ${at + 1}`} category={emotion} size={16} />
      ))}
      {Array.from({ length: rest }, (_, at) => (
        <i key={`without ${at + 1}`} />
      ))}
    </span>
  )
}

/** One pattern: its stage, the sentence, and a mark for each time. */
export function PatternCard({ pattern }: { pattern: Pattern }) {
  return (
    <li className="card pattern">
      <Badge>{STAGE_LABELS[pattern.stage]}</Badge>
      <h3 className="pattern-words">
        {pattern.stage === 'sure' ? <PatternWords pattern={pattern} /> : formatTie(pattern)}
      </h3>
      <PatternSides pattern={pattern} />
    </li>
  )
}

type PatternInput = Parameters<typeof formatPattern>[0]

export const PatternWords = ({ pattern }: { pattern: PatternInput }) =>
  formatPattern(pattern).map(({ text, isStrong }) =>
    isStrong ? (
      <strong key={text}>
        <bdi>{text}</bdi>
      </strong>
    ) : (
      text
    ),
  )

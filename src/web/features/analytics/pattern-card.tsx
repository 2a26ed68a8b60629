import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { Pattern, PatternFigure } from '#domain/findings/pattern.ts'
import {
  asText,
  feelingOf,
  GRADE_LABELS,
  sayPattern,
  sayShare,
} from '#domain/findings/pattern-words.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { OpenFigure } from './behind.tsx'

/** One thing that goes together: how sure, the sentence, and one mark for each situation. */
export function PatternCard({ pattern }: { pattern: Pattern }) {
  const pieces = sayPattern(pattern)
  return (
    <li className="card pattern">
      <Badge>{GRADE_LABELS[pattern.grade]}</Badge>
      <h3 className="pattern-words">
        {pieces.map(({ text, isStrong }) =>
          isStrong ? (
            <strong key={text}>
              <bdi>{text}</bdi>
            </strong>
          ) : (
            text
          ),
        )}
      </h3>
      <Side pattern={pattern} side="with" label="With it" />
      <Side pattern={pattern} side="without" label="Otherwise" />
    </li>
  )
}

type SideProps = { pattern: Pattern; side: PatternFigure['side']; label: string }

function Side({ pattern, side, label }: SideProps) {
  const { emotion, [side]: share } = pattern
  return (
    <div className="pattern-side">
      <span className="small muted">{label}</span>
      <Marks emotion={emotion} of={share.of} all={share.all} />
      <OpenFigure
        said={`${label}, ${feelingOf(emotion)} in ${sayShare(share)}`}
        title={`${label}: ${asText(sayPattern(pattern))}`}
        figure={figureOf(pattern, side)}
        className="pattern-share"
      >
        {sayShare(share)}
      </OpenFigure>
    </div>
  )
}

function figureOf(
  { parts: [one, other], source, emotion }: Pattern,
  side: PatternFigure['side'],
): PatternFigure {
  return {
    ...{ item: one!.name, itemCategory: one!.category, emotion, side },
    ...(other && { also: other.name, alsoCategory: other.category }),
    ...(source && { source }),
  }
}

/** More marks than this are no longer counted by anybody: then each stands for several. */
const MOST_MARKS = 40

function Marks({ emotion, of, all }: { emotion: EmotionCategory; of: number; all: number }) {
  const each = Math.ceil(all / MOST_MARKS)
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

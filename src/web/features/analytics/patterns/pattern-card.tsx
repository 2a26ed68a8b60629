import { formatTie, STAGE_LABELS } from '#domain/findings/format-finding.ts'
import type { Pattern } from '#domain/findings/pattern.ts'
import { formatPattern } from '#domain/findings/pattern-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { PatternSides } from './pattern-sides.tsx'

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

import type { Pattern } from '#domain/findings/pattern.ts'
import { sayPattern } from '#domain/findings/pattern-words.ts'
import { STAGE_LABELS, sayTie } from '#domain/findings/tell.ts'
import { Badge } from '#web/ui/badge.tsx'
import { PatternSides } from './pattern-sides.tsx'

/** One pattern: its stage, the sentence, and a mark for each time. */
export function PatternCard({ pattern }: { pattern: Pattern }) {
  return (
    <li className="card pattern">
      <Badge>{STAGE_LABELS[pattern.stage]}</Badge>
      <h3 className="pattern-words">
        {pattern.stage === 'sure' ? <PatternWords pattern={pattern} /> : sayTie(pattern)}
      </h3>
      <PatternSides pattern={pattern} />
    </li>
  )
}

type Said = Parameters<typeof sayPattern>[0]

export const PatternWords = ({ pattern }: { pattern: Said }) =>
  sayPattern(pattern).map(({ text, isStrong }) =>
    isStrong ? (
      <strong key={text}>
        <bdi>{text}</bdi>
      </strong>
    ) : (
      text
    ),
  )

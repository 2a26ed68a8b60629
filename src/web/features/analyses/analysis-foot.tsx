import { GET_HELP } from '#domain/content/helplines.ts'
import type { EngineName, Reader } from '#domain/situation/analysis.ts'
import { NOT_MEDICAL_ADVICE } from '#domain/situation/analysis-words.ts'
import { ENGINE_LABELS, readerLine } from '#domain/situation/reader-words.ts'
import { Link } from '#web/ui/link.tsx'

type Props = { engine: EngineName; reader?: Reader | undefined; isForOthers: boolean }

/** Who made it, and what it is not. */
export function AnalysisFoot({ engine, reader, isForOthers }: Props) {
  const isOver = reader && reader.status !== 'waiting' && reader.status !== 'failed'
  return (
    <p className="analysis-foot small muted">
      {isOver && <span>{readerLine(reader)} </span>}
      Made by {ENGINE_LABELS[engine]}. {NOT_MEDICAL_ADVICE}{' '}
      {isForOthers
        ? 'It was made automatically and can be wrong.'
        : 'This is an automatic reading and can be wrong. You know yourself best.'}{' '}
      <Link href="/help#safety">What it can and can’t do</Link>
      {' · '}
      <Link href="/help">{GET_HELP}</Link>
    </p>
  )
}

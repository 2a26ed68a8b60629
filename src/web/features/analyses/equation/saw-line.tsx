import { Line, sizeOf } from './line.tsx'
import { OwnLine } from './own-line.tsx'
import type { Edits } from './use-edits.ts'

type Props = {
  saw: string
  /** The person's own sentence is quoted; a line for others, or of an earlier release, isn't theirs. */
  isQuoted: boolean
  at: number
  edits: Edits
  canChange: boolean
}

/** What was seen, as the person wrote it. */
export function SawLine({ saw, isQuoted, at, edits, canChange }: Props) {
  const isOpen = edits.open?.at === at && edits.open.kind === 'saw'
  return (
    <Line
      kind="saw"
      label="Perceived"
      isOpen={isOpen}
      isAside={!isOpen && edits.open !== null}
      onOpen={canChange ? () => edits.toggle({ at, kind: 'saw' }) : null}
      below={
        isOpen && (
          <div className="offers">
            <OwnLine
              label="What I saw, in my own words"
              placeholder="in my own words"
              value={saw}
              isBusy={edits.isBusy}
              isAsked
              onKeep={(line) => edits.keepSaw(at, line)}
              onLeave={edits.close}
            />
          </div>
        )
      }
    >
      <span className={sizeOf(saw)}>
        <bdi className="line-words">{isQuoted ? `“${saw}”` : saw}</bdi>
      </span>
    </Line>
  )
}

import type { Try } from '#domain/findings/tries.ts'
import { STEP_LABELS } from '#domain/steps/step.ts'
import { WeighedBloom } from '#web/pictures/weighed-bloom.tsx'
import { Link } from '#web/ui/link.tsx'

/** The situations behind a number, each a way back to its analysis. */
export function Tries({ tries }: { tries: readonly Try[] }) {
  return (
    <ul className="tries">
      {tries.map(({ situationId, title, action, lever, category, before, after, at }) => (
        <li key={`${situationId} ${at}`}>
          <span className="tries-pair">
            <WeighedBloom category={category} strength={before} size={48} />
            <WeighedBloom category={category} strength={after} was={before} size={48} />
            <span className="sr-only">
              {before} of 10, then {after} of 10.
            </span>
          </span>
          <span>
            {action ? <bdi className="tries-action">{action}</bdi> : <span>Without a step</span>}
            <span className="small muted tries-of">
              {lever && `${STEP_LABELS[lever]}. `}
              <Link href={`/situation-history?situation=${situationId}`}>
                <bdi>{title}</bdi>
              </Link>
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

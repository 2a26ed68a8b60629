import { CAME_LABELS, type Forecast } from '#domain/steps/forecast.ts'
import { formatLongDay } from '#web/lib/format-date.ts'
import { WeighedBloom } from '#web/pictures/weighed-bloom.tsx'

/** Each forecast beside what came of it. */
export function CameList({ forecasts }: { forecasts: readonly Forecast[] }) {
  return (
    <ul className="came-list">
      {forecasts.map(({ id, title, day, likely, outcome, category, strength, felt, line }) => (
        <li key={id}>
          <WeighedBloom category={category} strength={felt ?? 0} was={strength} size={48} />
          <span>
            <bdi className="coming-title">{title}</bdi>
            <span className="small muted">
              {formatLongDay(day)}. Said {likely} in 100. {outcome && CAME_LABELS[outcome]}.
              Foreseen {strength}, felt {felt}.
              {line && (
                <>
                  {' '}
                  “<bdi>{line}</bdi>”
                </>
              )}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

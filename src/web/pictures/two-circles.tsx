import { CIRCLE, circleDistance } from '#domain/emotion/two-circles.ts'

type Props = {
  /** 0 is a match, 1 the widest gap. */
  gap?: number
  className?: string
}

const SIZE = { width: 320, height: 116 }

/** Two circles: expected (dashed) and perceived (solid). */
export function TwoCircles({ gap = 0.4, className }: Props) {
  const half = circleDistance(Math.min(1, Math.max(0, gap))) / 2
  const middle = { x: SIZE.width / 2, y: SIZE.height / 2 }
  const isApart = half > CIRCLE
  return (
    <svg className={className} viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
      <circle
        cx={middle.x - half}
        cy={middle.y}
        r={CIRCLE}
        fill="var(--surface2)"
        stroke="var(--ink3)"
        strokeWidth="2"
        strokeDasharray="3 6"
        strokeLinecap="round"
      />
      <circle
        cx={middle.x + half}
        cy={middle.y}
        r={CIRCLE}
        fill="var(--primary)"
        fillOpacity=".16"
        stroke="var(--primary)"
        strokeWidth="2"
      />
      {isApart ? (
        <path
          d={`M${middle.x - half + CIRCLE + 2} ${middle.y}H${middle.x + half - CIRCLE - 2}`}
          stroke="var(--accent)"
          strokeWidth="5"
        />
      ) : (
        <circle cx={middle.x} cy={middle.y} r="7" fill="var(--accent)" />
      )}
    </svg>
  )
}

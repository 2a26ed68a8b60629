import { bloomPath } from '#domain/emotion/bloom.ts'
import type { RelationshipType } from '#domain/self-map/relationship.ts'
import type { GivenCategory } from '#domain/self-map/self-map.ts'

type PillProps = { x: number; y: number; width: number; category: GivenCategory; name: string }

function Pill({ x, y, width, category, name }: PillProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x={-width / 2}
        y="-15"
        width={width}
        height="30"
        rx="15"
        fill={`var(--cat-${category}-soft)`}
        stroke={`var(--cat-${category}-line)`}
        strokeWidth="1.6"
      />
      <text textAnchor="middle" dy="4.5" fontSize="13" fontWeight="500" fill="var(--ink)">
        {name}
      </text>
    </g>
  )
}

function Rings() {
  return [118, 84, 50].map((radius) => (
    <circle key={radius} r={radius} fill="none" stroke="var(--border)" strokeWidth="1.2" />
  ))
}

function Self() {
  return (
    <>
      <circle r="28" fill="var(--primary)" />
      <text
        textAnchor="middle"
        dy="4.5"
        fontSize="12"
        fontWeight="700"
        letterSpacing="1"
        fill="var(--on-primary)"
      >
        SELF
      </text>
    </>
  )
}

/** Three items, each as near to the centre as it is close to the person. */
export function RingsPicture() {
  return (
    <svg viewBox="-130 -130 260 260" aria-hidden="true">
      <Rings />
      <Self />
      <Pill x={-48} y={-48} width={76} category="people" name="Partner" />
      <Pill x={58} y={-72} width={96} category="ideas" name="Good health" />
      <Pill x={72} y={66} width={106} category="accomplishments" name="Chess trophy" />
      <Pill x={-52} y={88} width={112} category="lifeStory" name="Year abroad" />
    </svg>
  )
}

const MARKS: Record<RelationshipType, string> = {
  supports: 'M-4 0H4M0-4V4',
  conflicts: 'M-3-3L3 3M-3 3L3-3',
  influences: 'M-4 1.2C-2.4-3.4 0-1.6 0 0S2.4 3.4 4-1.2',
}

function Tie({ y, type }: { y: number; type: RelationshipType }) {
  return (
    <g transform={`translate(0 ${y})`} stroke={`var(--rel-${type})`} strokeLinecap="round">
      <path
        d="M-56 0H50"
        strokeWidth="2.4"
        strokeDasharray={type === 'influences' ? '2 6' : undefined}
      />
      <circle r="9" fill="var(--surface)" strokeWidth="1.6" />
      <path d={MARKS[type]} fill="none" strokeWidth="1.8" />
    </g>
  )
}

/** The three types of relationships between items. */
export function TiesPicture() {
  return (
    <svg viewBox="-130 -84 260 168" aria-hidden="true">
      <Tie y={-58} type="supports" />
      <Tie y={0} type="conflicts" />
      <Tie y={58} type="influences" />
      <Pill x={-82} y={-58} width={86} category="people" name="Friends" />
      <Pill x={86} y={-58} width={78} category="lifeStory" name="Studies" />
      <Pill x={-82} y={0} width={86} category="ideas" name="Ambition" />
      <Pill x={86} y={0} width={78} category="people" name="Family" />
      <Pill x={-82} y={58} width={86} category="lifeStory" name="Childhood" />
      <Pill x={86} y={58} width={78} category="ideas" name="Money" />
    </svg>
  )
}

const MIXED = [
  { category: 'sadness', x: -62, y: -14, size: 46 },
  { category: 'anger', x: 34, y: -40, size: 36 },
  { category: 'worry', x: 74, y: 36, size: 30 },
  { category: 'happiness', x: -2, y: 48, size: 22 },
] as const

/** One situation, four feelings of different size. */
export function MixedPicture() {
  return (
    <svg viewBox="-130 -90 260 180" aria-hidden="true">
      {MIXED.map(({ category, x, y, size }) => (
        <path
          key={category}
          d={bloomPath(category, size, x, y)}
          fill={`var(--emo-${category}-solid)`}
        />
      ))}
    </svg>
  )
}

const LADDER: readonly [x: number, size: number][] = [
  [-104, 11],
  [-70, 15],
  [-28, 20],
  [24, 26],
  [88, 34],
]

/** The same feeling at five strengths. */
export function StrengthPicture() {
  return (
    <svg viewBox="-130 -50 260 100" aria-hidden="true">
      {LADDER.map(([x, size]) => (
        <path
          key={x}
          d={bloomPath('worry', size, x, 0)}
          fill="var(--emo-worry-solid)"
          fillOpacity={0.25 + size / 45}
        />
      ))}
    </svg>
  )
}

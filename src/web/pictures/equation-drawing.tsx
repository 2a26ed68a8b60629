import type { CSSProperties } from 'react'
import { bloomPath } from '#domain/emotion/bloom.ts'
import type {
  EquationScene,
  SceneBloom,
  ScenePill,
  SceneText,
} from '#domain/emotion/equation-scene.ts'

type Props = { scene: EquationScene; shape: 'wide' | 'narrow' }

const LINE = 16

/** Draws a scene. Hidden from screen readers, because the text next to it says the same. */
export function EquationDrawing({ scene, shape }: Props) {
  const { circles, labels, bridge, arrow } = scene
  const colour = `var(--emo-${scene.category}-solid)`
  const middle = (circles.expected + circles.perceived) / 2
  const slide = (x: number) => ({ '--from': `${middle - x}px` }) as CSSProperties
  return (
    <svg
      className={`equation-drawing equation-${shape}`}
      viewBox={`0 0 ${scene.width} ${scene.height}`}
      aria-hidden="true"
    >
      {scene.headings.map(({ x, y, text }) => (
        <text key={text} className="equation-heading" x={x} y={y}>
          {text}
        </text>
      ))}
      {(['expected', 'perceived'] as const).map((side) => (
        <circle
          key={side}
          className={`equation-${side}`}
          style={slide(circles[side])}
          cx={circles[side]}
          cy={circles.y}
          r={scene.radius}
        />
      ))}
      {bridge && (
        <path
          className="equation-bridge"
          d={`M${bridge.from} ${circles.y}H${bridge.to}`}
          stroke={colour}
        />
      )}
      <text className="equation-label" x={labels.expected} y={labels.y}>
        Expected
      </text>
      <text className="equation-label equation-label-perceived" x={labels.perceived} y={labels.y}>
        Perceived
      </text>
      <Lines className="equation-text" {...scene.expectation} />
      <Lines className="equation-text" {...scene.perception} />
      <g className="equation-arrow">
        <path d={arrow.path} stroke={colour} strokeWidth={arrow.thickness} strokeOpacity=".35" />
        <path className="equation-arrow-head" d={arrow.head} stroke={colour} />
      </g>
      {scene.pills.map((pill) => (
        <Pill key={pill.y} pill={pill} />
      ))}
      <text className="equation-text equation-over" x={scene.weight.x} y={scene.weight.y}>
        {scene.weight.text}
      </text>
      {scene.blooms.map((bloom) => (
        <BloomOfScene key={`${bloom.x} ${bloom.y}`} bloom={bloom} />
      ))}
    </svg>
  )
}

function Lines({ x, y, lines, className }: SceneText & { className: string }) {
  return (
    <text className={className} x={x} y={y}>
      {lines.map((line, index) => (
        <tspan key={`${index}${line}`} x={x} dy={index === 0 ? 0 : LINE}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

function Pill({ pill: { x, y, width, height, name, powerText, colour } }: { pill: ScenePill }) {
  const round = height / 2
  return (
    <g>
      <rect
        x={x - 2}
        y={y - 2}
        width={width + 4}
        height={height + 4}
        rx={round + 2}
        fill="var(--surface)"
      />
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={round}
        fill={`var(--cat-${colour}-soft)`}
        stroke={`var(--cat-${colour}-line)`}
        strokeWidth="1.5"
      />
      <text className="equation-pill-name" x={x + 11} y={y + 17.5}>
        {name}
      </text>
      <text
        className="equation-pill-power"
        x={x + width - 11}
        y={y + 17.5}
        fill={`var(--cat-${colour}-line)`}
      >
        {powerText}
      </text>
    </g>
  )
}

function BloomOfScene({ bloom }: { bloom: SceneBloom }) {
  const { x, y, radius, category, tenths, name, word } = bloom
  const text = `var(--emo-${category}-text)`
  return (
    <g>
      <g className="equation-bloom" style={{ transformOrigin: `${x}px ${y}px` }}>
        <path d={bloomPath(category, radius, x, y)} fill={`var(--emo-${category}-solid)`} />
        <circle cx={x} cy={y} r={Math.max(9, radius * 0.36)} fill="var(--surface)" />
        <text className="equation-tenths" x={x} y={y + 4.5} fill={text}>
          {tenths}
        </text>
      </g>
      <g fill={text}>
        <Lines className="equation-emotion" {...name} />
      </g>
      <text className="equation-text" x={x} y={name.y + LINE * name.lines.length + 3}>
        {word}
      </text>
    </g>
  )
}

import { isLoss } from '#domain/emotion/equation.ts'
import { listed } from '#domain/findings/analytics-words.ts'
import { type Equation, isDirect } from '#domain/situation/analysis.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Claim } from './claim.tsx'
import { ItemPill } from './item-pill.tsx'

type Props = {
  equations: readonly Equation[]
  colourOf: (itemId: number) => string
  isCorrected: boolean
  /** Null where there is nothing to change. */
  onOpen: ((itemId: number) => void) | null
}

/** Every part of the person that was touched, and the emotion it gave; each opens on the workbench. */
export function EquationList({ equations, colourOf, isCorrected, onOpen }: Props) {
  const direct = equations.filter(isDirect)
  const carried = equations.filter((equation) => !isDirect(equation))
  return (
    <Card
      title="How it adds up"
      aside={isCorrected ? <span className="badge badge-soft">Your version</span> : undefined}
    >
      <p className="small muted equation-list-intro">
        {onOpen
          ? 'Each part of you that was touched runs its own equation. If one is off, change it.'
          : 'Each part that was touched runs its own equation.'}
      </p>
      <ul className="equation-list">
        {direct.map((equation) => (
          <Claim key={equation.itemId} evidence={equation.evidence}>
            <div className="equation-row">
              <ItemPill
                name={equation.itemName}
                power={equation.power}
                colour={colourOf(equation.itemId)}
              />
              <Shift shift={equation.shift} />
              <span className="equation-row-emotion">
                <Bloom category={equation.category} size={22} />
                {equation.name}
                <span className="muted figures">{Math.round(equation.intensity * 10)}/10</span>
              </span>
            </div>
            {onOpen && (
              <Button size="small" onClick={() => onOpen(equation.itemId)}>
                Change<span className="sr-only"> the equation of {equation.itemName}</span>
              </Button>
            )}
          </Claim>
        ))}
      </ul>
      {carried.length > 0 && <CouldAlsoTouch carried={carried} />}
    </Card>
  )
}

/** Nobody wrote of these: they are asked about, once, and only when somebody wants to see it. */
function CouldAlsoTouch({ carried }: { carried: readonly Equation[] }) {
  const names = [...new Set(carried.map(({ itemName }) => itemName))]
  return (
    <details className="could-also-touch small">
      <summary>Could it also touch something else?</summary>
      <p className="muted">
        By the lines on your map it could also touch {listed(names)}. Does it?
      </p>
    </details>
  )
}

function Shift({ shift }: { shift: number }) {
  const tenths = Math.round(Math.abs(shift) * 10)
  if (!isLoss(shift) && tenths === 0) return <span className="equation-shift">kept</span>
  return (
    <span className={isLoss(shift) ? 'equation-shift equation-shift-loss' : 'equation-shift'}>
      {isLoss(shift) ? '▾ loss' : '▴ gain'} <span className="figures">{tenths}/10</span>
    </span>
  )
}

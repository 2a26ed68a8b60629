import { isLoss } from '#domain/emotion/equation.ts'
import { sayIntensity } from '#domain/emotion/strength.ts'
import { listed } from '#domain/findings/analytics-words.ts'
import { powerLabel, powerWord } from '#domain/self-map/attachment-power.ts'
import { isExample } from '#domain/self-map/self-map.ts'
import { type Emotion, type Equation, isDirect, isOfPart } from '#domain/situation/analysis.ts'
import { proposalOf } from '#domain/situation/proposal.ts'
import { pillColours } from '#web/lib/pill-colours.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { Button } from '#web/ui/button.tsx'

type Props = {
  equations: readonly Equation[]
  /** What moved each number. */
  emotions: readonly Emotion[]
  colourOf: (itemId: number) => string
  isCorrected: boolean
  /** Null where there is nothing to change. */
  onOpen: ((itemId: number) => void) | null
}

/** Every part of the person that was touched, and the emotion it gave; each opens on the workbench. */
export function EquationList({ equations, emotions, colourOf, isCorrected, onOpen }: Props) {
  const direct = equations.filter(isDirect).filter(isOfPart)
  const onMap = equations.filter((it) => !isDirect(it) && !isExample({ id: it.itemId ?? 0 }))
  const names = [...new Set(onMap.map(({ itemName }) => itemName))]
  return (
    <div>
      {isCorrected && <span className="badge badge-soft">Your version</span>}
      <ul className="more-list">
        {direct.map((equation) => (
          <li key={`${equation.itemId} ${equation.category}`} className="equation-row">
            <ItemPill
              name={equation.itemName}
              power={proposalOf(equation.itemId) === null ? equation.power : null}
              colour={colourOf(equation.itemId)}
            />
            <Shift shift={equation.shift} />
            <span className="equation-row-emotion">
              <Bloom category={equation.category} size={22} />
              {equation.name}
              <span className="muted figures">{sayIntensity(equation.intensity)}</span>
            </span>
            {onOpen && (
              <Button look="quiet" size="small" onClick={() => onOpen(equation.itemId)}>
                Change each part
                <span className="sr-only"> of the equation of {equation.itemName}</span>
              </Button>
            )}
            <p className="equation-row-lines muted">
              {emotions.find(({ category }) => category === equation.category)?.because}
            </p>
          </li>
        ))}
      </ul>
      {names.length > 0 && (
        <p className="muted">From your map, it could also be about {listed(names)}.</p>
      )}
    </div>
  )
}

function Shift({ shift }: { shift: number }) {
  const tenths = Math.round(Math.abs(shift) * 10)
  if (!isLoss(shift) && tenths === 0) return <span className="equation-shift">kept</span>
  return (
    <span className={isLoss(shift) ? 'equation-shift equation-shift-loss' : 'equation-shift'}>
      {isLoss(shift) ? '▾ loss' : '▴ gain'} <span className="figures">{tenths} of 10</span>
    </span>
  )
}

type ItemPillProps = { name: string; power: number | null; colour: string }

/** An item of the Self-Map as it looks on the map; what is not on it has no closeness of its own. */
function ItemPill({ name, power, colour }: ItemPillProps) {
  const style = pillColours(colour)
  return (
    <span
      className="item-pill"
      style={style}
      title={power === null ? 'not on your map' : powerWord(power)}
    >
      <bdi>{name}</bdi>
      {power !== null && (
        <span className="item-pill-power figures">
          <span className="sr-only">, attachment power </span>
          {powerLabel(power)}
          <span className="sr-only">, {powerWord(power)}</span>
        </span>
      )}
    </span>
  )
}

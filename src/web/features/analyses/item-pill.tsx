import { powerLabel, powerWord } from '#domain/self-map/attachment-power.ts'
import { pillColours } from '#web/lib/pill-colours.ts'

type Props = { name: string; power: number; colour: string }

/** An item of the Self-Map as it looks on the map. */
export function ItemPill({ name, power, colour }: Props) {
  const style = pillColours(colour)
  return (
    <span className="item-pill" style={style} title={powerWord(power)}>
      <bdi>{name}</bdi>
      <span className="item-pill-power figures">
        <span className="sr-only">, attachment power </span>
        {powerLabel(power)}
        <span className="sr-only">, {powerWord(power)}</span>
      </span>
    </span>
  )
}

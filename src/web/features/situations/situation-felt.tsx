import type { ListedSituation } from '#contract/situations.ts'
import type { SituationKind } from '#domain/situation/situation.ts'
import { Bloom, OpenBloom } from '#web/pictures/bloom.tsx'
import './situation-row.css'

type MainEmotions = ListedSituation['mainEmotions']

/** In pixels, growing with the intensity. */
const bloomSize = (intensity: number) => 22 + 18 * intensity
/** The scale of the second bloom, so both fit side by side. */
const BESIDE = 0.7

/** A bloom for each of up to two feelings, or an open one if it was left open. */
export const FeltBlooms = ({ felt }: { felt: MainEmotions }) => (
  <span className="told-bloom">
    {felt.map(({ name, category, intensity }, at) => (
      <Bloom
        key={name + category}
        category={category}
        size={Math.round(bloomSize(intensity) * (at === 0 ? 1 : BESIDE))}
      />
    ))}
    {felt.length === 0 && <OpenBloom size={26} />}
  </span>
)

const KINDS: Record<SituationKind, string> = { note: 'Note', check_in: 'Check-in' }

/** Names the kind, if it isn't a plain situation, and the feelings. */
export function SayFelt({ felt, kind }: { felt: MainEmotions; kind?: SituationKind | undefined }) {
  const said = [...(kind ? [KINDS[kind]] : []), ...felt.map(({ name }) => name)]
  return said.length > 0 ? said.join(', ') : 'left open'
}

import { sayIntensity } from '#domain/emotion/strength.ts'
import { powerMeaning } from '#domain/self-map/attachment-power.ts'
import type { Verdict } from '#domain/situation/analysis.ts'
import { type Ahead, foreseen, foreseenStrength } from '#domain/steps/forecast.ts'
import { upperFirst } from '#domain/values/text.ts'
import { OpenBloom } from '#web/pictures/bloom.tsx'
import { WeighedBloom } from '#web/pictures/weighed-bloom.tsx'
import { Scale } from '#web/ui/scale.tsx'

type WhatIf = Pick<Ahead, 'need' | 'power'>

type Props = {
  itemName: string
  /** As it reads inside a sentence. */
  itemText: string
  /** Null while too little is said to expect anything. */
  likely: number | null
  first: WhatIf
  now: WhatIf
  onChange: (part: Partial<WhatIf>) => void
  isDire: boolean
  /** Of some things nobody can want less. */
  isGrave: boolean
}

function sayWhatIf(before: Verdict, after: Verdict, { itemText, first, now }: Props): string {
  const [was, is] = [foreseenStrength(before), foreseenStrength(after)]
  const moved = [
    now.need < first.need && 'needed less from it',
    now.need > first.need && 'needed more from it',
    now.power < first.power && `let ${itemText} matter a little less`,
    now.power > first.power && `let ${itemText} matter more`,
  ].filter(Boolean)
  if (moved.length === 0) return 'Move one of these and see what changes.'
  return `If you ${moved.join(' and ')}, ${was === is ? `it would stay at ${is}` : `${was} becomes ${is}`}.`
}

/** What one may still wish for beside a fear is hope: nobody is eager for what they dread. */
const wordBeside = ({ category, name }: Verdict): string =>
  category === 'positiveanticipation' ? 'hope' : name

/** No bloom before there is anything to feel it about. */
const NothingYet = () => (
  <div className="ghost">
    <p className="small muted">The feeling you can expect</p>
    <OpenBloom size={140} />
    <p>Say what’s coming and how likely it is, and you’ll see it here.</p>
  </div>
)

/** The feeling one can expect, by the rule, at once. The first one stays as an outline while the sliders move. */
export function Ghost(props: Props) {
  const { itemName, likely, first, now, onChange, isGrave, isDire } = props
  if (likely === null) return <NothingYet />
  const before = foreseen({ likely, isDire, ...first }).main
  const { main, beside } = foreseen({ likely, isDire, ...now })
  const isMoved = before.name !== main.name
  return (
    <div className="ghost">
      <p className="small muted">The feeling you can expect</p>
      <WeighedBloom
        category={main.category}
        strength={foreseenStrength(main)}
        {...(before.category === main.category && { was: foreseenStrength(before) })}
        isGhost
        size={140}
      />
      <div aria-live="polite">
        <p className="ghost-name">
          {isMoved ? `${upperFirst(main.name)} instead of ${before.name}` : upperFirst(main.name)}
        </p>
        <p className="small muted">
          {upperFirst(sayIntensity(main.intensity))}
          {foreseenStrength(beside) > 0 &&
            `, and with it ${wordBeside(beside)}, ${sayIntensity(beside.intensity)}`}
          .
        </p>
      </div>
      {isGrave ? (
        <p className="ghost-grave small muted">
          Some things just matter a lot. What could help you through that day?
        </p>
      ) : (
        <div className="ghost-if">
          <h2>What if</h2>
          <p className="small muted">{sayWhatIf(before, main, props)}</p>
          <Scale
            label="How much I need from this"
            value={now.need}
            onChange={(need) => onChange({ need })}
            min={0}
            max={10}
            said={`${now.need} of 10`}
            stood={first.need}
          />
          <Scale
            label={`How close ${itemName} is to me`}
            value={now.power}
            onChange={(power) => onChange({ power })}
            min={0}
            max={1}
            step={0.05}
            said={powerMeaning(now.power)}
            stood={first.power}
          />
        </div>
      )}
    </div>
  )
}

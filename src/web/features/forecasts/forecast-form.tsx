import { type ReactNode, useEffect, useState } from 'react'
import { formatIntensity } from '#domain/emotion/strength.ts'
import { formatBias } from '#domain/findings/forecast-stats.ts'
import type { ImpactBias } from '#domain/findings/impact-bias.ts'
import { powerMeaning } from '#domain/self-map/attachment-power.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import type { Verdict } from '#domain/situation/analysis.ts'
import {
  type Ahead,
  foreseen,
  foreseenStrength,
  isDire,
  isGrave,
  NewForecast,
  textsOfForecast,
} from '#domain/steps/forecast.ts'
import { comingDay } from '#domain/values/named-day.ts'
import { upperFirst } from '#domain/values/text.ts'
import { addDays, dayIn } from '#domain/values/time-zone.ts'
import { Help } from '#web/crisis/crisis-watch.tsx'
import { timeZone, useZone } from '#web/lib/time-zone.ts'
import { OpenBloom } from '#web/pictures/bloom.tsx'
import { WeighedBloom } from '#web/pictures/weighed-bloom.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Scale } from '#web/ui/scale.tsx'
import { ForecastFields, useProblems, WrittenLine } from './forecast-fields.tsx'
import { type ForecastDraft, useForecastDraft } from './use-forecast-draft.ts'
import { useAddForecast } from './use-forecasts.ts'
import './forecasts.css'

type WhatIf = Pick<Ahead, 'need' | 'power'>

type GhostProps = {
  /** The closest item it is about. */
  item: SelfMapItem | undefined
  /** Null while the input is too sparse to expect anything. */
  likely: number | null
  first: WhatIf
  now: WhatIf
  onChange: (part: Partial<WhatIf>) => void
  isDire: boolean
  /** True for events that can't matter less, so the sliders are hidden. */
  isGrave: boolean
}

function formatWhatIf(before: Verdict, after: Verdict, { item, first, now }: GhostProps): string {
  const itemText = item ? spokenTo(item.name) : 'it'
  const [was, is] = [foreseenStrength(before), foreseenStrength(after)]
  const moved = [
    now.need < first.need && 'needed less from it',
    now.need > first.need && 'needed more from it',
    now.power < first.power && `let ${itemText} matter a little less`,
    now.power > first.power && `let ${itemText} matter more`,
  ].filter(Boolean)
  if (moved.length === 0) return 'Move one of these and see what changes.'
  return `If you ${moved.join(' and ')}, ${was === is ? `it would stay at ${is}` : `it would go from ${was} to ${is}`}.`
}

/** Calls anticipation beside a fear "hope", because people aren't eager for what they dread. */
const wordBeside = ({ category, name }: Verdict): string =>
  category === 'positiveanticipation' ? 'hope' : name

/** The feeling the rule predicts, updated live. The first prediction stays as an outline while the sliders move. */
function Ghost(props: GhostProps) {
  const { likely, first, now, onChange, isGrave, isDire } = props
  if (likely === null)
    return (
      <div className="ghost">
        <p className="small muted">The feeling you can expect</p>
        <OpenBloom size={140} />
        <p>Say what’s coming and how likely it is, and you’ll see it here.</p>
      </div>
    )
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
          {upperFirst(formatIntensity(main.intensity))}
          {foreseenStrength(beside) > 0 &&
            `, and with it ${wordBeside(beside)}, ${formatIntensity(beside.intensity)}`}
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
          <p className="small muted">{formatWhatIf(before, main, props)}</p>
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
            label={`How close ${props.item?.name ?? 'it'} is to me`}
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

/** "My sister" becomes "your sister". The engine's own function is too large for this page. */
const spokenTo = (name: string): string => name.replace(/^(?:My|Our)\b/i, 'your')

const isIn = (items: readonly SelfMapItem[], id: number) => items.some((item) => item.id === id)

type Picked = {
  chosen: readonly number[]
  /** True while the items are proposed from the text and not confirmed. */
  isProposed: boolean
  onToggle: (itemId: number) => void
  problem: string | null
}

type Props = {
  userId: number
  items: readonly SelfMapItem[]
  /** Items the text speaks of, surest first. Some may not be on the map yet. */
  proposed: readonly SelfMapItem[]
  /** Text from the form for past events, used as a start. */
  otherWords: string
  /** Called with the text so far, to find proposals. */
  onText: (text: string) => void
  picker: (picked: Picked) => ReactNode
  /** Foreseen against felt strength so far; null if it is within chance. */
  bias: ImpactBias | null
  onKept: (title: string) => void
}

const NEED_FIRST = 7

/** Form for a coming event: what, when, what is wanted and feared. Shows the expected feeling beside it. */
export function ForecastForm(props: Props) {
  const { userId, proposed, otherWords, onText, picker, bias, onKept } = props
  const today = dayIn(Date.now(), useZone())
  const { draft, change, forget } = useForecastDraft(userId, today, otherWords)
  const { title, note, likely, ownStrength } = draft
  const day = draft.day ?? comingDay(title, today) ?? addDays(today, 1)
  const [hadNote] = useState(note !== '')
  const [need, setNeed] = useState(NEED_FIRST)
  const [moved, setMoved] = useState<number | null>(null)
  const { root, clear, isValid, ...problems } = useProblems(NewForecast)
  const add = useAddForecast(userId)
  const isHelped = add.data !== undefined && 'crisis' in add.data
  const items = [...props.items, ...proposed.filter(({ id }) => !isIn(props.items, id))]
  const chosen = draft.chosen ?? proposed.slice(0, 1).map(({ id }) => id)
  const touched = items
    .filter(({ id }) => chosen.includes(id))
    .toSorted((one, other) => other.attachmentPower - one.attachmentPower)
  const [main] = touched
  const powerFirst = main?.attachmentPower ?? 0.5
  const power = moved ?? powerFirst
  const texts = textsOfForecast(draft)
  const told = textsOfForecast({ ...draft, note: null }).join('. ')
  useEffect(() => onText(told), [told, onText])

  const problemOf = (name: string) => problems.problemOf(name, add.error)
  const set = (part: Partial<Omit<ForecastDraft, 'owner'>>, name = Object.keys(part)[0] ?? '') => {
    change(part)
    clear(name)
  }

  function handleKeep() {
    const { owner: _owner, chosen: _chosen, ...words } = draft
    const wish = {
      ...words,
      day,
      need,
      power,
      powerFirst,
      zone: timeZone(),
      needFirst: NEED_FIRST,
      selfMapItemIds: touched.filter(({ id }) => isIn(props.items, id)).map(({ id }) => id),
      proposals: touched
        .filter(({ id }) => !isIn(props.items, id))
        .map(({ name, category }) => ({ name, category })),
    }
    if (!isValid(wish) || likely === null) return
    add.mutate(
      { ...wish, likely, anyway: isHelped },
      {
        onSuccess(reply) {
          if (!('id' in reply)) return
          forget()
          onKept(title)
        },
      },
    )
  }

  return (
    <div className="before" ref={root}>
      <Card isStack>
        <Help texts={texts} isKnown={isHelped} />
        <ForecastFields said={{ ...draft, day }} today={today} onChange={set} problemOf={problemOf}>
          {picker({
            chosen,
            isProposed: draft.chosen === null,
            onToggle(itemId) {
              const others = chosen.filter((id) => id !== itemId)
              const ids = chosen.includes(itemId) ? others : [...chosen, itemId]
              set({ chosen: ids }, 'selfMapItemIds')
              setMoved(null)
            },
            problem: problemOf('selfMapItemIds'),
          })}
        </ForecastFields>
        {bias && ownStrength !== null && !isGrave(...texts) && (
          <p className="small" role="status">
            So far: {formatBias(bias)}
          </p>
        )}
        <details open={hadNote}>
          <summary>A note to myself for that day</summary>
          <WrittenLine
            name="note"
            label="Note to myself"
            value={note}
            problem={problemOf('note')}
            onChange={(value) => set({ note: value })}
          />
        </details>
      </Card>
      <Card className="before-ghost">
        <Ghost
          item={main}
          likely={told !== '' || touched.length > 0 ? likely : null}
          first={{ need: NEED_FIRST, power: powerFirst }}
          now={{ need, power }}
          isGrave={isGrave(...texts)}
          isDire={isDire(draft)}
          onChange={(part) => {
            if (part.need !== undefined) setNeed(part.need)
            if (part.power !== undefined) setMoved(part.power)
          }}
        />
        <Button look="primary" size="large" isWide disabled={add.isPending} onClick={handleKeep}>
          Save this forecast
        </Button>
        <p className="caption muted">Forecasts never count as feelings you’ve had.</p>
      </Card>
    </div>
  )
}

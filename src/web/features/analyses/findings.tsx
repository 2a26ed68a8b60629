import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { EMOTION_LABELS } from '#domain/emotion/emotion.ts'
import { isLoss } from '#domain/emotion/equation.ts'
import { formatIntensity, intensityWord, readIntensity } from '#domain/emotion/strength.ts'
import { listed } from '#domain/findings/analytics-words.ts'
import { powerLabel, powerWord } from '#domain/self-map/attachment-power.ts'
import { isExample } from '#domain/self-map/self-map.ts'
import { type Analysis, CARD_LIMITS, isDirect, isOfPart } from '#domain/situation/analysis.ts'
import { formatFeeling } from '#domain/situation/own-saying.ts'
import { proposalOf } from '#domain/situation/proposal.ts'
import { upperFirst } from '#domain/values/text.ts'
import { pillColours } from '#web/lib/pill-colours.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Deepening } from './use-depth.ts'

type Props = {
  analysis: Analysis
  colourOf: (itemId: number) => string
  /** Opens an equation on the workbench; null if nothing can be changed. */
  onOpen: ((itemId: number) => void) | null
  deeperOffer?: ReactNode
  isForOthers: boolean
  deepening?: Deepening | undefined
}

/** Lists every touched item with its emotion. Each opens on the workbench. */
function EquationList({ analysis, colourOf, onOpen, isForOthers }: Props) {
  const { equations, emotions, isCorrected } = analysis
  const direct = equations.filter(isDirect).filter(isOfPart)
  const onMap = equations.filter((it) => !isDirect(it) && !isExample({ id: it.itemId ?? 0 }))
  const names = [...new Set(onMap.map(({ itemName }) => itemName))]
  return (
    <div>
      {isCorrected && <span className="badge badge-soft">Your version</span>}
      <ul className="more-list">
        {direct.map((equation, at) => (
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
              <span className="muted figures">{formatIntensity(equation.intensity)}</span>
            </span>
            {onOpen && (
              <Button look="quiet" size="small" onClick={() => onOpen(equation.itemId)}>
                Change each part
                <span className="sr-only"> of the equation for {equation.itemName}</span>
              </Button>
            )}
            <p className="equation-row-lines muted">
              {/* The reason for the number speaks of the emotion's first equation. */}
              {direct.findIndex(({ category }) => category === equation.category) === at &&
                !isForOthers &&
                emotions.find(({ category }) => category === equation.category)?.because}
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

/** An item as it looks on the Self-Map. `power` is null if it isn't on the map. */
function ItemPill({ name, power, colour }: ItemPillProps) {
  return (
    <span
      className="item-pill"
      style={pillColours(colour)}
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

type List = { title: string; limit: number; items: readonly ReactNode[] }

/** The lists of an analysis, each cut to its limit. The rest is behind "More". */
export function Findings(props: Props) {
  const { analysis, deeperOffer, isForOthers, deepening } = props
  const hasDeeper = analysis.psychologicalInsights !== undefined
  useEffect(() => {
    // Ask the model for deeper insights only when they are shown.
    if (hasDeeper) deepening?.open()
  })
  const lists = listsOf(analysis, isForOthers).filter(({ items }) => items.length > 0)
  const further = lists
    .map(({ items, limit, ...list }) => ({ ...list, items: items.slice(limit) }))
    .filter(({ items }) => items.length > 0)
  const hasEquations = analysis.equations.length > 0
  const { untouched = [] } = analysis
  return (
    <>
      {(lists.length > 0 || (!hasDeeper && deeperOffer)) && (
        <div className="card findings">
          <h2 className="sr-only">Analysis</h2>
          {deepening?.line && (
            <p role="status" className="small muted">
              {deepening.line}
            </p>
          )}
          {lists.map(({ title, limit, items }) => (
            <Section key={title} title={title} items={items.slice(0, limit)} />
          ))}
          {untouched.length > 0 && (
            <p className="small muted">
              You ticked {listed(untouched)}, but your text doesn’t mention{' '}
              {untouched.length > 1 ? 'them' : 'it'}.
            </p>
          )}
          {!hasDeeper && deeperOffer}
        </div>
      )}
      {(further.length > 0 || hasEquations) && (
        <details className="more">
          <summary>
            <h2>More</h2>
            <span className="more-names">
              {further.map(({ title, items }) => (
                <span key={title}>
                  {title} <span className="figures">{items.length}</span>
                </span>
              ))}
              {hasEquations && <span>How it adds up</span>}
            </span>
            <ChevronDown aria-hidden />
          </summary>
          <div className="findings">
            {further.map(({ title, items }) => (
              <Section key={title} title={title} items={items} />
            ))}
            {hasEquations && (
              <section>
                <h3>How it adds up</h3>
                <EquationList {...props} />
              </section>
            )}
          </div>
        </details>
      )}
    </>
  )
}

const Section = ({ title, items }: Omit<List, 'limit'>) => (
  <section>
    <h3>{title}</h3>
    <ul className="more-list">{items}</ul>
  </section>
)

function listsOf(analysis: Analysis, isForOthers: boolean): List[] {
  const {
    emotions,
    recommendations,
    personalConnections: connections = [],
    psychologicalInsights: insights = [],
    growthOpportunities: growth = [],
    cognitivePatterns: patterns = [],
  } = analysis
  return [
    {
      title: 'Emotions',
      limit: CARD_LIMITS.emotions,
      items: (analysis.asks ? [] : emotions).map(({ name, category, intensity, description }) => (
        <li key={name + category}>
          <p className="more-title">
            <Bloom category={category} size={22} />
            <span>
              {upperFirst(formatFeeling(name, isForOthers ? 'they' : 'you').word)},{' '}
              {intensityWord(readIntensity(intensity))}
            </span>
            <span className="muted">{EMOTION_LABELS[category]}</span>
          </p>
          <p>{description}</p>
        </li>
      )),
    },
    {
      title: 'Recommendations',
      limit: CARD_LIMITS.recommendations,
      items: recommendations.map(({ text }) => (
        <li key={text}>
          <p>{text}</p>
        </li>
      )),
    },
    {
      title: 'Personal connections',
      limit: CARD_LIMITS.personalConnections,
      items: connections.map(({ emotionName, selfMapItem, description }) => (
        <li key={emotionName + selfMapItem}>
          <p>{description}</p>
        </li>
      )),
    },
    {
      title: 'Psychological insights',
      limit: CARD_LIMITS.psychologicalInsights,
      items: insights.map(({ title, description }) => (
        <li key={title}>
          <p className="more-title">{title}</p>
          <p>{description}</p>
        </li>
      )),
    },
    {
      title: 'Growth opportunities',
      limit: CARD_LIMITS.growthOpportunities,
      items: growth.map(({ area, description, actionSteps }) => (
        <li key={area}>
          <p className="more-title">{area}</p>
          <p>{description}</p>
          <ol className="more-steps">
            {actionSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </li>
      )),
    },
    {
      title: 'Cognitive patterns',
      limit: CARD_LIMITS.cognitivePatterns,
      items: patterns.map(({ pattern, description, impact, quote }) => (
        <li key={pattern}>
          <p className="more-title more-pattern">{pattern}</p>
          {quote && (
            <blockquote className="more-quote">
              <bdi>“{quote}”</bdi>
            </blockquote>
          )}
          <p>{description}</p>
          <p className="muted">{impact}</p>
        </li>
      )),
    },
  ]
}

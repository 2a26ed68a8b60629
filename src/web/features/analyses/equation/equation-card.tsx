import { Check, Undo2 } from 'lucide-react'
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { toStrength } from '#domain/emotion/strength.ts'
import { type Analysis, type Emotion, insightIn, isDirect } from '#domain/situation/analysis.ts'
import type { EquationView, WishView } from '#domain/situation/equation-view.ts'
import { NO_MOMENT } from '#domain/situation/moment.ts'
import { formatFeeling, type Voice } from '#domain/situation/own-saying.ts'
import { WeighedBloom } from '#web/pictures/weighed-bloom.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChangedWithIt } from '../changed-with-it.tsx'
import type { Followed } from '../use-followed.ts'
import { useTallest } from '../use-tallest.ts'
import { ExpectedLine } from './expected-line.tsx'
import { FeelingLine } from './feeling-line.tsx'
import { feltColours } from './felt-colours.ts'
import { Line, sizeOf } from './line.tsx'
import { OwnLine } from './own-line.tsx'
import { PartLine } from './part-line.tsx'
import type { Edits, EquationProps } from './use-edits.ts'

type SawLineProps = Pick<EquationProps, 'edits' | 'isOwnLine'> & { saw: string; at: number }

/** The perceived event. Only the person's own sentence is quoted, not a line written for others or by an earlier release. */
function SawLine({ saw, at, edits, isOwnLine }: SawLineProps) {
  return (
    <Line
      at={at}
      kind="saw"
      label="Perceived"
      edits={edits}
      below={
        edits.isOpen({ at, kind: 'saw' }) && (
          <div className="offers">
            <OwnLine
              label="What I saw, in my own words"
              placeholder="in my own words"
              value={saw}
              isBusy={edits.isBusy}
              isAsked
              onKeep={(line) => edits.keepSaw(at, line)}
              onLeave={edits.close}
            />
          </div>
        )
      }
    >
      <span className={sizeOf(saw)}>
        <bdi className="line-words">{isOwnLine(saw) ? `“${saw}”` : saw}</bdi>
      </span>
    </Line>
  )
}

/** Drawn if the part is still open. */
const USUAL_POWER = 0.5

/** The radius of the circles on a desktop; phones scale it down. */
const R = 33
const distance = (gap: number) => 2 * R * (0.28 + 1.05 * Math.min(1, Math.max(0, gap)))

const circleOf = ({ kind }: WishView): string =>
  kind === 'pencilled' ? 'circle-expected circle-pencilled' : 'circle-expected'

/**
 * Circles beside the first two lines, the bloom beside the last, with the closeness of the part as the width between
 * them. Decorative, the lines say the same.
 */
function MarginPicture({ gap, part, wish, emotion }: EquationView) {
  const apart = wish ? distance(gap) : 0
  const half = apart / 2
  const reach = half + R + 2
  const thick = 4 + 14 * (part?.power ?? USUAL_POWER)
  const style = { '--reach': reach + 6, '--thick': thick } as CSSProperties
  const stem = ['margin-stem', !wish && 'margin-stem-short', !part && 'margin-stem-open']
  return (
    <>
      <svg
        className={wish ? 'margin-circles' : 'margin-circles margin-circle'}
        viewBox={`${-R - 2} ${-reach} ${2 * R + 4} ${2 * reach}`}
        aria-hidden="true"
      >
        {wish && <circle className={circleOf(wish)} cy={-half} r={R} />}
        <circle className="circle-perceived" cy={half} r={R} />
        {apart > 2 * R + 8 && (
          <path d={`M0 ${R - half + 3}V${half - R - 3}`} className="margin-bridge" />
        )}
      </svg>
      <span className={stem.filter(Boolean).join(' ')} style={style} aria-hidden="true" />
      <span className="margin-end" style={style} aria-hidden="true">
        <FeltBloom emotion={emotion} size={98} />
      </span>
    </>
  )
}

const FeltBloom = ({ emotion, size }: { emotion: Emotion; size: number }) => (
  <WeighedBloom
    category={emotion.category}
    strength={toStrength(emotion.intensity)}
    size={size}
    isRinged
  />
)

type WhyProps = EquationProps & { shown: EquationView }

/**
 * Explains the equation in a language model's sentences; our own would only repeat the lines. Reserves its space while
 * the model reads and fills it once all sentences are the model's.
 */
const Why = ({ analysis, lines }: { analysis: Analysis; lines: readonly string[] }) => {
  const { reader, engine, said } = analysis
  if (!reader) return null
  const isItsOwn = engine !== 'embedded' && (reader.status !== 'waiting' || said !== undefined)
  return <p className="equation-why">{isItsOwn && [...new Set(lines)].join(' ')}</p>
}

/** One feeling: four lines, with the picture in the margin. */
function OneEquation(props: WhyProps) {
  const { analysis, shown, edits } = props
  const { emotion, part, wish, saw } = shown
  return (
    <div className="equation-lines">
      <MarginPicture {...shown} />
      {wish && <ExpectedLine wish={wish} at={0} edits={edits} />}
      {!wish && edits.canChange && !analysis.grief && (
        <div className="line-row line-row-expected">
          <span className="line-label">Expected</span>
          <OwnLine
            label="What I expected, in my own words"
            placeholder="What did you expect?"
            isBusy={edits.isBusy}
            onKeep={(line) => edits.keepExpected(0, line, 'typed')}
          />
        </div>
      )}
      {saw && <SawLine {...props} saw={saw} at={0} />}
      <PartLine {...props} at={0} part={part} />
      <div className="line-row-feeling">
        <FeelingLine {...props} at={0} />
        <Why analysis={analysis} lines={[emotion.description, analysis.reading]} />
      </div>
    </div>
  )
}

type TwoEquationsProps = EquationProps & { shown: readonly [EquationView, EquationView] }

const HEIGHT = 2 * R + 6

/** One event between two wishes: a wish that came true overlaps it, an unmet one is drawn apart. */
function ThreeCircles({ shown }: Pick<TwoEquationsProps, 'shown'>) {
  const [left, right] = shown.map(({ gap }) => distance(gap))
  const reach = Math.max(left!, right!) + R + 3
  return (
    <svg
      className="three-circles"
      viewBox={`${-reach} ${-HEIGHT / 2} ${2 * reach} ${HEIGHT}`}
      style={{ maxWidth: 2 * reach }}
      aria-hidden="true"
    >
      <circle className="circle-perceived" r={R} />
      {shown.map(
        ({ wish }, at) =>
          wish && (
            <circle
              key={at === 0 ? 'left' : 'right'}
              className={circleOf(wish)}
              cx={at === 0 ? -left! : right}
              r={R}
            />
          ),
      )}
    </svg>
  )
}

/** Two feelings from one event: the perceived line once, a wish on either side, and the sentence that links them. */
function TwoEquations(props: TwoEquationsProps) {
  const { analysis, shown, edits } = props
  const [first, second] = shown
  const isOnce = first.saw === second.saw || !second.saw
  const felt = (one: EquationView, at: number): ReactNode => (
    <div className="two-felt" style={feltColours(one.emotion.category)}>
      <FeltBloom emotion={one.emotion} size={74} />
      <FeelingLine {...props} shown={one} at={at} isOneOfTwo />
    </div>
  )
  return (
    <div className="two-equations">
      <div className="two-once">
        {(isOnce ? [first] : shown).map(
          ({ saw, emotion }, at) =>
            saw && <SawLine {...props} key={emotion.category} saw={saw} at={at} />,
        )}
      </div>
      <ThreeCircles shown={shown} />
      <div className="two-columns">
        {shown.map((one, at) => (
          <div key={one.emotion.category} style={feltColours(one.emotion.category)}>
            {one.wish && <ExpectedLine wish={one.wish} at={at} edits={edits} isOneOfTwo />}
            <PartLine {...props} at={at} part={one.part} />
            <Why analysis={analysis} lines={[one.emotion.description]} />
          </div>
        ))}
      </div>
      <div
        className="two-tied"
        style={
          {
            '--first-soft': `var(--emo-${first.emotion.category}-soft)`,
            '--second-soft': `var(--emo-${second.emotion.category}-soft)`,
          } as CSSProperties
        }
      >
        {felt(first, 0)}
        <p className="two-tie">{analysis.reading}</p>
        {felt(second, 1)}
      </div>
    </div>
  )
}

type EquationFootProps = { analysis: Analysis; followed: Followed; edits: Pick<Edits, 'agree'> }

const COUNTS = ['', 'One thing', 'Two things', 'Three things', 'Four things']

function says(
  { certainty, isCorrected, fits, emotions, equations, said }: Analysis,
  changed: number,
) {
  if (changed > 0) return `${COUNTS[changed]} changed with it.`
  if (fits === 'yes' && emotions[0]) {
    const parts = new Set(equations.filter(isDirect).map(({ itemName }) => itemName))
    const name = parts.size === 1 ? equations[0]?.itemName : undefined
    const about = name?.replace(/^(?:My|Our|The) /, (word) => word.toLowerCase())
    const felt = emotions
      .slice(0, 2)
      .map(({ name }) => formatFeeling(name, 'you').word)
      .join(' and ')
    return `Your answer: ${felt}${about ? ` about ${about}` : ''}.`
  }
  const isOnlyNone = said?.moment === NO_MOMENT && Object.keys(said).length === 1
  if (isOnlyNone) return 'Got it, none of those.'
  if (isCorrected) return 'Got it. We’ve gone with your version.'
  return certainty === 'sure'
    ? 'In your words.'
    : certainty === 'likely'
      ? 'Read from your words.'
      : ''
}

/** Says how the text was read until the person confirms it. Changing a line counts as disagreeing. */
export function EquationFoot({ analysis, followed, edits }: EquationFootProps) {
  const { isCorrected, fits } = analysis
  const isSettled = fits === 'yes' && followed.changed.length === 0
  return (
    <div className="equation-foot">
      <p role="status">
        {isSettled && <Check aria-hidden />}
        <b>{says(analysis, followed.changed.length)}</b>{' '}
        {!isSettled && followed.changed.length === 0 && (
          <span>Tap any line to change it, and the rest follows.</span>
        )}
      </p>
      <span className="equation-ends">
        {isCorrected && (
          <Button look="quiet" onClick={followed.bringAllBack}>
            <Undo2 aria-hidden />
            Bring all back
          </Button>
        )}
        {!isSettled && (
          <Button onClick={edits.agree}>
            <Check aria-hidden />
            That’s right
          </Button>
        )}
      </span>
    </div>
  )
}

type Props = Omit<EquationProps, 'voice'> & {
  followed: Followed
  isForOthers: boolean
  /** Replaces `EquationFoot` while a language model reads or after it failed. */
  reader?: ReactNode
}

/** The equation with its insight. Every line can be edited in place. */
export function EquationCard(props: Props) {
  const { analysis, edits, followed, isForOthers, reader } = props
  const card = useRef<HTMLElement>(null)
  const { reading, emotions, moment, isCorrected, fits } = analysis
  const insight = insightIn(analysis)
  useEffect(() => {
    // The tapped button is gone, so move the focus to the card that replaced it.
    if (document.activeElement === document.body && isCorrected) {
      card.current?.focus({ preventScroll: true })
      // The tapped button may have been a screen below.
      if (card.current && card.current.getBoundingClientRect().top < 0)
        card.current.scrollIntoView()
    }
  }, [isCorrected, moment?.name])
  const tallest = useTallest(card, analysis.reader?.status === 'waiting')
  const isOwn = isCorrected || fits === 'yes'
  const voice: Voice = isForOthers ? 'they' : isOwn && edits.canChange ? 'I' : 'you'
  const equation = { ...props, voice }
  const [main] = emotions
  const [shown, second] = edits.shown
  const followers = followed.changed.length > 0 ? 'equation-card followed' : 'equation-card'
  return (
    <section
      ref={card}
      tabIndex={-1}
      className={`card ${followers}`}
      aria-label={isForOthers ? 'What they feel, and why' : 'What you feel, and why'}
      aria-busy={edits.isBusy}
      style={{
        ...(main && feltColours(main.category)),
        ...(tallest > 0 && { minHeight: tallest }),
      }}
    >
      {shown && second ? (
        <TwoEquations {...equation} shown={[shown, second]} />
      ) : shown ? (
        <OneEquation {...equation} shown={shown} />
      ) : (
        <p className="equation-open">{reading}</p>
      )}
      <ChangedWithIt followed={followed} what="feeling" />
      {insight && (
        <div className="insight">
          <h2 className="line-label">Insight</h2>
          <p>{insight}</p>
          <ChangedWithIt followed={followed} what="insight" />
        </div>
      )}
      {reader ||
        (edits.canChange && shown && (
          <EquationFoot analysis={analysis} followed={followed} edits={edits} />
        ))}
      <p role="status" className="sr-only">
        {isOwn && reading}
      </p>
    </section>
  )
}

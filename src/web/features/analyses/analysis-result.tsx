import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CARE_LINE, GET_HELP } from '#domain/content/helplines.ts'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import { colourOf, ownCategoriesOf } from '#domain/self-map/map-categories.ts'
import { isExample, type SelfMapItem } from '#domain/self-map/self-map.ts'
import {
  type Analysis,
  type Asks,
  type EngineName,
  isDirect,
  isOfPart,
  type Reader,
} from '#domain/situation/analysis.ts'
import { NOT_MEDICAL_ADVICE } from '#domain/situation/analysis-words.ts'
import type { EquationView } from '#domain/situation/equation-view.ts'
import { type Mark, quotedIn } from '#domain/situation/evidence.ts'
import { NO_MOMENT, type OfferedMoment } from '#domain/situation/moment.ts'
import { proposalOf } from '#domain/situation/proposal.ts'
import { ENGINE_LABELS, readerLine } from '#domain/situation/reader-words.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { onDemand } from '#web/lib/waking/later.tsx'
import { Link } from '#web/ui/link.tsx'
import { QuietNote } from '#web/ui/quiet-note.tsx'
import { ChangedWithIt } from './changed-with-it.tsx'
import { EquationCard } from './equation/equation-card.tsx'
import { type ChosenPart, type Edits, useEdits } from './equation/use-edits.ts'
import { Findings } from './findings.tsx'
import { SaidAnyway } from './kind-words.tsx'
import { NextMove, OneQuestion } from './next-move.tsx'
import { OfferedMoments, ReadAs } from './read-as.tsx'
import type { AnswerQuestion, CorrectReading, NameItem, PlaceItem } from './reading-actions.ts'
import type { Deepening } from './use-depth.ts'
import { useFollowed } from './use-followed.ts'
import { useTallest } from './use-tallest.ts'
import { Feelings, Which } from './which.tsx'
import { WorkbenchDialog } from './workbench/workbench-dialog.tsx'
import { YourWords } from './your-words.tsx'
import './analysis.css'
import './equation/equation.css'
import './equation/choices.css'
import './result.css'
import './which.css'
import './workbench/workbench.css'

type AskingProps = {
  analysis: Analysis & { asks: Asks }
  edits: Edits
  onAll: () => void
  /** False for a visitor, whose words stay on the device. */
  isStored: boolean
}

/** Drops the lead that the name beside it repeats: "It hurts: something you counted on is gone" loses "It hurts: ". */
const meansOf = (description: string): string => description.replace(/^[^:.]{0,40}: /, '')

/** Asks which moment it is when the text leaves that open: cards to tap, and the feelings below them. */
function Asking({ analysis, edits, onAll, isStored }: AskingProps) {
  const { asks, moments = [], emotions } = analysis
  const hasMoments = moments.length > 0
  const cards: readonly OfferedMoment[] = hasMoments
    ? moments
    : emotions.map(({ category, description }) => ({
        name: category,
        card: meansOf(description),
        category,
      }))
  const feel = (category: EmotionCategory) =>
    edits.settle({ feelings: [{ category }], ...(hasMoments && { moment: NO_MOMENT }) })

  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    root.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }, [])

  return (
    <div ref={root}>
      <Which
        title={cards.length > 1 ? 'Which of these is it?' : asks.line}
        note={
          cards.length > 1
            ? 'We can’t tell yet how it felt. One tap, and we’ll write the rest.'
            : ''
        }
        cards={cards}
        isBusy={edits.isBusy}
        onChoose={({ name, category }) =>
          edits.settle({ feelings: [{ category }], ...(hasMoments && { moment: name }) })
        }
        none={
          <>
            <Feelings
              label={cards.length > 0 ? 'None of these. I feel' : 'I feel'}
              isBusy={edits.isBusy}
              onChoose={feel}
              onAll={onAll}
            />
            <p className="small muted">
              {isStored ? 'Your words are saved. ' : ''}Nothing is counted until you choose.
            </p>
          </>
        }
      />
    </div>
  )
}

type AnalysisFootProps = { engine: EngineName; reader?: Reader | undefined; isForOthers: boolean }

/** Names the engine and the model, and says that this isn't medical advice. */
export function AnalysisFoot({ engine, reader, isForOthers }: AnalysisFootProps) {
  const isOver = reader && reader.status !== 'waiting' && reader.status !== 'failed'
  return (
    <p className="analysis-foot small muted">
      {isOver && <span>{readerLine(reader)} </span>}
      Made by {ENGINE_LABELS[engine]}. {NOT_MEDICAL_ADVICE} This is an automatic reading and can be
      wrong. {!isForOthers && 'You know yourself best. '}
      <Link href="/help#safety">What it can and can’t do</Link>
      {' · '}
      <Link href="/help">{GET_HELP}</Link>
    </p>
  )
}

const AllFeelings = onDemand(() => import('./equation/all-feelings.tsx'), 'AllFeelings')

export type OnMap = Pick<SelfMapItem, 'id' | 'category' | 'name' | 'attachmentPower'>

type Props = {
  analysis: Analysis
  /** The analysed input: the person's text and the items at that time. */
  told: Pick<Situation, 'description' | 'items' | 'proposals'>
  /** The whole map, because a feeling may be about an item that wasn't chosen. */
  map: readonly OnMap[]
  putting?: CorrectReading | undefined
  placing?: PlaceItem | undefined
  naming?: NameItem | undefined
  answering?: AnswerQuestion | undefined
  /** Shown first if a correction speaks of danger. */
  help?: ReactNode
  /** Replaces the deeper parts if the person has no access to them. */
  deeperOffer?: ReactNode
  /** The next step as a plan, with a note below it; `instead` is shown if there is nothing to plan. */
  plan?: ((shown: Analysis, instead: ReactNode, note: ReactNode) => ReactNode) | undefined
  /** Above the equation: earlier situations with the same moment. */
  earlier?: ReactNode
  /** The state of a language model that is reading or failed. */
  reader?: ReactNode
  /** Offers a reading by the browser's language model. */
  offer?: ReactNode
  deepening?: Deepening | undefined
  /** Further content below the result. */
  below?: ReactNode
  /** True for a shared copy, which is read-only and speaks of its owner. */
  isForOthers?: boolean
}

/**
 * Lists people the text names, the touched items, and the rest of the map, with examples only if it has no other items.
 */
function partsOf({ items, proposals = [] }: Props['told'], map: readonly OnMap[]): ChosenPart[] {
  const own = ownCategoriesOf(map)
  const placeOf = (id: number): ChosenPart['place'] => {
    if (proposalOf(id) === null) return isExample({ id }) ? 'example' : 'map'
    const isLeft = proposals.some(({ itemId, state }) => itemId === id && state === 'refused')
    return isLeft ? 'left' : 'proposed'
  }
  const words = proposals
    .filter(
      ({ itemId, state }) =>
        state === 'proposed' && !items.some((touched) => touched.itemId === itemId),
    )
    .map(({ itemId: id, ...named }) => ({ ...named, id, isNamed: true }))
  const isPerson = ({ category }: { category: string }) => category === 'people'
  const others = map.filter(({ id }) => !items.some(({ itemId }) => itemId === id))
  const mine = others.filter((item) => !isExample(item))
  const all: (OnMap & Pick<ChosenPart, 'isNamed'>)[] = [
    ...words.filter(isPerson),
    ...items.map(({ itemId: id, ...item }) => ({ id, ...item })),
    ...words.filter((one) => !isPerson(one)),
    ...(mine.length > 0 ? mine : others),
  ]
  return all.map(({ category, ...part }) => ({
    ...part,
    colour: colourOf(category, own),
    place: placeOf(part.id),
  }))
}

const wordsIn = (text: string) =>
  ` ${text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ')} `

/** Parts to offer first: those the situation touched, and those its text names. */
const idsNear = ({ items, description }: Props['told'], parts: readonly ChosenPart[]): number[] => [
  ...items.map(({ itemId }) => itemId),
  ...parts
    .filter(
      ({ isNamed, place, name }) =>
        isNamed ||
        (place === 'map' &&
          wordsIn(description).includes(wordsIn(name.replace(/^(?:my|our|the) /i, '')))),
    )
    .map(({ id }) => id),
]

/** Marks the quoted words of each line, or the decisive words if the reading asks. */
function marksIn(words: string, { asks }: Analysis, shown: readonly EquationView[]): Mark[] {
  if (asks) return asks.decisive ? [{ ...asks.decisive, kind: 'decisive' }] : []
  const quote = (line: string, kind: Mark['kind']): Mark[] => {
    const found = quotedIn(words, line)
    return found ? [{ ...found, kind }] : []
  }
  return shown.flatMap(({ wish, saw }) => [
    ...quote(saw, 'perceived'),
    ...(wish?.kind === 'stated' ? quote(wish.words, 'expected') : []),
  ])
}

/** The whole analysis: the person's text, the equation, one step and one question, then the lists. */
export function AnalysisResult(props: Props) {
  const { told, map, placing, naming, answering, help, plan, isForOthers = false } = props
  const [opened, setOpened] = useState<number | null>(null)
  const [choosing, setChoosing] = useState<{ at: number; isBeside: boolean } | null>(null)
  const side = useRef<HTMLDivElement>(null)
  const tallest = useTallest(side, props.analysis.reader?.status === 'waiting')
  const followed = useFollowed(props.analysis, props.putting)
  const { page: analysis, putting } = followed
  const parts = partsOf(told, map)
  const edits = useEdits(analysis, parts, putting)
  const colour = (itemId: number) => parts.find(({ id }) => id === itemId)?.colour ?? 'custom6'
  const { asks, emotions, moment, moments = [], grief } = analysis
  const isAsking = asks !== undefined && putting !== undefined
  const isSettled = analysis.fits === 'yes' || analysis.said?.moment === NO_MOMENT
  const hasCards = !asks && !moment && moments.length > 0 && !grief && !isSettled
  const [first] = analysis.recommendations
  const move = first && <NextMove text={first.text} />
  const answered = answering?.answers.at(-1)
  // An answered question stays, even if the analysis now asks another one.
  const question = answered?.question ?? analysis.questions[0]
  const partId = edits.shown[0]?.part?.itemId
  const onMap = map.find(({ id }) => id === partId && !isExample({ id }))
  const ownLines = [told.description, ...edits.shown.flatMap(({ own }) => own.saw ?? [])]
  return (
    <>
      <div className="analysis" aria-busy={edits.isBusy}>
        {putting?.isCrisis && (
          <>
            {help}
            <SaidAnyway onKeep={putting.sayAnyway} isBusy={putting.isBusy} />
          </>
        )}
        <div>
          {told.description && (
            <YourWords
              text={told.description}
              marks={marksIn(told.description, analysis, edits.shown)}
            />
          )}
          <ReadAs analysis={analysis} edits={edits} />
        </div>
        {!isAsking && props.earlier}
        {isAsking ? (
          <Asking
            analysis={{ ...analysis, asks }}
            edits={edits}
            isStored={analysis.situationId !== null}
            onAll={() => setChoosing({ at: 0, isBeside: false })}
          />
        ) : (
          <div className="result-grid">
            <EquationCard
              analysis={analysis}
              parts={parts}
              near={idsNear(told, parts)}
              edits={edits}
              followed={followed}
              placing={placing}
              naming={naming}
              isForOthers={isForOthers}
              isOwnLine={(line) => !isForOthers && ownLines.some((own) => quotedIn(own, line))}
              onAll={(at, isBeside) => setChoosing({ at, isBeside })}
              reader={props.reader}
            />
            {hasCards && putting && <OfferedMoments moments={moments} edits={edits} />}
            <div
              ref={side}
              className="result-side"
              style={tallest > 0 ? { minHeight: tallest } : undefined}
            >
              {plan
                ? plan(analysis, move, <ChangedWithIt followed={followed} what="step" />)
                : move}
              {question && (
                <OneQuestion
                  question={question}
                  answering={answering}
                  part={onMap?.name}
                  help={help}
                  note={!answered && <ChangedWithIt followed={followed} what="question" />}
                />
              )}
            </div>
            {props.offer}
          </div>
        )}
        <Findings
          analysis={analysis}
          colourOf={colour}
          onOpen={isForOthers ? null : setOpened}
          deeperOffer={props.deeperOffer}
          isForOthers={isForOthers}
          deepening={props.deepening}
        />
        {!isAsking && props.below}
        {analysis.care && !isForOthers && (
          <QuietNote>
            {CARE_LINE} <Link href="/help">{GET_HELP}</Link>
          </QuietNote>
        )}
        <AnalysisFoot
          engine={analysis.engine}
          reader={isForOthers ? undefined : analysis.reader}
          isForOthers={isForOthers}
        />
      </div>
      {choosing && (
        <AllFeelings
          title={choosing.isBeside ? 'A second feeling' : 'All feelings'}
          without={choosing.isBeside ? emotions.map(({ category }) => category) : []}
          chosen={isAsking ? undefined : edits.shown[choosing.at]?.emotion.name}
          onClose={() => setChoosing(null)}
          onChoose={(feeling) => {
            setChoosing(null)
            if (choosing.isBeside) void edits.addFeeling(feeling)
            else if (isAsking) edits.settle({ feelings: [feeling] })
            else edits.chooseFeeling(choosing.at, feeling)
          }}
        />
      )}
      {opened !== null && (
        <WorkbenchDialog
          equations={analysis.equations.filter(isDirect).filter(isOfPart)}
          itemId={opened}
          isBusy={putting?.isBusy ?? false}
          onKeep={
            putting
              ? (equations) =>
                  void putting
                    .say({ said: { equations } })
                    .then((isWritten) => isWritten && setOpened(null))
              : null
          }
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

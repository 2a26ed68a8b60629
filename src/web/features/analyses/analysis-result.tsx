import { type ReactNode, useRef, useState } from 'react'
import { CARE_LINE, GET_HELP } from '#domain/content/helplines.ts'
import { colourOf, ownCategoriesOf } from '#domain/self-map/map-categories.ts'
import { isExample, type SelfMapItem } from '#domain/self-map/self-map.ts'
import { type Analysis, isDirect, isOfPart } from '#domain/situation/analysis.ts'
import { type Proposal, proposalOf } from '#domain/situation/proposal.ts'
import type { ItemSnapshot } from '#domain/situation/situation.ts'
import { Link } from '#web/ui/link.tsx'
import { QuietNote } from '#web/ui/quiet-note.tsx'
import { AnalysisFoot } from './analysis-foot.tsx'
import { EquationCard } from './equation/equation-card.tsx'
import type { ChosenPart } from './equation/part-choice.tsx'
import { SaidAnyway } from './kind-words.tsx'
import { More } from './more.tsx'
import { NextMove, OneQuestion } from './next-move.tsx'
import type { Answering, Naming, Placing, Putting } from './putting.ts'
import type { Deepening } from './use-depth.ts'
import { useTallest } from './use-tallest.ts'
import { WorkbenchDialog } from './workbench-dialog.tsx'
import './analysis.css'
import './equation/equation.css'
import './equation/choices.css'
import './result.css'
import './workbench.css'

export type OnMap = Pick<SelfMapItem, 'id' | 'category' | 'name' | 'attachmentPower'>

type Props = {
  analysis: Analysis
  /** What was analysed: the person's words and the items as they were. */
  told: {
    description: string
    items: readonly ItemSnapshot[]
    proposals?: readonly Proposal[] | undefined
  }
  /** The whole map: a feeling may be about items that were not chosen. */
  map: readonly OnMap[]
  putting?: Putting | undefined
  placing?: Placing | undefined
  naming?: Naming | undefined
  answering?: Answering | undefined
  /** Shown first where what a person says about the reading speaks of danger. */
  help?: ReactNode
  /** Stands where the deeper parts would, for those who do not have them. */
  deeperOffer?: ReactNode
  /** The one next move as a plan; where nothing is to be planned, the recommendation itself stands there. */
  plan?: ((instead: ReactNode) => ReactNode) | undefined
  /** A language model that reads, or did not answer. */
  reader?: ReactNode
  /** A language model of this browser that may read, too. */
  offer?: ReactNode
  deepening?: Deepening | undefined
  /** What else can follow from it. */
  below?: ReactNode
  /** A copy that speaks of its owner, and has nothing to change. */
  isForOthers?: boolean
}

/** Whom the words name, what was touched as it was then, and the rest of the map; nobody who has parts of their own is offered examples. */
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
    .map(({ itemId: id, name, category, attachmentPower }) => ({
      ...{ id, name, category, attachmentPower, named: { name, category } },
    }))
  const isPerson = ({ category }: { category: string }) => category === 'people'
  const others = map.filter(({ id }) => !items.some(({ itemId }) => itemId === id))
  const mine = others.filter((item) => !isExample(item))
  const all: (OnMap & Pick<ChosenPart, 'named'>)[] = [
    ...words.filter(isPerson),
    ...items.map(({ itemId: id, ...item }) => ({ id, ...item })),
    ...words.filter((one) => !isPerson(one)),
    ...(mine.length > 0 ? mine : others),
  ]
  return all.map(({ id, name, category, attachmentPower, named }) => ({
    ...(named && { named }),
    id,
    name,
    attachmentPower,
    colour: colourOf(category, own),
    place: placeOf(id),
  }))
}

/** Everything an analysis says: the equation in its sentence, one next move, one question; the rest behind "More". */
export function AnalysisResult(props: Props) {
  const {
    analysis,
    told,
    map,
    putting,
    placing,
    naming,
    answering,
    help,
    plan,
    isForOthers = false,
  } = props
  const [opened, setOpened] = useState<number | null>(null)
  const side = useRef<HTMLDivElement>(null)
  const tallest = useTallest(side, analysis.reader?.status === 'waiting')
  const parts = partsOf(told, map)
  const colour = (itemId: number) => parts.find(({ id }) => id === itemId)?.colour ?? 'custom6'
  const isAsking = analysis.asks !== undefined && putting !== undefined
  const [first] = analysis.recommendations
  const [question] = analysis.questions
  const move = first && <NextMove text={first.text} />
  return (
    <>
      <div className="analysis">
        {putting?.isCrisis && (
          <>
            {help}
            <SaidAnyway onKeep={putting.sayAnyway} isBusy={putting.isBusy} />
          </>
        )}
        <div className="result-grid">
          <EquationCard
            analysis={analysis}
            words={told.description}
            parts={parts.filter(({ named }) => !named || naming)}
            near={[
              ...told.items.map(({ itemId }) => itemId),
              ...parts.flatMap(({ id, named }) => (named ? [id] : [])),
            ]}
            putting={putting}
            placing={placing}
            naming={naming}
            isForOthers={isForOthers}
            reader={props.reader}
            offer={props.offer}
          />
          <div
            ref={side}
            className="result-side"
            style={tallest > 0 ? { minHeight: tallest } : undefined}
          >
            {plan && !isAsking ? plan(move) : move}
            {question && (
              <OneQuestion
                question={question}
                answers={isAsking ? analysis.asks?.question?.answers : []}
                onSay={(said) => void putting?.say({ said: { ...analysis.said, ...said } })}
                answering={answering}
                help={help}
              />
            )}
          </div>
        </div>
        <More
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

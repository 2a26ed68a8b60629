import { type ReactNode, useState } from 'react'
import { type Analysis, type Correction, type Evidence, isDirect } from '#domain/analysis.ts'
import { pictureOf } from '#domain/equation-picture.ts'
import { CARE_LINE, GET_HELP } from '#domain/helplines.ts'
import { colourOf, ownCategoriesOf } from '#domain/map-categories.ts'
import type { SelfMapItem } from '#domain/self-map.ts'
import type { ItemSnapshot } from '#domain/situation.ts'
import { EquationPicture } from '#web/pictures/equation-picture.tsx'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'
import { QuietNote } from '#web/ui/quiet-note.tsx'
import { AnalysisFoot } from './analysis-foot.tsx'
import { Beliefs } from './beliefs.tsx'
import { DeeperParts } from './deeper-parts.tsx'
import { EmotionCards } from './emotion-cards.tsx'
import { EquationList } from './equation-list.tsx'
import { PointContext } from './pointing.ts'
import { Questions } from './questions.tsx'
import { Reading } from './reading.tsx'
import { Recommendations } from './recommendations.tsx'
import { WorkbenchDialog } from './workbench-dialog.tsx'
import { YourWords } from './your-words.tsx'
import './analysis.css'
import './workbench.css'

type Props = {
  analysis: Analysis
  /** What was analysed: the person's words and the items as they were. */
  told: { description: string; items: readonly ItemSnapshot[] }
  /** The whole map: an equation may reach items that were not chosen. */
  map: readonly Pick<SelfMapItem, 'id' | 'category'>[]
  keeping?: { keep: (id: number, equations: Correction) => Promise<unknown>; isBusy: boolean }
  /** Stands where the deeper parts would, for those who do not have them. */
  deeperOffer?: ReactNode
  /** What can follow from it: one step. Stands right below the reading. */
  step?: ReactNode
  /** A copy that speaks of its owner, and has nothing to change. */
  isForOthers?: boolean
}

/** Everything an analysis says, from the picture to the last question. */
export function AnalysisResult({
  analysis,
  told,
  map,
  keeping,
  deeperOffer,
  step,
  isForOthers = false,
}: Props) {
  const [evidence, point] = useState<readonly Evidence[] | null>(null)
  const [opened, setOpened] = useState<number | null>(null)
  const { items, description } = told
  const own = ownCategoriesOf(map)
  const colour = (itemId: number) => {
    const category =
      items.find((one) => one.itemId === itemId)?.category ??
      map.find(({ id }) => id === itemId)?.category
    return category === undefined ? 'custom6' : colourOf(category, own)
  }
  const picture = pictureOf(
    analysis,
    items.map(({ name, attachmentPower, itemId }) => ({
      name,
      power: attachmentPower,
      colour: colour(itemId),
    })),
  )
  const caption = <Reading text={analysis.reading} emotions={analysis.emotions} />
  const hasDeeper = analysis.psychologicalInsights !== undefined

  return (
    <PointContext value={point}>
      <div className="analysis">
        <Card className="analysis-picture">
          {picture ? <EquationPicture picture={picture} caption={caption} /> : <p>{caption}</p>}
        </Card>
        {step}
        <div className="analysis-columns">
          <EmotionCards emotions={analysis.emotions} isForOthers={isForOthers} />
          {analysis.recommendations.length > 0 && (
            <Recommendations entries={analysis.recommendations} />
          )}
        </div>
        <div className="analysis-columns analysis-behind">
          <div className="stack">
            <Beliefs
              expectations={analysis.expectations}
              perceptions={analysis.perceptions}
              isForOthers={isForOthers}
            />
            {analysis.equations.length > 0 && (
              <EquationList
                equations={analysis.equations}
                colourOf={colour}
                isCorrected={analysis.isCorrected === true}
                onOpen={isForOthers ? null : setOpened}
              />
            )}
            {hasDeeper ? <DeeperParts {...analysis} /> : deeperOffer}
          </div>
          <div className="analysis-beside">
            {description && (
              <YourWords text={description} evidence={evidence} isForOthers={isForOthers} />
            )}
            <Questions entries={analysis.questions} />
          </div>
        </div>
        {analysis.care && !isForOthers && (
          <QuietNote>
            {CARE_LINE} <Link href="/help">{GET_HELP}</Link>
          </QuietNote>
        )}
        <AnalysisFoot engine={analysis.engine} isForOthers={isForOthers} />
      </div>
      {opened !== null && (
        <WorkbenchDialog
          equations={analysis.equations.filter(isDirect)}
          itemId={opened}
          isBusy={keeping?.isBusy ?? false}
          onKeep={
            keeping
              ? (equations) =>
                  void keeping.keep(analysis.id, equations).then(
                    () => setOpened(null),
                    () => undefined,
                  )
              : null
          }
          onClose={() => setOpened(null)}
        />
      )}
    </PointContext>
  )
}

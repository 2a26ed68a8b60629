import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { CARE_LINE, GET_HELP } from '#domain/content/helplines.ts'
import { pictureOf } from '#domain/emotion/equation-picture.ts'
import { colourOf, ownCategoriesOf } from '#domain/self-map/map-categories.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { type Analysis, isDirect } from '#domain/situation/analysis.ts'
import type { Mark } from '#domain/situation/evidence.ts'
import type { ItemSnapshot } from '#domain/situation/situation.ts'
import { showFromTop } from '#web/lib/show-from-top.ts'
import { useIsPhone } from '#web/lib/use-media-query.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { QuietNote } from '#web/ui/quiet-note.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { AnalysisFoot } from './analysis-foot.tsx'
import { Asking, LeftOpen } from './asking.tsx'
import { IsThisIt } from './is-this-it.tsx'
import { LookCloser } from './look-closer.tsx'
import { OneQuestion, OneStep } from './one-of-each.tsx'
import { PointContext } from './pointing.ts'
import type { Putting } from './putting.ts'
import { ReadingCard } from './reading-card.tsx'
import { WordsSheet } from './words-sheet.tsx'
import { WorkbenchDialog } from './workbench-dialog.tsx'
import { SHORT_WORDS } from './your-words.tsx'
import './analysis.css'
import './result.css'
import './workbench.css'

const Garden = lazy(() => import('./garden/garden.tsx').then((it) => ({ default: it.Garden })))

type Props = {
  analysis: Analysis
  /** What was analysed: the person's words and the items as they were. */
  told: { description: string; items: readonly ItemSnapshot[] }
  /** The whole map: an equation may reach items that were not chosen. */
  map: readonly Pick<SelfMapItem, 'id' | 'category' | 'name'>[]
  putting?: Putting
  /** Shown first where what a person says about the reading speaks of danger. */
  help?: ReactNode
  /** Stands where the deeper parts would, for those who do not have them. */
  deeperOffer?: ReactNode
  /** What can follow from it: one step. Stands right below the reading. */
  step?: ReactNode
  /** A copy that speaks of its owner, and has nothing to change. */
  isForOthers?: boolean
}

function colouring(told: Props['told'], map: Props['map']) {
  const own = ownCategoriesOf(map)
  return (itemId: number) => {
    const category =
      told.items.find((one) => one.itemId === itemId)?.category ??
      map.find(({ id }) => id === itemId)?.category
    return category === undefined ? 'custom6' : colourOf(category, own)
  }
}

/** What a person chose; where they have said since that it is about something else, that. */
function partsOf({ said, equations }: Analysis, chosen: readonly ItemSnapshot[]) {
  const direct = equations.filter(isDirect)
  const isElsewhere = !chosen.some((item) => direct.some(({ itemId }) => itemId === item.itemId))
  if (direct.length > 0 && (said?.about !== undefined || isElsewhere))
    return direct
      .map(({ itemId, itemName: name, power }) => ({ itemId, name, power }))
      .filter(({ itemId }, at, all) => all.findIndex((one) => one.itemId === itemId) === at)
  return chosen.map(({ itemId, name, attachmentPower: power }) => ({ itemId, name, power }))
}

/** Everything an analysis says: the picture, the sentence, whether it fits; the rest for who wants to look closer. */
export function AnalysisResult({
  analysis,
  told,
  map,
  putting,
  help,
  deeperOffer,
  step,
  isForOthers = false,
}: Props) {
  const [marks, point] = useState<readonly Mark[] | null>(null)
  const [sheet, setSheet] = useState<readonly Mark[] | null>(null)
  const [opened, setOpened] = useState<number | null>(null)
  const [isLeft, setLeft] = useState(false)
  const [isGarden, setGarden] = useState(false)
  const [hasSpoken, setSpoken] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const turnTo = (isNowGarden: boolean) => {
    setGarden(isNowGarden)
    // One takes the other's place, and is as long as it is.
    requestAnimationFrame(() => place.current && showFromTop(place.current))
  }
  const openGarden = () => {
    setSpoken(true)
    turnTo(true)
  }
  const isPhone = useIsPhone()
  const { items, description } = told
  const colour = colouring(told, map)
  const direct = analysis.equations.filter(isDirect)
  const picture = pictureOf(
    analysis,
    partsOf(analysis, items).map(({ itemId, name, power }) => ({
      name,
      power,
      colour: colour(itemId),
    })),
  )
  const isAsking = analysis.asks !== undefined && putting !== undefined
  const [first] = analysis.recommendations
  const [question] = isAsking ? [] : analysis.questions
  const hasMore = analysis.emotions.length > 0 || analysis.recommendations.length > 1
  const [main] = direct
  const show = (behind: readonly Mark[]) => {
    point(behind)
    if (isPhone || description.length > SHORT_WORDS) setSheet(behind)
  }

  return (
    <PointContext value={{ point, show }}>
      <div ref={place} className="analysis">
        {isGarden && putting ? (
          <Suspense fallback={<Skeleton height={420} />}>
            <Garden
              analysis={analysis}
              words={description}
              parts={{
                chosen: items.map(({ itemId, name }) => ({ id: itemId, name })),
                map,
                colourOf: colour,
              }}
              picture={picture}
              putting={putting}
              help={help}
              onEveryVariable={main ? () => setOpened(main.itemId) : null}
              onDone={() => turnTo(false)}
            />
          </Suspense>
        ) : isLeft ? (
          <LeftOpen words={description} onLook={() => setLeft(false)} />
        ) : isAsking ? (
          <Asking
            asks={analysis.asks!}
            words={description}
            isBusy={putting.isBusy}
            onSay={(said) => {
              setSpoken(true)
              const about = analysis.said?.about
              void putting.say({ said: about === undefined ? said : { about, ...said } })
            }}
            onSeeAll={openGarden}
            onLeave={() => setLeft(true)}
          />
        ) : (
          <div className="analysis-first">
            <ReadingCard
              analysis={analysis}
              picture={picture}
              words={description}
              marks={marks}
              isForOthers={isForOthers}
              takesFocus={hasSpoken}
            >
              {putting && picture && (
                <IsThisIt
                  // What was called wrong is not what stands here once it was put right.
                  fits={analysis.isCorrected && analysis.fits !== 'yes' ? undefined : analysis.fits}
                  isKept={analysis.situationId !== null}
                  onAnswer={(fits) => {
                    void putting.say({ fits })
                    if (fits !== 'yes') openGarden()
                  }}
                  aside={
                    isPhone && (
                      <Button look="quiet" size="small" onClick={() => setSheet([])}>
                        Show my words
                      </Button>
                    )
                  }
                />
              )}
            </ReadingCard>
            <div className="analysis-next">
              {first && <OneStep step={first} />}
              {question && <OneQuestion question={question} />}
            </div>
          </div>
        )}
        {!isAsking && !isLeft && !isGarden && step}
        {!isAsking && !isLeft && !isGarden && hasMore && (
          <LookCloser
            analysis={analysis}
            colourOf={colour}
            onOpen={isForOthers ? null : setOpened}
            deeperOffer={deeperOffer}
            isForOthers={isForOthers}
          />
        )}
        {analysis.care && !isForOthers && (
          <QuietNote>
            {CARE_LINE} <Link href="/help">{GET_HELP}</Link>
          </QuietNote>
        )}
        <AnalysisFoot engine={analysis.engine} isForOthers={isForOthers} />
      </div>
      {sheet && (
        <WordsSheet
          words={description}
          marks={sheet}
          title={isForOthers ? 'Their words' : 'Your words'}
          onClose={() => setSheet(null)}
        />
      )}
      {opened !== null && (
        <WorkbenchDialog
          equations={direct}
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
    </PointContext>
  )
}

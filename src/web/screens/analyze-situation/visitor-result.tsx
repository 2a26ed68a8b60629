import { useRef, useState } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { EXAMPLE_ITEMS } from '#domain/content/examples/self-map.ts'
import type { Analysis, Reader } from '#domain/situation/analysis.ts'
import { whenOf } from '#domain/situation/happened.ts'
import { ownTitle } from '#domain/situation/own-line.ts'
import { readerBy } from '#domain/situation/reader-words.ts'
import { wordsToWatch } from '#domain/situation/situation.ts'
import { CrisisWatch } from '#web/crisis/crisis-watch.tsx'
import { KindWords } from '#web/features/analyses/kind-words.tsx'
import { RESULT } from '#web/features/analyses/later-result.tsx'
import type { ReadInBrowser } from '#web/features/analyses/model/browser-reading.tsx'
import {
  LaterBrowserReading,
  mayReadInBrowser,
} from '#web/features/analyses/model/later-browser-reading.tsx'
import { NamedBeside } from '#web/features/analyses/naming/named-beside.tsx'
import type { AnswerQuestion } from '#web/features/analyses/reading-actions.ts'
import { useDepth } from '#web/features/analyses/use-depth.ts'
import { useNamed } from '#web/features/situations/proposals.ts'
import { type StoredSituation, sentBy } from '#web/features/situations/stored-situation.ts'
import { useAnalyseAsVisitor } from '#web/features/situations/use-analyse-as-visitor.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { DeeperOffer } from '#web/results/deeper-offer.tsx'
import { Page } from '#web/ui/page.tsx'
import { SignUpPitch } from './sign-up-pitch.tsx'
import { useRereadAsVisitor } from './use-reread-as-visitor.ts'

const load = () => import('#web/lib/engine/read-here.ts')

/** Reads a visitor's text with this browser's model, checks it here and saves it only on this device. */
function useReadKept(kept: StoredSituation, onKept: (kept: StoredSituation) => void) {
  // Shown while reading, never saved.
  const [waiting, setWaiting] = useState<Analysis | null>(null)
  const newest = useRef(kept)
  newest.current = kept

  function keep(analysis: Analysis): void {
    // Don't overwrite a correction made while the model was reading.
    if (newest.current === kept) onKept({ ...kept, analysis })
  }

  const read: ReadInBrowser = async ({ ask, by, signal }) => {
    const { analysis, facts } = kept
    if (!analysis || !facts) return
    const [{ readHere }, { questionFor }] = await Promise.all([
      load(),
      import('#web/lib/engine/analyse-here.ts'),
    ])
    setWaiting({ ...analysis, reader: { ...readerBy(by), status: 'waiting' } })
    try {
      const own = { own: analysis, facts }
      const { findings, status } = await readHere(ask, questionFor(sentBy(kept)), own)
      signal.throwIfAborted()
      keep({ ...analysis, ...findings, reader: { ...readerBy(by), status } })
    } finally {
      setWaiting(null)
    }
  }

  /** Takes the closer look once its part is opened. */
  async function addDepth(reader: Reader, signal: AbortSignal): Promise<void> {
    const { analysis } = kept
    if (!analysis) return
    const { askHere, deepenHere } = await load()
    const findings = await deepenHere(askHere(signal), kept, analysis)
    keep({ ...analysis, ...findings, reader: { ...reader, isDeep: true } })
  }

  return { read, deepen: addDepth, waiting }
}

type Props = {
  kept: StoredSituation
  /** Saves it on this device and shows it. */
  onKept: (kept: StoredSituation) => void
}

/** A visitor's result, headed by its situation. */
export function VisitorResult({ kept, onKept }: Props) {
  const analyse = useAnalyseAsVisitor()
  const putting = useRereadAsVisitor(kept, onKept)
  const { read, deepen, waiting } = useReadKept(kept, onKept)
  const analysis = waiting ?? kept.analysis
  const answering: AnswerQuestion = {
    answers: kept.answers ?? [],
    async keep(asked, answer) {
      const others = kept.answers?.filter((one) => one.question !== asked) ?? []
      const answeredAt = new Date().toISOString()
      const answers = answer ? [...others, { question: asked, answer, answeredAt }] : others
      onKept({ ...kept, answers })
      return true
    },
    isCrisis: false,
    isHere: true,
  }
  const deepening = useDepth(kept.analysis, deepen)
  const named = useNamed(kept.description)
  const state = useHistoryState<{ compared?: unknown } | null>()
  return (
    <Page
      key="result"
      title={kept.title}
      isLine
      isTitleHidden={ownTitle(kept.title, kept.description) === ''}
      back={{ href: '/dashboard', label: 'Dashboard' }}
      intro={formatDay(whenOf(kept))}
    >
      <article className="situation-analysis stack">
        <CrisisWatch texts={wordsToWatch(kept)} isKnown={analysis === null} />
        {analysis ? (
          <RESULT.Quiet
            analysis={analysis}
            told={{ ...kept, proposals: named }}
            map={EXAMPLE_ITEMS}
            {...(kept.facts && { putting })}
            help={<CrisisWatch texts={[]} isKnown />}
            answering={answering}
            deepening={deepening}
            offer={
              kept.facts &&
              mayReadInBrowser(kept.analysis ?? analysis) && (
                <LaterBrowserReading told={kept} analysis={analysis} read={read} />
              )
            }
            below={<NamedBeside analysis={analysis} compared={state?.compared} />}
            deeperOffer={<DeeperOffer hasAccount={false} />}
          />
        ) : (
          <KindWords
            isBusy={analyse.isPending}
            onAsk={() => analyse.mutate({ ...kept, anyway: true }, { onSuccess: onKept })}
          />
        )}
        <SignUpPitch />
      </article>
    </Page>
  )
}

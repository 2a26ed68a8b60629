import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { analyses } from '#contract/analyses.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import {
  ANALYSIS_NOT_LOADED,
  ANALYSIS_WAITS,
  NO_ANALYSIS,
} from '#domain/situation/analysis-words.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { call } from '#web/lib/api.ts'
import { isWaitingId } from '#web/lib/offline/waiting-id.ts'
import { afterChange, analysesKey, situationKey } from '#web/lib/query-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { tell } from '#web/ui/toast.tsx'
import type { OnMap } from './analysis-result.tsx'
import { KindWords } from './kind-words.tsx'
import { LaterResult } from './later-result.tsx'
import { LaterBrowserReading, mayReadInBrowser } from './model/later-browser-reading.tsx'
import { ModelReading, useModelReading } from './model/model-reading.tsx'
import { useModelCalls } from './model/use-model-calls.ts'
import type { Correction, Putting } from './putting.ts'
import {
  useAnalyse,
  useAnalyses,
  useAskAgain,
  useRefreshAnalysis,
  useSituation,
} from './use-analyses.ts'
import { useAnswering, useNaming, usePlacing } from './use-answering.ts'
import { useDepth } from './use-depth.ts'

type Sending = { wish: Correction; seen: Analysis['said']; anyway?: boolean }

/** A person's word about the reading of one of their own situations. */
function useReread(situationId: number, { id: analysisId, said }: Analysis): Putting {
  const client = useQueryClient()
  const reread = useMutation({
    // One after the other: the last word is the one that stands.
    scope: { id: `reread ${analysisId}` },
    mutationFn: ({ wish, seen = {}, anyway }: Sending) =>
      call(analyses.reread, { id: analysisId }, { ...wish, seen, anyway }),
    meta: { failed: 'We couldn’t save your answer' },
    onError: () => void client.invalidateQueries({ queryKey: analysesKey(situationId) }),
    onSuccess(reply) {
      if ('crisis' in reply) return
      client.setQueryData<Analysis[]>(analysesKey(situationId), (known = []) =>
        known.map((one) => (one.id === reply.id ? reply : one)),
      )
      void afterChange(client, 'analysis', situationKey(situationId))
    },
  })
  /** As the page shows it by now: what is undone was said on a page that has changed since. */
  function seenNow(): Analysis['said'] {
    const known = client.getQueryData<Analysis[]>(analysesKey(situationId))
    const shown = known?.find(({ id }) => id === analysisId)
    return shown ? shown.said : said
  }

  return {
    say: (wish) =>
      reread.mutateAsync({ wish, seen: seenNow() }).then(
        (reply) => !('crisis' in reply),
        () => false,
      ),
    isBusy: reread.isPending,
    isCrisis: reread.data !== undefined && 'crisis' in reread.data,
    sayAnyway: () => reread.variables && reread.mutate({ ...reread.variables, anyway: true }),
  }
}

type Props = {
  situationId: number
  /** False for examples and visitors: they can play with equations, not keep them. */
  isOwn: boolean
  map: readonly OnMap[]
  /** The server found danger to life when asked to analyse; the analysis waits until it is wished for. */
  isCrisis?: boolean
  /** Too many asked at once: the analysis is asked for again by itself. */
  asksAgain?: boolean
  /** Help, above everything else, where the words call for it. */
  help: (situation: Situation, isCrisis: boolean) => ReactNode
  deeperOffer?: ReactNode
  /** The one next step as a plan, with a note below it; `instead` is shown if nothing is to be planned. */
  plan?: (
    situation: Situation,
    analysis: Analysis,
    instead: ReactNode,
    note: ReactNode,
  ) => ReactNode
  /** Above the equation: the earlier times of the same moment. */
  earlier?: (situation: Situation, analysis: Analysis) => ReactNode
  /** What else can follow from it. */
  below?: (situation: Situation, analysis: Analysis) => ReactNode
  /** Stands for the analysis of a note that touches nothing of the map yet. */
  unread?: (situation: Situation) => ReactNode
}

/** One stored situation with its newest analysis, in every state it can be in. */
export function SituationAnalysis(props: Props) {
  const { situationId } = props
  const query = useSituation(situationId)
  return (
    <Loaded query={query} waiting={<Skeleton height={320} />} failed={ANALYSIS_NOT_LOADED}>
      {(situation) => <Shown key={situation.id} situation={situation} {...props} />}
    </Loaded>
  )
}

function Shown({ situation, ...props }: Props & { situation: Situation }) {
  const { isOwn, help } = props
  const analyse = useAnalyse()
  const answer = analyse.data
  const list = useAnalyses(situation.id)
  const again = useAskAgain(situation.id, props.asksAgain === true && list.data?.length === 0)
  const isCrisis =
    (props.isCrisis ?? false) || again.isCrisis || (answer !== undefined && 'crisis' in answer)

  const isUnread = situation.kind === 'note' && situation.items.length === 0
  const empty =
    isUnread && props.unread ? (
      props.unread(situation)
    ) : isCrisis && isOwn ? (
      <KindWords
        isBusy={analyse.isPending}
        onAsk={() => analyse.mutate({ situationId: situation.id, anyway: true })}
      />
    ) : again.isAsking || isWaitingId(situation.id) ? (
      <Card>
        <div role="status">
          <EmptyState
            title={ANALYSIS_WAITS.title}
            text={isWaitingId(situation.id) ? ANALYSIS_WAITS.offline : ANALYSIS_WAITS.text}
          />
        </div>
      </Card>
    ) : (
      <NoAnalysis
        situationId={situation.id}
        isAsking={analyse.isPending}
        onAsk={isOwn ? () => analyse.mutate({ situationId: situation.id }) : null}
      />
    )

  return (
    <article className="situation-analysis">
      {help(situation, isCrisis)}
      <Loaded
        query={list}
        waiting={<Skeleton height={320} />}
        failed={ANALYSIS_NOT_LOADED}
        empty={empty}
      >
        {([newest]) => newest && <Newest analysis={newest} situation={situation} {...props} />}
      </Loaded>
    </article>
  )
}

function Newest({
  analysis,
  situation,
  isOwn,
  map,
  help,
  deeperOffer,
  plan,
  earlier,
  below,
}: Props & { analysis: Analysis; situation: Situation }) {
  const putting = useReread(situation.id, analysis)
  const placing = usePlacing(situation)
  const naming = useNaming(situation)
  const answering = useAnswering(situation)
  const { send, readInBrowser, deepen } = useModelCalls(situation, analysis)
  const reading = useModelReading(analysis, send)
  const deepening = useDepth(analysis, deepen)
  const isSent = isOwn && !isWaitingId(situation.id)
  return (
    <LaterResult
      analysis={analysis}
      told={situation}
      map={map}
      deeperOffer={deeperOffer}
      plan={plan && ((shown, instead, note) => plan(situation, shown, instead, note))}
      earlier={earlier?.(situation, analysis)}
      below={below?.(situation, analysis)}
      help={help(situation, true)}
      reader={isOwn && reading && <ModelReading {...reading} />}
      offer={
        isOwn &&
        !reading &&
        mayReadInBrowser(analysis) && (
          <LaterBrowserReading told={situation} analysis={analysis} read={readInBrowser} />
        )
      }
      {...(isOwn && { putting })}
      {...(isSent && { placing, naming, answering, deepening })}
    />
  )
}

type NoAnalysisProps = { situationId: number; isAsking: boolean; onAsk: (() => void) | null }

function NoAnalysis({ situationId, isAsking, onAsk }: NoAnalysisProps) {
  const { refresh, isRefreshing } = useRefreshAnalysis(situationId, () => {
    onAsk?.()
    tell({ title: 'Analysis requested' })
  })
  return (
    <Card>
      <EmptyState title={NO_ANALYSIS.title} text={NO_ANALYSIS.text}>
        {onAsk && (
          <Button disabled={isRefreshing} onClick={refresh}>
            {isAsking ? 'Analyzing...' : 'Refresh Analysis'}
          </Button>
        )}
      </EmptyState>
    </Card>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { analyses } from '#contract/analyses.ts'
import type { Sent } from '#contract/endpoint.ts'
import type { Analysis, Reader } from '#domain/situation/analysis.ts'
import {
  ANALYSIS_NOT_LOADED,
  ANALYSIS_WAITS,
  NO_ANALYSIS,
} from '#domain/situation/analysis-words.ts'
import { readerLine } from '#domain/situation/reader-words.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { CHANGED_ELSEWHERE } from '#domain/values/merge-lines.ts'
import { call, callLines } from '#web/lib/api.ts'
import { isWaitingId } from '#web/lib/offline/waiting-id.ts'
import { afterChange, analysesKey, situationKey } from '#web/lib/query-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { tell } from '#web/ui/toast.tsx'
import type { OnMap } from './analysis-result.tsx'
import { type Clash, ClashCard } from './clash-card.tsx'
import { KindWords } from './kind-words.tsx'
import { RESULT } from './later-result.tsx'
import type { ReadInBrowser } from './model/browser-reading.tsx'
import { LaterBrowserReading, mayReadInBrowser } from './model/later-browser-reading.tsx'
import type { CorrectionRequest, CorrectReading } from './reading-actions.ts'
import {
  useAnalyse,
  useAnalyses,
  useAskAgain,
  useRefreshAnalysis,
  useSituation,
} from './use-analyses.ts'
import { useDepth } from './use-depth.ts'
import { useAnswerQuestion, useNameItem, usePlaceItem } from './use-reading-actions.ts'

/** Requests a reading and streams its lines into the cached analysis. */
type SendToModel = (body: Sent<typeof analyses.read>, signal: AbortSignal) => Promise<Analysis>

const load = () => import('#web/lib/engine/read-here.ts')

/**
 * Has a model read a person's situation. A browser model answers here, but `analyses.read` checks every sentence before
 * it is shown.
 */
function useModelCalls(situation: Situation, analysis: Analysis) {
  const client = useQueryClient()
  const { id } = analysis

  const send: SendToModel = async (body, signal) => {
    let last = analysis
    for await (const line of callLines(analyses.read, { id }, body, signal)) {
      last = line.analysis
      client.setQueryData<Analysis[]>(analysesKey(situation.id), (known = []) =>
        known.map((one) => (one.id === id ? line.analysis : one)),
      )
    }
    void afterChange(client, 'analysis')
    return last
  }

  const readInBrowser: ReadInBrowser = async ({ ask, by, signal }) => {
    const given = await (await load()).answersHere(ask, situation, analysis)
    const { reader } = await send({ answers: { by, given } }, signal)
    if (reader?.status === 'failed') throw new Error('We can’t show this answer.')
  }

  async function addDepth({ name: by, where }: Reader, signal: AbortSignal): Promise<void> {
    const here = where === 'browser' && (await load())
    const given = here && (await here.deepAnswersHere(here.askHere(signal), situation, analysis))
    const body = { part: 'depth', ...(given && { answers: { by, given } }) } as const
    const { reader } = await send(body, signal)
    if (!reader?.isDeep) throw new Error('It didn’t answer.')
  }

  return { send, readInBrowser, deepen: addDepth }
}

type ModelReadingProps = { line: string; isReading: boolean; ask: () => void; stop: () => void }

/** Shows which model is reading, or that it failed. */
const ModelReading = ({ line, isReading, ask, stop }: ModelReadingProps) => (
  <div className="equation-foot">
    <p role="status">{line}</p>
    <Button look={isReading ? 'quiet' : 'outline'} size="small" onClick={isReading ? stop : ask}>
      {isReading ? 'Stop' : 'Ask again'}
    </Button>
  </div>
)

/** Null if there is nothing to show. */
function useModelReading(
  { id, reader, said, engine }: Analysis,
  send: SendToModel,
): ModelReadingProps | null {
  const client = useQueryClient()
  const [isReading, setReading] = useState(false)
  const running = useRef<AbortController | null>(null)
  const sending = useRef(send)
  sending.current = send
  // Streamed lines change `engine`, so remember its value from before the reading.
  const hasWritten = useRef(false)
  if (!isReading) hasWritten.current = engine !== 'embedded'

  const ask = useCallback(async () => {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setReading(true)
    try {
      await sending.current({}, own.signal)
    } catch {
      // Our own reading stays, and the line says that it is ours.
      void afterChange(client, 'analysis')
    } finally {
      if (running.current === own) {
        running.current = null
        setReading(false)
      }
    }
  }, [client])

  const stop = () => running.current?.abort()

  // Ask automatically once per reading: the first one, and each one after a correction.
  const turn =
    reader?.status === 'waiting' && reader.where !== 'browser'
      ? JSON.stringify([id, said ?? null])
      : null
  const asked = useRef<string | null>(null)
  useEffect(() => {
    if (turn === null || asked.current === turn) return
    asked.current = turn
    void ask()
  }, [turn, ask])
  useEffect(() => () => running.current?.abort(), [])

  // A finished or refused reading is reported by `AnalysisFoot`.
  const isOpen = reader?.status === 'failed' || reader?.status === 'waiting'
  if (!reader || reader.where === 'browser' || !isOpen) return null
  const status = isReading ? 'waiting' : 'failed'
  const line = readerLine({ ...reader, status }, hasWritten.current)
  return { line, isReading, ask: () => void ask(), stop }
}

type Sending = { wish: CorrectionRequest; seen: Analysis['said']; anyway?: boolean }

/** Sends corrections of a reading to the server. */
function useReread(situationId: number, { id: analysisId, said }: Analysis) {
  const client = useQueryClient()
  const reread = useMutation({
    // Run corrections one after the other, so the last one wins.
    scope: { id: `reread ${analysisId}` },
    mutationFn: ({ wish, seen = {}, anyway }: Sending) =>
      call(analyses.reread, { id: analysisId }, { ...wish, seen, anyway }),
    meta: {
      // Shows both versions if a correction clashes with another device's.
      failed: (_sent, { message }) =>
        message === CHANGED_ELSEWHERE ? null : 'We couldn’t save your answer',
    },
    onError: () => void client.invalidateQueries({ queryKey: analysesKey(situationId) }),
    onSuccess(reply) {
      if ('crisis' in reply) return
      client.setQueryData<Analysis[]>(analysesKey(situationId), (known = []) =>
        known.map((one) => (one.id === reply.id ? reply : one)),
      )
      void afterChange(client, 'analysis', situationKey(situationId))
    },
  })
  /** Reads the correction from the cache, because an undo may run from an outdated render. */
  function seenNow(): Analysis['said'] {
    const known = client.getQueryData<Analysis[]>(analysesKey(situationId))
    const shown = known?.find(({ id }) => id === analysisId)
    return shown ? shown.said : said
  }

  const putting: CorrectReading = {
    say: (wish) =>
      reread.mutateAsync({ wish, seen: seenNow() }).then(
        (reply) => !('crisis' in reply),
        () => false,
      ),
    isBusy: reread.isPending,
    isCrisis: reread.data !== undefined && 'crisis' in reread.data,
    sayAnyway: () => reread.variables && reread.mutate({ ...reread.variables, anyway: true }),
  }
  const refused = reread.error?.message === CHANGED_ELSEWHERE && reread.variables
  const sent = refused ? refused.wish.said : undefined
  const clash: Clash | null =
    refused && sent
      ? {
          seen: refused.seen ?? {},
          stored: said ?? {},
          sent,
          onLeave: reread.reset,
          onTake: (taken) => reread.mutate({ wish: { said: taken }, seen: said }),
        }
      : null
  return { putting, clash }
}

type Props = {
  situationId: number
  /** False for examples and visitors, who can try equations but not save them. */
  isOwn: boolean
  map: readonly OnMap[]
  /** The server found danger to life. The analysis waits until the person asks for it. */
  isCrisis?: boolean
  /** The server was too busy, so retry the analysis automatically. */
  asksAgain?: boolean
  /** Help above everything else, if the text calls for it. */
  help: (situation: Situation, isCrisis: boolean) => ReactNode
  deeperOffer?: ReactNode
  /** The next step as a plan, with a note below it; `instead` is shown if there is nothing to plan. */
  plan?: (
    situation: Situation,
    analysis: Analysis,
    instead: ReactNode,
    note: ReactNode,
  ) => ReactNode
  /** Above the equation: earlier situations with the same moment. */
  earlier?: (situation: Situation, analysis: Analysis) => ReactNode
  /** Further content below the result. */
  below?: (situation: Situation, analysis: Analysis) => ReactNode
  /** Replaces the analysis of a note that touches no item yet. */
  unread?: (situation: Situation) => ReactNode
}

/** A stored situation with its newest analysis, in every state. */
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

function Newest(props: Props & { analysis: Analysis; situation: Situation }) {
  const { analysis, situation, isOwn, map, help, deeperOffer, plan, earlier, below } = props
  const { putting, clash } = useReread(situation.id, analysis)
  const placing = usePlaceItem(situation)
  const naming = useNameItem(situation)
  const answering = useAnswerQuestion(situation)
  const { send, readInBrowser, deepen } = useModelCalls(situation, analysis)
  const reading = useModelReading(analysis, send)
  const deepening = useDepth(analysis, deepen)
  const isSent = isOwn && !isWaitingId(situation.id)
  return (
    <>
      {clash && <ClashCard {...clash} map={map} />}
      <RESULT.Quiet
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
    </>
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

import type { ListedSituation } from '#contract/situations.ts'
import { times } from '#domain/findings/analytics-words.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import { upperFirst } from '#domain/values/text.ts'
import { useAnalyses } from '#web/features/analyses/use-analyses.ts'
import { useEarlier } from '#web/features/steps/use-steps.ts'
import { Link } from '#web/ui/link.tsx'

/** Says how often the newest situation came up before. Renders nothing the first time. */
export function AgainLine({ situation }: { situation: ListedSituation }) {
  const [analysis] = useAnalyses(situation.id).data ?? []
  return analysis && <Again analysis={analysis} />
}

function Again({ analysis }: { analysis: Analysis }) {
  const { data } = useEarlier(analysis)
  const last = data?.times.at(-1)
  const part = analysis.equations[0]?.itemName
  if (!data || !last) return null
  return (
    <section className="again small" aria-labelledby="again">
      <h3 id="again">You’ve been here before.</h3> {upperFirst(times(data.count))}
      {part && (
        <>
          , with <bdi>{part}</bdi>
        </>
      )}
      . Last time:{' '}
      <Link href={`/situation-history?situation=${last.situationId}`}>
        <bdi>“{last.words}”</bdi>
      </Link>
    </section>
  )
}

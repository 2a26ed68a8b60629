import type { SharedAnalysis } from '#domain/sharing/share.ts'
import { AnalysisResult } from '#web/features/analyses/analysis-result.tsx'
import { PublishedFrame } from './published-frame.tsx'

type Props = { shared: SharedAnalysis; isPreview: boolean }

/** The result told to others: of its owner, without the tools to change it. */
export function PublishedAnalysis({ shared, isPreview }: Props) {
  const { findings, items, description, createdAt } = shared
  return (
    <PublishedFrame {...shared} isPreview={isPreview}>
      <AnalysisResult
        isForOthers
        analysis={{ ...findings, id: 0, situationId: null, createdAt }}
        told={{
          description: description ?? '',
          items: items.map(({ id, ...item }) => ({ itemId: id, ...item })),
        }}
        map={items}
      />
    </PublishedFrame>
  )
}

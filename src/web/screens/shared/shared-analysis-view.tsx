import type { SharedAnalysis } from '#domain/share.ts'
import { AnalysisResult } from '#web/features/analysis/analysis-result.tsx'
import { SharedFrame } from './shared-frame.tsx'

/** The same result its owner sees, without the tools to change it. */
export function SharedAnalysisView({ shared }: { shared: SharedAnalysis }) {
  const { title, findings, items, description, createdAt } = shared
  return (
    <SharedFrame {...shared} title={title}>
      <AnalysisResult
        analysis={{ ...findings, id: 0, situationId: null, createdAt }}
        told={{
          description: description ?? '',
          items: items.map(({ id, ...item }) => ({ itemId: id, ...item })),
        }}
        map={items}
      />
    </SharedFrame>
  )
}

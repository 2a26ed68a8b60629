import type { ReactNode } from 'react'
import type { SharedAnalysis, SharedMap, Snapshot } from '#domain/sharing/share.ts'
import { AnalysisResult } from '#web/features/analyses/analysis-result.tsx'
import { PublishedFrame } from './published-frame.tsx'
import { PublishedMap } from './published-map.tsx'

type Views = {
  'self-map': (map: SharedMap, isPreview: boolean) => ReactNode
  analysis: (analysis: SharedAnalysis, isPreview: boolean) => ReactNode
}

const VIEWS: Views = {
  'self-map': (map, isPreview) => <PublishedMap map={map} isPreview={isPreview} />,
  analysis: (shared, isPreview) => <PublishedAnalysis shared={shared} isPreview={isPreview} />,
}

type Props = { snapshot: Snapshot; isPreview?: boolean }

/**
 * What whoever has the link sees. The dialog that publishes shows the very same before, so that nobody
 * publishes something they have not looked at.
 */
export const PublishedPage = ({ snapshot, isPreview = false }: Props): ReactNode =>
  (VIEWS[snapshot.shareType] as (snapshot: Snapshot, isPreview: boolean) => ReactNode)(
    snapshot,
    isPreview,
  )

type PublishedAnalysisProps = { shared: SharedAnalysis; isPreview: boolean }

/** The result told to others: of its owner, without the tools to change it. */
function PublishedAnalysis({ shared, isPreview }: PublishedAnalysisProps) {
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

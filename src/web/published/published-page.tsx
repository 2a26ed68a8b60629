import type { ReactNode } from 'react'
import type { SharedAnalysis, SharedMap, Snapshot } from '#domain/sharing/share.ts'
import { PublishedAnalysis } from './published-analysis.tsx'
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

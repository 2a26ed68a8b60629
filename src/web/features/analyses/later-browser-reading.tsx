import { type ComponentProps, Suspense } from 'react'
import type { Analysis } from '#domain/situation/analysis.ts'
import { browserModels } from '#web/lib/engine/browser-model.ts'
import { useDrawn } from '#web/lib/waking/drawn.ts'
import { later } from '#web/lib/waking/later.tsx'

const READING = later('features/analyses/browser-reading.tsx', () =>
  import('./browser-reading.tsx').then(({ BrowserReading }) => BrowserReading),
)

/** Only where our own reading stands alone, or where it was asked and is to be asked again. */
export const mayReadInBrowser = ({ care, reader }: Analysis): boolean =>
  !care && (!reader || (reader.where === 'browser' && !['read', 'partly'].includes(reader.status)))

/** Its code comes only to browsers that have a language model; a drawn page wakes up before it asks for one. */
export function LaterBrowserReading(props: ComponentProps<typeof READING.Part>) {
  const isDrawn = useDrawn() !== null
  if (isDrawn || !browserModels()) return null
  return (
    <Suspense>
      <READING.Part {...props} />
    </Suspense>
  )
}

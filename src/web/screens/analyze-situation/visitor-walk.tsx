import { EXAMPLE_ITEMS } from '#domain/content/examples/self-map.ts'
import { isNothing } from '#domain/situation/correction.ts'
import { toSnapshot } from '#domain/situation/situation.ts'
import { saidIn } from '#domain/situation/walk.ts'
import type { Compared } from '#web/features/analyses/naming/named-beside.tsx'
import { proposalsForVisitor } from '#web/features/situations/proposals.ts'
import type { StoredSituation } from '#web/features/situations/stored-situation.ts'
import { useAnalyseAsVisitor } from '#web/features/situations/use-analyse-as-visitor.ts'
import { fetchResultPage, VISITORS } from './result-pages.tsx'
import { rereadAsVisitor } from './use-reread-as-visitor.ts'
import { UsedUp } from './used-up.tsx'
import { type Walked, WalkPage } from './walk-page.tsx'
import { comparedWith, withWords } from './with-word.ts'

type Props = { onDone: (kept: StoredSituation, compared?: Compared) => void }

/** The walk of a visitor. Saved only on this device. */
export function VisitorWalk({ onDone }: Props) {
  const analyse = useAnalyseAsVisitor()

  async function finish({ title, description, item, answers, known, named }: Walked) {
    fetchResultPage(VISITORS)
    const kept = await analyse.mutateAsync({ title, description, items: [toSnapshot(item)] })
    const said = saidIn(answers, known)
    const read = isNothing(said) ? kept : await rereadAsVisitor(kept, said)
    const isNamed = read && named.length > 0
    const last = isNamed ? await rereadAsVisitor(read, withWords(said, named)) : read
    // If the answers speak of danger, show help first and the analysis only on request.
    const shown = last ?? { ...kept, analysis: null }
    onDone(shown, read?.analysis ? comparedWith(read.analysis, named) : undefined)
  }
  return (
    <WalkPage
      owner={null}
      items={EXAMPLE_ITEMS}
      propose={proposalsForVisitor}
      isBusy={analyse.isPending}
      refused={<UsedUp error={analyse.error} />}
      onFinish={finish}
    />
  )
}

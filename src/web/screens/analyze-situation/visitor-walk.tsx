import { EXAMPLE_ITEMS } from '#domain/examples/self-map.ts'
import { isNothing } from '#domain/said.ts'
import { toSnapshot } from '#domain/situation.ts'
import { saidIn, type WalkAnswers } from '#domain/walk.ts'
import { fetchResultView } from '#web/features/analysis/later-result.tsx'
import { type KeptSituation, writeKept } from '#web/features/situations/kept-situation.ts'
import { proposalsForVisitor } from '#web/features/situations/proposals.ts'
import { useAnalyseAsVisitor } from '#web/features/situations/use-analyse-as-visitor.ts'
import { toldIn } from '#web/features/situations/walk/told-in.ts'
import { readAnew } from './use-reread-as-visitor.ts'
import { WalkPage } from './walk-page.tsx'

/** The same for a visitor; this device alone keeps it. */
export function VisitorWalk({ onDone }: { onDone: (kept: KeptSituation) => void }) {
  const analyse = useAnalyseAsVisitor()

  async function finish(answers: WalkAnswers) {
    fetchResultView()
    const { item, ...told } = await toldIn(answers, EXAMPLE_ITEMS, proposalsForVisitor)
    const kept = await analyse.mutateAsync({ ...told, items: [toSnapshot(item)] })
    const said = saidIn(answers)
    const read = isNothing(said) ? kept : ((await readAnew(kept, said)) ?? kept)
    writeKept(read)
    onDone(read)
  }
  return (
    <WalkPage owner={null} items={EXAMPLE_ITEMS} isBusy={analyse.isPending} onFinish={finish} />
  )
}

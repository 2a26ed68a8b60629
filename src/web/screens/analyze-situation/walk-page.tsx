import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { analyses } from '#contract/analyses.ts'
import type { SelfMapItem } from '#domain/self-map.ts'
import { WALK_ITEMS } from '#domain/situation.ts'
import type { WalkAnswers, WalkKnown } from '#domain/walk.ts'
import { helpWhileWriting } from '#web/features/crisis/crisis-watch.tsx'
import { useDraft } from '#web/features/situations/draft.ts'
import { loadProposer, type Propose, type Proposer } from '#web/features/situations/proposals.ts'
import { partsFor, toldIn } from '#web/features/situations/walk/parts.ts'
import { useWalk } from '#web/features/situations/walk/use-walk.ts'
import { Walk } from '#web/features/situations/walk/walk.tsx'
import { call } from '#web/lib/api.ts'
import { keepDevUser } from '#web/lib/dev-user.ts'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'

const FORM = '/analyze-situation'

/** Everything that was asked for, ready to be sent. */
export type Walked = ReturnType<typeof toldIn> & {
  answers: WalkAnswers
  known: WalkKnown
  draftId: string
}

type Props = {
  owner: number | null
  items: readonly SelfMapItem[]
  propose: Propose
  isBusy: boolean
  /** Resolves once it was sent. */
  onFinish: (walked: Walked) => Promise<unknown>
}

/** The second door: the same situation, told card by card. */
export function WalkPage(props: Props) {
  const [proposer, setProposer] = useState<Proposer | null>(null)
  useEffect(() => {
    loadProposer().then(
      (loaded) => setProposer(() => loaded),
      () => undefined,
    )
  }, [])
  return (
    <Page title="Walk me through it" back={{ href: FORM, label: 'Write it instead' }}>
      {proposer ? <Cards proposer={proposer} {...props} /> : <Skeleton height={420} />}
    </Page>
  )
}

function Cards({
  owner,
  items,
  propose,
  isBusy,
  onFinish,
  proposer,
}: Props & { proposer: Proposer }) {
  const [, navigate] = useLocation()
  const [params, setParams] = useSearchParams()
  const { draft, change, clear } = useDraft(owner)
  const walking = useWalk(draft.description)
  const { answers, draftId } = walking
  const parts = partsFor(answers.what, items, propose, proposer)

  const know = async (description: string) => {
    const sent = parts
      .slice(0, WALK_ITEMS)
      .map(({ id, name, category, attachmentPower }) => ({ id, name, category, attachmentPower }))
    const reply = await call(analyses.known, {}, { description, items: sent })
    return 'crisis' in reply ? null : reply
  }
  async function finish(known: WalkKnown) {
    const told = toldIn({ ...answers, itemId: answers.itemId ?? known.itemId }, parts, proposer)
    await onFinish({ ...told, answers, known, draftId })
    walking.forget()
    clear()
  }
  return (
    <Walk
      walking={walking}
      place={Math.max(0, Number(params.get('walk')) - 1 || 0)}
      parts={parts}
      isBusy={isBusy}
      know={know}
      help={helpWhileWriting}
      onPlace={(place) =>
        setParams((now) => {
          const next = new URLSearchParams(now)
          next.set('walk', String(place + 1))
          return next
        })
      }
      onAsked={(known) => void finish(known).catch(() => undefined)}
      onStop={() => {
        if (answers.what.trim()) change({ description: answers.what })
        navigate(keepDevUser(FORM))
      }}
    />
  )
}

import { useLocation } from 'wouter'
import type { SelfMapItem } from '#domain/self-map.ts'
import type { WalkAnswers } from '#domain/walk.ts'
import { HelpBelow } from '#web/features/crisis/crisis-watch.tsx'
import { useDraft } from '#web/features/situations/draft.ts'
import { Walk } from '#web/features/situations/walk/walk.tsx'
import { useWalk } from '#web/features/situations/walk/use-walk.ts'
import { keepDevUser } from '#web/lib/dev-user.ts'
import { Page } from '#web/ui/page.tsx'

const FORM = '/analyze-situation'

type Props = {
  owner: number | null
  items: readonly SelfMapItem[]
  isBusy: boolean
  /** Resolves once it was sent. */
  onFinish: (answers: WalkAnswers) => Promise<unknown>
}

/** The second door: the same situation, told card by card. */
export function WalkPage({ owner, items, isBusy, onFinish }: Props) {
  const [, navigate] = useLocation()
  const { draft, change, clear } = useDraft(owner)
  const walking = useWalk(draft.description)

  async function handleFinish(answers: WalkAnswers) {
    await onFinish(answers)
    walking.forget()
    clear()
  }
  return (
    <Page title="Walk me through it" back={{ href: FORM, label: 'Write it instead' }}>
      <Walk
        walking={walking}
        hasWords={draft.description.trim() !== ''}
        items={items}
        isBusy={isBusy}
        help={(texts) => <HelpBelow texts={texts} />}
        onFinish={(answers) => void handleFinish(answers).catch(() => undefined)}
        onStop={() => {
          const { what } = walking.answers
          if (what.trim()) change({ description: what })
          navigate(keepDevUser(FORM))
        }}
      />
    </Page>
  )
}

import { type ReactNode, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { analyses } from '#contract/analyses.ts'
import type { NamedWord } from '#domain/emotion/would-differ.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { WALK_ITEMS } from '#domain/situation/situation.ts'
import type { WalkAnswers, WalkKnown } from '#domain/situation/walk.ts'
import { Help } from '#web/crisis/crisis-watch.tsx'
import { NameIt } from '#web/features/analyses/naming/name-it.tsx'
import {
  asksForWord,
  chooseAsksForWord,
  useOwnWords,
} from '#web/features/analyses/naming/use-own-words.ts'
import { happenedAtOf, useDraft } from '#web/features/situations/draft.ts'
import { type Propose, type Proposer, useProposer } from '#web/features/situations/proposals.ts'
import { partsFor, toldIn } from '#web/features/situations/walk/parts.ts'
import { useWalk } from '#web/features/situations/walk/use-walk.ts'
import { Walk } from '#web/features/situations/walk/walk.tsx'
import { call } from '#web/lib/api.ts'
import { useSettings } from '#web/lib/calls/settings.ts'
import { withDevUser } from '#web/lib/dev-user.ts'
import { useStore } from '#web/lib/store.ts'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'

const FORM = '/analyze-situation'
/** The key of the last card, which asks for the word. */
const NAMING = 'name'

/** The finished walk, ready to submit. */
export type Walked = ReturnType<typeof toldIn> & {
  answers: WalkAnswers
  known: WalkKnown
  draftId: string
  happenedAt: string | undefined
  /** The person's words for the feeling, given before they see the equation. Empty if they have none. */
  named: readonly NamedWord[]
}

type Props = {
  owner: number | null
  items: readonly SelfMapItem[]
  propose: Propose
  isBusy: boolean
  /** Shown if the submission was refused and a message isn't enough. */
  refused?: ReactNode
  /** Resolves once submitted. */
  onFinish: (walked: Walked) => Promise<unknown>
}

/** The guided alternative to the form, one card per question. */
export function WalkPage(props: Props) {
  const proposer = useProposer()
  return (
    <Page title="Walk me through it" back={{ href: FORM, label: 'Write it instead' }}>
      {proposer ? <Cards proposer={proposer} {...props} /> : <Skeleton height={420} />}
    </Page>
  )
}

function Cards(props: Props & { proposer: Proposer }) {
  const { owner, items, propose, isBusy, refused, onFinish, proposer } = props
  const [, navigate] = useLocation()
  const [params, setParams] = useSearchParams()
  const { draft, change, clear } = useDraft(owner)
  const walking = useWalk(owner, draft.description)
  const { answers, draftId } = walking
  const dictionary = useOwnWords(owner)
  const isAsked = useStore(asksForWord)
  const [typed, setTyped] = useState('')
  const parts = partsFor(answers.what, items, propose, proposer)

  const sent = () =>
    parts
      .slice(0, WALK_ITEMS)
      .map(({ id, name, category, attachmentPower }) => ({ id, name, category, attachmentPower }))
  const know = async (description: string) => {
    const reply = await call(analyses.known, {}, { description, items: sent() })
    return 'crisis' in reply ? null : reply
  }
  const hasModel = (useSettings().data?.engine ?? 'embedded') !== 'embedded'
  const suggest =
    owner !== null && hasModel
      ? (description: string) => {
          const chosen = answers.itemId ?? walking.known?.itemId
          const items = sent().filter(({ id }) => id === chosen)
          return call(analyses.suggest, { userId: owner }, { description, items })
        }
      : undefined
  const go = (walk: string, replace = false) =>
    setParams((now) => ({ ...Object.fromEntries(now), walk }), { replace })
  async function finish(known: WalkKnown, named: readonly NamedWord[]) {
    const told = toldIn({ ...answers, itemId: answers.itemId ?? known.itemId }, parts, proposer)
    await onFinish({ ...told, answers, known, draftId, happenedAt: happenedAtOf(draft), named })
    walking.forget()
    clear()
  }
  const send = (known: WalkKnown, named: readonly NamedWord[]) =>
    void finish(known, named).catch(() => undefined)
  const { known } = walking
  if (known && params.get('walk') === NAMING)
    return (
      <>
        {refused}
        <NameIt
          own={dictionary.words}
          isBusy={isBusy}
          onBack={() => window.history.back()}
          onName={(named) => send(known, named)}
          onNever={() => {
            chooseAsksForWord(false)
            send(known, [])
          }}
          onTyped={setTyped}
        />
        <Help texts={[answers.what, answers.wanted, answers.saw, typed]} />
      </>
    )
  return (
    <>
      {refused}
      <Walk
        walking={walking}
        place={Math.max(0, Number(params.get('walk')) - 1 || 0)}
        parts={parts}
        isBusy={isBusy}
        know={know}
        suggest={suggest}
        onPlace={(place) => go(String(place + 1))}
        isNamedNext={isAsked}
        onAsked={(known, isAtOnce) => (isAsked ? go(NAMING, isAtOnce) : send(known, []))}
        onStop={() => {
          if (answers.what.trim()) change({ description: answers.what })
          navigate(withDevUser(FORM))
        }}
      />
    </>
  )
}

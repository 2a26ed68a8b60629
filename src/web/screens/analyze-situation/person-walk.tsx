import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { analyses } from '#contract/analyses.ts'
import type { Person } from '#domain/people/person.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import { type Correction, isNothing } from '#domain/situation/correction.ts'
import { saidIn } from '#domain/situation/walk.ts'
import { useOwnWords } from '#web/features/analyses/naming/use-own-words.ts'
import { useItemsToChoose } from '#web/features/self-map/use-self-map.ts'
import { isOnlyProposed, proposalsForPerson } from '#web/features/situations/proposals.ts'
import { isBusy, useTell } from '#web/features/situations/use-tell.ts'
import { call } from '#web/lib/api.ts'
import { withDevUser } from '#web/lib/dev-user.ts'
import { afterChange, analysesKey } from '#web/lib/query-keys.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { CHOSEN, fetchResultPage } from './result-pages.tsx'
import { type Walked, WalkPage } from './walk-page.tsx'
import { comparedWith, withWords } from './with-word.ts'

/**
 * The walk of a signed-in person. Saves a situation like the form does, with the answers as the person's correction.
 */
export function PersonWalk({ person }: { person: Person }) {
  const map = useItemsToChoose(person.id)
  const client = useQueryClient()
  const tell = useTell(person.id)
  const dictionary = useOwnWords(person.id)
  const [, navigate] = useLocation()

  const finish = useMutation({
    async mutationFn(walked: Walked) {
      fetchResultPage(CHOSEN)
      const { title, description, item, draftId, happenedAt, answers, known, named } = walked
      const { name, category } = item
      const told = await tell.mutateAsync({
        title,
        description,
        draftId,
        happenedAt,
        ...(isOnlyProposed(item)
          ? { proposals: [{ name, category }] }
          : { selfMapItemIds: [item.id] }),
      })
      const { situation, analysis, isCrisis } = told
      if (!analysis) return { situation, isCrisis, isBusy: isBusy(told) }
      const say = async (said: Correction): Promise<Analysis | null> => {
        const reply = await call(analyses.reread, { id: analysis.id }, { said })
        if ('crisis' in reply) return null
        client.setQueryData(analysesKey(situation.id), [reply])
        return reply
      }
      const said = saidIn(answers, known)
      const read = isNothing(said) ? analysis : await say(said)
      if (!read || named.length === 0) return { situation, isCrisis: read === null }
      const isNamed = await say(withWords(said, named))
      const own = named.filter(({ level }) => level === undefined)
      if (isNamed) for (const word of own) await dictionary.keep(word)
      return { situation, isCrisis: isNamed === null, compared: comparedWith(read, named) }
    },
    onSuccess({ situation, isCrisis: isHeldBack, compared, isBusy = false }) {
      void afterChange(client, 'analysis')
      navigate(withDevUser(`/analyze-situation?situation=${situation.id}`), {
        state: { isHeldBack, compared, isBusy },
      })
    },
  })

  return (
    <Loaded query={map} waiting={<Skeleton height={420} />}>
      {(items) => (
        <WalkPage
          owner={person.id}
          items={items}
          propose={proposalsForPerson(items)}
          isBusy={finish.isPending}
          onFinish={finish.mutateAsync}
        />
      )}
    </Loaded>
  )
}

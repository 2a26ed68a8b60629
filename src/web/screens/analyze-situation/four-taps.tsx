import { useLocation, useSearchParams } from 'wouter'
import { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { Person } from '#domain/people/person.ts'
import { isExample } from '#domain/self-map/self-map.ts'
import { useOwnWords } from '#web/features/analyses/naming/use-own-words.ts'
import { CheckIn } from '#web/features/check-ins/check-in.tsx'
import { useItemsToChoose } from '#web/features/self-map/use-self-map.ts'
import { useSituationList } from '#web/features/situations/use-situations.ts'
import { withDevUser } from '#web/lib/dev-user.ts'
import { Loaded } from '#web/ui/loaded.tsx'

/** The number of recent situations to count, and of frequent items to offer. */
const LOOKED_AT = 30
const OFTEN = 4

/** A check-in in four taps: feeling, word, item and strength. Nothing has to be written. */
export function FourTaps({ person }: { person: Person }) {
  const [, navigate] = useLocation()
  const [query] = useSearchParams()
  const go = (href: string) => navigate(withDevUser(href))
  const { words } = useOwnWords(person.id)
  const map = useItemsToChoose(person.id)
  const recent = useSituationList(person.id, {}, LOOKED_AT).data?.pages[0] ?? []
  return (
    <Loaded query={map}>
      {(items) => (
        <CheckIn
          userId={person.id}
          map={items}
          first={EmotionCategory.safeParse(query.get('feeling')).data ?? null}
          often={oftenIn(recent.flatMap((situation) => situation.items.map((it) => it.itemId)))}
          own={words}
          onLeave={() => go('/')}
          onLookCloser={(id) => go(`/situation-history?situation=${id}`)}
        />
      )}
    </Loaded>
  )
}

function oftenIn(ids: readonly number[]): number[] {
  const counts = Map.groupBy(
    ids.filter((id) => !isExample({ id })),
    (id) => id,
  )
  return [...counts]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, OFTEN)
    .map(([id]) => id)
}

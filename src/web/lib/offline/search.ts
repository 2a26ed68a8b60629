import type { AtHand } from '#contract/offline-snapshot.ts'
import type { ListedSituation } from '#contract/situations.ts'
import { searchedWords } from '#domain/situation/situation.ts'

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** One page of the situations at hand, asked for as the server is asked. */
export function searchIn(list: AtHand['situations'], query: URLSearchParams): ListedSituation[] {
  const before = Number(query.get('before') ?? 0)
  const ordered = query.get('order') === 'oldest' ? list.toReversed() : list
  const start = before ? ordered.findIndex(({ situation }) => situation.id === before) + 1 : 0
  const words = plain(query.get('q') ?? '')
    .split(/\s+/)
    .filter(Boolean)
  const itemId = Number(query.get('itemId') ?? 0)
  const emotion = query.get('emotion')
  return ordered
    .slice(before && start === 0 ? list.length : start)
    .map(({ situation }) => situation)
    .filter((situation) => {
      const names = situation.items.map(({ name }) => name)
      const text = plain(searchedWords(situation, names))
      const hasItem = !itemId || situation.items.some((item) => item.itemId === itemId)
      const isFelt = !emotion || situation.mainEmotions.some((it) => it.category === emotion)
      return hasItem && isFelt && words.every((word) => text.includes(word))
    })
    .slice(0, Number(query.get('limit') ?? list.length))
}

import { FileText } from 'lucide-react'
import { useDeferredValue } from 'react'
import type { Person } from '#domain/people/person.ts'
import { powerLabel, powerWord } from '#domain/self-map/attachment-power.ts'
import { isExample } from '#domain/self-map/self-map.ts'
import { whenOf } from '#domain/situation/happened.ts'
import { useSelfMap } from '#web/features/self-map/use-self-map.ts'
import { useSituationList } from '#web/features/situations/use-situations.ts'
import { singleKeys } from '#web/lib/browser/single-keys.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { commandsFor, fits } from './commands.ts'
import type { Found, FoundGroup } from './found.ts'

/** How many of each kind are shown. */
const MOST = 5

/** What the typed words fit: rooms first, then the person's own items and situations. */
export function useFound(person: Person | null, typed: string): FoundGroup[] {
  const groups = [
    { name: 'Do', found: findCommands(person !== null, typed) },
    { name: 'Your map', found: useItems(person, typed) },
    { name: 'Your situations', found: useSituations(person, typed) },
  ]
  return groups.filter(({ found }) => found.length > 0)
}

const findCommands = (isSignedIn: boolean, typed: string): Found[] =>
  commandsFor(isSignedIn)
    .filter(({ label }) => fits(label, typed))
    .slice(0, typed ? MOST : undefined)
    .map(({ label, icon: Icon, letter, href }) => ({
      key: label,
      label,
      icon: <Icon aria-hidden />,
      aside: letter && singleKeys.get() === 'on' ? <kbd>{letter.toUpperCase()}</kbd> : null,
      href,
    }))

function useItems(person: Person | null, typed: string): Found[] {
  const { data = [] } = useSelfMap(person?.id ?? null)
  if (!typed) return []
  return data
    .filter((item) => !isExample(item) && fits(item.name, typed))
    .slice(0, MOST)
    .map(({ id, name, category, attachmentPower }) => ({
      key: `item ${id}`,
      label: name,
      icon: <CategoryDot category={category} />,
      aside: `${powerLabel(attachmentPower)}, ${powerWord(attachmentPower)}`,
      href: '/self-map',
    }))
}

const CategoryDot = ({ category }: { category: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="5" fill={`var(--cat-${category}-line, var(--ink3))`} />
  </svg>
)

function useSituations(person: Person | null, typed: string): Found[] {
  const q = useDeferredValue(typed)
  const found = useSituationList(q ? (person?.id ?? null) : null, { q }, MOST)
  if (!typed) return []
  return (found.data?.pages[0] ?? []).map(({ id, title, mainEmotions: [main], ...dates }) => ({
    key: `situation ${id}`,
    label: title,
    icon: main ? <Bloom category={main.category} size={20} /> : <FileText aria-hidden />,
    aside: formatDay(whenOf(dates)),
    href: `/situation-history?situation=${id}`,
  }))
}

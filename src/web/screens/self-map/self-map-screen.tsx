import type { Person } from '#domain/people/person.ts'
import { MyMap } from './my-map.tsx'
import { VisitorMap } from './visitor-map.tsx'

export function SelfMapScreen({ person }: { person: Person | null }) {
  return person ? <MyMap person={person} /> : <VisitorMap />
}

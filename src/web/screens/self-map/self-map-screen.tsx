import { useQuery } from '@tanstack/react-query'
import type { Person } from '#domain/people/person.ts'
import { ItemTables } from '#web/features/self-map/item-tables.tsx'
import { LineLegend } from '#web/features/self-map/map-legend.tsx'
import { useExampleMap } from '#web/features/self-map/use-self-map.ts'
import { SignInLink } from '#web/features/sign-in/sign-in-link.tsx'
import { call } from '#web/lib/api.ts'
import { SelfMapPicture } from '#web/pictures/self-map-picture.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Page } from '#web/ui/page.tsx'
import { MyMap } from './my-map.tsx'
import './self-map.css'

/** "Self-Map Explorer": the example map, read-only, for visitors. */
function VisitorMap() {
  const items = useExampleMap()
  const relationships = useQuery({
    queryKey: ['example', 'relationships'],
    queryFn: async () => call((await import('#contract/examples.ts')).examples.relationships, {}),
  })
  return (
    <Page
      title="Self-Map Explorer"
      back={{ href: '/dashboard', label: 'Dashboard' }}
      intro="A Self-Map shows what makes you who you are. The closer something is to the centre, the more it matters to you, and the more you feel it when something happens to it."
      actions={<SignInLink className="button button-primary">Sign In to Get Started</SignInLink>}
    >
      <Loaded query={items}>
        {(items) => (
          <div className="self-map">
            <Card className="self-map-card">
              <SelfMapPicture
                items={items}
                relationships={relationships.data ?? []}
                ratio={0.95}
                isOwn
                label={`Example Self-Map with ${items.length} items around SELF. The tables next to it list them all.`}
              />
              <div className="self-map-foot">
                <LineLegend />
              </div>
            </Card>
            <div className="self-map-beside stack">
              <Card title="How to read it">
                <ul className="self-map-explainer">
                  <li>
                    <strong>Items</strong> are people, ideas, chapters of your life and things
                    you’ve achieved. The number is their attachment power, from 0 to 1.
                  </li>
                  <li>
                    <strong>Lines</strong> show how one item affects another. It supports it,
                    conflicts with it, or influences it.
                  </li>
                  <li>
                    <strong>Emotions</strong> come from what you expect and what you perceive,
                    weighted by how close the item is to you.
                  </li>
                </ul>
              </Card>
              <ItemTables items={items} />
            </div>
          </div>
        )}
      </Loaded>
    </Page>
  )
}

export function SelfMapScreen({ person }: { person: Person | null }) {
  return person ? <MyMap person={person} /> : <VisitorMap />
}

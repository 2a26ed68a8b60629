import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Ellipsis, Eraser, Plus, RotateCcw, Save, Spline } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { selfMap } from '#contract/self-map.ts'
import type { Person } from '#domain/people/person.ts'
import { isExample, ownOf } from '#domain/self-map/self-map.ts'
import { CrisisPanel } from '#web/crisis/crisis-panel.tsx'
import { roomSentence } from '#web/features/plans/plan-words.ts'
import { useTrial } from '#web/features/plans/use-trial.ts'
import {
  AboutExamples,
  CLEAR_EXAMPLES,
  useClearExamples,
  useExamplesOnMap,
} from '#web/features/self-map/clear-examples.tsx'
import { ComesUpOffer } from '#web/features/self-map/comes-up.tsx'
import { ItemTables } from '#web/features/self-map/item-tables.tsx'
import { LineLegend } from '#web/features/self-map/map-legend.tsx'
import { useRelationships } from '#web/features/self-map/relationships/use-relationships.ts'
import { useItemChanges } from '#web/features/self-map/use-item-changes.ts'
import { useExampleMap, useSelfMap } from '#web/features/self-map/use-self-map.ts'
import { SignInLink } from '#web/features/sign-in/sign-in-link.tsx'
import { useTabInAddress } from '#web/lib/address/use-tab-in-address.ts'
import { call } from '#web/lib/api.ts'
import { hasPlans } from '#web/lib/instance.ts'
import { afterChange, selfMapKey } from '#web/lib/query-keys.ts'
import { onDemand } from '#web/lib/waking/later.tsx'
import { createMapMemory } from '#web/pictures/map-memory.ts'
import { SelfMapPicture } from '#web/pictures/self-map-picture.tsx'
import { useMapZoom } from '#web/pictures/use-map-zoom.ts'
import { ZoomButtons } from '#web/pictures/zoom-buttons.tsx'
import { ShareButton } from '#web/published/share-button.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { OnDesk } from '#web/ui/fitting.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useFirstMap } from './first-map-offer.tsx'
import type { MapDialog } from './map-dialogs.tsx'
import { MapPanel } from './map-panel.tsx'
import { type ArrangedMap, useArrangement } from './use-arrangement.ts'
import './self-map.css'

type ActionsProps = {
  userId: number
  arrangement: ArrangedMap
  /** The share button. On a phone it is below the map. */
  share: ReactNode
  onAdd: () => void
  onRelate: () => void
  /** Undefined if the map has no examples. */
  onClearExamples: (() => void) | undefined
}

/** Actions on the whole map. Rare ones are in a menu. */
function MapActions(props: ActionsProps) {
  const { userId, arrangement, share, onAdd, onRelate, onClearExamples } = props
  const [isResetting, setResetting] = useState(false)
  const client = useQueryClient()
  const reset = useMutation({
    mutationFn: () => call(selfMap.reset, { userId }),
    meta: {
      done: 'Self-Map Reset',
      failed: { title: 'Reset Failed', text: 'There was a problem resetting your self-map.' },
    },
    onSuccess(all) {
      client.setQueryData(selfMapKey(userId), all)
      void afterChange(client, 'items')
    },
  })
  const { items, isSaving, save } = arrangement

  return (
    <>
      <Menu
        button={(props) => (
          <IconButton label="More for this map" {...props}>
            <Ellipsis aria-hidden />
          </IconButton>
        )}
        items={[
          {
            label: isSaving ? 'Saving...' : 'Save Map',
            icon: <Save aria-hidden />,
            onChoose: save,
          },
          ...(onClearExamples
            ? [{ label: CLEAR_EXAMPLES, icon: <Eraser aria-hidden />, onChoose: onClearExamples }]
            : []),
          {
            label: 'Reset to Examples',
            icon: <RotateCcw aria-hidden />,
            onChoose: () => setResetting(true),
          },
        ]}
      />
      <OnDesk>
        {share}
        <Button disabled={items.length < 2} onClick={onRelate}>
          <Spline aria-hidden />
          Add Relationship
        </Button>
      </OnDesk>
      <Button look="primary" onClick={onAdd}>
        <Plus aria-hidden />
        Add New Item
      </Button>
      {isResetting && (
        <ConfirmDialog
          title="Reset to Examples"
          text="This deletes all your own items and relationships and brings back the examples. You can’t undo it."
          confirmLabel="Reset to Examples"
          isBusy={reset.isPending}
          onConfirm={() => reset.mutate(undefined, { onSettled: () => setResetting(false) })}
          onClose={() => setResetting(false)}
        />
      )}
    </>
  )
}

const PictureButton = onDemand(
  () => import('#web/features/self-map/picture-button.tsx'),
  'PictureButton',
)

/** Shows how many items the plan allows while the map is built, so the limit is known in advance. */
function MapRoom({ person, count }: { person: Person; count: number }) {
  const trial = useTrial(person).data
  const words = trial && hasPlans() ? roomSentence(trial, count) : null
  return words && <p className="small muted map-room">{words}</p>
}

/** Loaded when the tab is opened. */
const RelationshipsPanel = onDemand(
  () => import('#web/features/self-map/relationships/relationship-list.tsx'),
  'RelationshipsPanel',
  <Skeleton height={480} />,
)

const TABS = { visualization: 'Visualization', relationships: 'Relationships' } as const

/** A person's map as diagram, relationships and list of the same items. */
function MyMap({ person }: { person: Person }) {
  const userId = person.id
  const [memory] = useState(createMapMemory)
  const [dialog, setDialog] = useState<MapDialog>(null)
  const items = useSelfMap(userId)
  const relationships = useRelationships(userId)
  const help = useHelpFirst()
  const changes = useItemChanges(userId, help.show)
  const clearExamples = useClearExamples(userId)
  const arrangement = useArrangement(userId, items.data, memory, changes)
  const examples = useExamplesOnMap(arrangement.items)
  const { card, draft, move } = useFirstMap(arrangement.items, changes.add)
  const drawn = useMemo(
    () => (draft ? [...examples.drawn, draft] : examples.drawn),
    [examples.drawn, draft],
  )
  const zoom = useMapZoom()
  const [tab, chooseTab] = useTabInAddress(TABS)
  const links = relationships.data ?? []
  useKeptFocus(arrangement.items.length)
  const share = (
    <ShareButton
      subject={{ type: 'self-map', items: arrangement.items }}
      extra={() => (
        <PictureButton shown={memory.latest()} items={examples.drawn} relationships={links} />
      )}
    >
      Share Self-Map
    </ShareButton>
  )

  function make(what: MapDialog) {
    chooseTab('visualization')
    setDialog(what)
  }

  return (
    <Page
      title="My Self-Map"
      isLow
      back={{ href: '/dashboard', label: 'Dashboard' }}
      actions={
        <MapActions
          userId={userId}
          arrangement={arrangement}
          share={share}
          onAdd={() => make('item')}
          onRelate={() => make('relationship')}
          onClearExamples={arrangement.items.some(isExample) ? clearExamples.run : undefined}
        />
      }
    >
      {help.panel}
      <Loaded query={items} waiting={<Skeleton height={640} />}>
        {() => (
          <div className="self-map">
            {card}
            <Card className="self-map-card">
              <Tabs
                label="Self-Map views"
                tabs={TABS}
                chosen={tab}
                onChoose={chooseTab}
                aside={
                  tab === 'visualization' && (
                    <OnDesk>
                      <div className="self-map-aside">
                        <p className="small muted">
                          Drag to move closer.
                          <span className="sr-only"> Arrow keys do the same.</span>
                        </p>
                        <ZoomButtons zoom={zoom} />
                      </div>
                    </OnDesk>
                  )
                }
              >
                {tab === 'visualization' ? (
                  <MapPanel
                    userId={userId}
                    changes={changes}
                    arrangement={{
                      ...arrangement,
                      move: (id, moved) =>
                        id === draft?.id ? move(moved) : arrangement.move(id, moved),
                    }}
                    drawn={drawn}
                    relationships={links}
                    memory={memory}
                    zoom={zoom}
                    share={share}
                    dialog={dialog}
                    onDialog={setDialog}
                    onDanger={help.show}
                  />
                ) : (
                  <RelationshipsPanel
                    userId={userId}
                    items={arrangement.items}
                    relationships={relationships}
                    onDanger={help.show}
                  />
                )}
              </Tabs>
            </Card>
            <section id="self-map-list" aria-label="Items" tabIndex={-1}>
              <ComesUpOffer userId={userId} changes={changes} />
              <MapRoom person={person} count={ownOf(arrangement.items).length} />
              <AboutExamples items={arrangement.items} clear={clearExamples} onMap={examples} />
              <ItemTables items={arrangement.items} changes={changes} />
            </section>
          </div>
        )}
      </Loaded>
    </Page>
  )
}

/** Shows help above the map after a saved name or relationship speaks of danger, until dismissed. */
function useHelpFirst() {
  const [isShown, setShown] = useState(false)
  return {
    show: () => setShown(true),
    panel: isShown && (
      <div ref={bringIntoView}>
        <CrisisPanel onSafe={() => setShown(false)} />
      </div>
    ),
  }
}

function bringIntoView(place: HTMLElement | null): void {
  place?.scrollIntoView?.({ block: 'start' })
}

/** Moves the focus to the map or the list after a deleted item took its focused button with it. */
function useKeptFocus(count: number): void {
  const before = useRef(count)
  useEffect(() => {
    const isFewer = count < before.current
    before.current = count
    if (!isFewer || document.activeElement !== document.body) return
    const next =
      document.querySelector<HTMLElement>('[data-pill][tabindex="0"]') ??
      document.getElementById('self-map-list')
    next?.focus({ preventScroll: true })
  }, [count])
}

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

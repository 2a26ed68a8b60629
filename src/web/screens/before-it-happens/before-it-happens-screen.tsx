import { useLocation } from 'wouter'
import type { Person } from '#domain/person.ts'
import { helpWhileWriting } from '#web/features/crisis/crisis-watch.tsx'
import { ForecastForm } from '#web/features/forecasts/forecast-form.tsx'
import { useSelfMap } from '#web/features/self-map/use-self-map.ts'
import { ItemPicker } from '#web/features/situations/item-picker.tsx'
import { keepDevUser } from '#web/lib/dev-user.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import '#web/features/situations/situation-form.css'

export function BeforeItHappensScreen({ person }: { person: Person | null }) {
  return (
    <Page
      title="Before it happens"
      back={{ href: '/dashboard', label: 'Dashboard' }}
      intro="Look at what is coming while you can still move something."
    >
      {person && <Form person={person} />}
    </Page>
  )
}

function Form({ person }: { person: Person }) {
  const [, navigate] = useLocation()
  const map = useSelfMap(person.id)
  return (
    <Loaded query={map} waiting={<Skeleton height={420} />}>
      {(items) => (
        <ForecastForm
          userId={person.id}
          items={items}
          help={helpWhileWriting}
          picker={(chosen, onChange, problem) => (
            <ItemPicker items={items} chosen={chosen} onChange={onChange} problem={problem} />
          )}
          onKept={() => navigate(keepDevUser('/forecasts'))}
        />
      )}
    </Loaded>
  )
}

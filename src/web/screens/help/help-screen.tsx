import { GET_HELP, HELPLINES, REGIONS } from '#domain/content/helplines.ts'
import { clearPageQuickly } from '#web/features/crisis/clear-page.ts'
import { EmergencyCall } from '#web/features/crisis/emergency-call.tsx'
import { GroundingExercise } from '#web/features/crisis/grounding-exercise.tsx'
import { HelplineList } from '#web/features/crisis/helpline-list.tsx'
import { SomeoneITrust } from '#web/features/crisis/someone-i-trust.tsx'
import { useRegion } from '#web/features/crisis/use-region.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Page } from '#web/ui/page.tsx'
import { SafetyPart } from './safety-part.tsx'
import './help.css'

/** Needs no account and no network, because the page includes all its content. */
export function HelpScreen() {
  const [region, chooseRegion] = useRegion()
  const { label, support, violence } = HELPLINES[region]

  return (
    <Page
      title={GET_HELP}
      isNarrow
      intro="You don’t have to be sure it’s bad enough. The people on these lines are there to listen, whatever it is."
      actions={
        <Button look="quiet" size="small" onClick={clearPageQuickly}>
          Clear this page quickly
        </Button>
      }
    >
      <div className="stack">
        <Card className="help-first">
          <p>If you or someone else is in danger right now</p>
          <EmergencyCall region={region} onChoose={chooseRegion} />
        </Card>
        <Card title="Someone to talk to">
          <HelplineList lines={support} label={`People to talk to, ${label}`} />
        </Card>
        <Card title="If someone at home hurts or frightens you">
          <HelplineList lines={violence} label={`Help with domestic abuse, ${label}`} />
        </Card>
        <SomeoneITrust />
        <GroundingExercise />
        <details className="help-all">
          <summary>Numbers for every region</summary>
          {REGIONS.filter((name) => name !== region).map((name) => (
            <section key={name} aria-label={HELPLINES[name].label}>
              <h2>
                {HELPLINES[name].label} <span className="muted">· {HELPLINES[name].emergency}</span>
              </h2>
              <HelplineList lines={HELPLINES[name].support} label={HELPLINES[name].label} />
            </section>
          ))}
        </details>
        <p className="small muted reading">
          If no one answers, don’t stop there. Call your emergency number, or the person closest to
          you.
        </p>
        <SafetyPart />
      </div>
    </Page>
  )
}

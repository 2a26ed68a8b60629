import type { ReactNode } from 'react'
import { HELPLINES, REGIONS } from '#domain/content/helplines.ts'
import { PAGES } from '#domain/content/pages.ts'
import { FRAMEWORK_NAME, PRODUCT_NAME } from '#domain/content/product.ts'
import { MINIMUM_AGE } from '#domain/people/person.ts'
import { clearPageQuickly } from '#web/crisis/clear-page.ts'
import { EmergencyCall } from '#web/crisis/emergency-call.tsx'
import { GroundingExercise } from '#web/crisis/grounding-exercise.tsx'
import { HelplineList } from '#web/crisis/helpline-list.tsx'
import { SomeoneITrust } from '#web/crisis/someone-i-trust.tsx'
import { useRegion } from '#web/crisis/use-region.ts'
import { useSettings } from '#web/lib/calls/settings.ts'
import { hasPlans } from '#web/lib/instance.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Page } from '#web/ui/page.tsx'
import { Section } from '#web/ui/section.tsx'
import './help.css'
import './safety.css'

/** When this text was last checked against the product. */
const AS_OF = 'November 2026'

const protocol = () => [
  'Before anything else, the words you write are read for signs that someone’s life may be in danger, yours or someone else’s. This happens in your browser while you type and again on the server, without any outside service.',
  'We check in two ways: with a list of phrases, and with a small trained model. Either one is enough to show help. Both can be wrong: they may miss it when help is needed, or take a figure of speech for danger.',
  'In our own tests with sentences neither had seen before, about nine in ten that clearly spoke of danger were noticed when the text was sent. While it was typed, six in ten were, most of them with just one quiet line. Of sentences that only hint at it, about four in ten were missed. About one harmless sentence in fifty raised an alarm. So please don’t wait for us: help is on every page.',
  'When we notice something, helplines appear above everything else. They block nothing, ask nothing and need no network. You decide what happens next.',
  'We don’t store, log or send what we noticed. No one else finds out.',
  hasPlans()
    ? 'When we show you help, we don’t analyze what you wrote unless you ask us to. That analysis never counts towards a limit, and it’s included in every plan.'
    : 'When we show you help, we don’t analyze what you wrote unless you ask us to, and then nothing gets in the way.',
  'If someone at home might see your screen, “Clear this page quickly” erases what you typed here and leaves an empty page.',
]

const LIMITS = [
  `An analysis is a reading of your words by rules and a trained model, built on the ${FRAMEWORK_NAME}. It is a second look, not the truth about you. You can correct every equation it makes.`,
  'It is not medical advice. It does not diagnose, treat or predict, and it never tells you to start or stop a treatment.',
  'It understands English best. Irony, other languages and very short texts lead it astray.',
  'It doesn’t know what you haven’t written. If something isn’t clear, it asks instead of guessing.',
  'It doesn’t judge other people. It only knows how you see them.',
  `${PRODUCT_NAME} is for people aged ${MINIMUM_AGE} and over.`,
]

/** The handling of danger, the limits of an analysis, and contacts. */
export function SafetyPart() {
  const options = useSettings()
  const contact = options.data?.contact

  return (
    <Section
      id="safety"
      title="Safety"
      intro="What we do when something you write suggests danger, what an analysis can and can’t do, and where to reach a person."
    >
      <div className="stack">
        <Part title="When words sound like danger" sentences={protocol()} />
        <Part title="The limits of an analysis" sentences={LIMITS} />
        <Card title="Your words">
          <p className="reading">
            What you write is read by {PRODUCT_NAME}’s own engine on its own server. If this site
            also offers an outside engine, it is used only after you agree, you see the exact text
            first, and you can change your mind in your profile at any time. A language model on the
            same server, or the one your browser has, may read too: a result says which, and the
            browser’s is asked only when you press for it.
          </p>
        </Card>
        <Card title="Contact">
          <p className="reading">
            {contact ? (
              <>
                Was something wrong or missing here? Write to{' '}
                <a href={`mailto:${contact}`}>{contact}</a>.
              </>
            ) : (
              'Was something wrong or missing here? Tell the people who run this site. '
            )}{' '}
            That address isn’t watched day and night. If it’s urgent, please use the numbers above.
          </p>
        </Card>
        <p className="small muted">As of {AS_OF}.</p>
      </div>
    </Section>
  )
}

function Part({ title, sentences }: { title: string; sentences: readonly ReactNode[] }) {
  return (
    <Card title={title}>
      <ul className="safety-list">
        {sentences.map((sentence, index) => (
          <li key={`${title}${index + 1}`}>{sentence}</li>
        ))}
      </ul>
    </Card>
  )
}

/** Needs no account and no network, because the page includes all its content. */
export function HelpScreen() {
  const [region, chooseRegion] = useRegion()
  const { label, support, violence } = HELPLINES[region]

  return (
    <Page
      title={PAGES['/help'].title}
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

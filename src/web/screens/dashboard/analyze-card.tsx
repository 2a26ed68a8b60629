import { Telescope } from 'lucide-react'
import { FirstField } from '#web/features/situations/first-field.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'

type Props = { owner: number | null; isHero?: boolean }

/** The next thing to do: the one soft card of the dashboard, unless something asks for an answer. */
export function AnalyzeCard({ owner, isHero = true }: Props) {
  return (
    <Card look={isHero ? 'soft' : 'plain'} title="Analyze Situation" className="dashboard-analyze">
      <p className="muted">Something on your mind? Two minutes, one situation.</p>
      <FirstField owner={owner} button="Analyze" mayBeEmpty />
      {owner !== null && (
        <>
          <p className="small dashboard-check-in">
            <Link href="/check-in">Check in with four taps</Link>
          </p>
          <LinkButton isWide href="/before-it-happens">
            <Telescope aria-hidden />
            Before it happens
          </LinkButton>
        </>
      )}
    </Card>
  )
}

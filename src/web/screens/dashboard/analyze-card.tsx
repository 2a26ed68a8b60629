import { PenLine, Telescope } from 'lucide-react'
import { TwoCircles } from '#web/pictures/two-circles.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'

type Props = { isHero?: boolean; hasAccount?: boolean }

/** The next thing to do: the one soft card of the dashboard, unless something asks for an answer. */
export function AnalyzeCard({ isHero = true, hasAccount = false }: Props) {
  return (
    <Card look={isHero ? 'soft' : 'plain'} title="Analyze Situation" className="dashboard-analyze">
      <p className="muted">Something on your mind? Two minutes, one situation.</p>
      <TwoCircles className="dashboard-circles" gap={0.45} />
      <LinkButton look="primary" isWide href="/analyze-situation">
        <PenLine aria-hidden />
        Analyze
      </LinkButton>
      {hasAccount && (
        <p className="small dashboard-check-in">
          <Link href="/check-in">Check in with four taps</Link>
        </p>
      )}
      {hasAccount && (
        <LinkButton isWide href="/before-it-happens">
          <Telescope aria-hidden />
          Before it happens
        </LinkButton>
      )}
    </Card>
  )
}

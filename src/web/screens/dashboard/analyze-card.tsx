import { PenLine } from 'lucide-react'
import { TwoCircles } from '#web/pictures/two-circles.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** The next thing to do: the one soft card of the dashboard, unless something asks for an answer. */
export function AnalyzeCard({ isHero = true }: { isHero?: boolean }) {
  return (
    <Card look={isHero ? 'soft' : 'plain'} title="Analyze Situation" className="dashboard-analyze">
      <p className="muted">Something on your mind? Two minutes, one situation.</p>
      <TwoCircles className="dashboard-circles" gap={0.45} />
      <LinkButton look="primary" isWide href="/analyze-situation">
        <PenLine aria-hidden />
        Analyze
      </LinkButton>
    </Card>
  )
}

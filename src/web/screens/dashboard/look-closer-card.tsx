import { ChevronRight, Mail, Sprout, Telescope } from 'lucide-react'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'

const DOORS = [
  {
    href: '/what-helps-me',
    title: 'What helps me',
    text: 'The steps you took, before and after',
    icon: Sprout,
  },
  {
    href: '/forecasts',
    title: 'My forecasts',
    text: 'What you said would come, and what came',
    icon: Telescope,
  },
  { href: '/letter', title: 'My letters', text: 'Your weeks, in your own words', icon: Mail },
] as const

/** Rooms that look at many situations together. */
export function LookCloserCard() {
  return (
    <Card title="Look closer" className="dashboard-closer">
      <ul className="doors">
        {DOORS.map(({ href, title, text, icon: Icon }) => (
          <li key={href}>
            <Link className="door" href={href}>
              <Icon aria-hidden />
              <span>
                <span className="door-title">{title}</span>
                <span className="small muted">{text}</span>
              </span>
              <ChevronRight aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

import type { ReactNode } from 'react'
import {
  SAMPLE_ATTACHMENT_INSIGHT,
  SAMPLE_CATEGORIES,
} from '#domain/content/examples/analytics-sample.ts'
import { counted, countOf } from '#domain/findings/analytics-words.ts'
import { powerLabel, powerWord } from '#domain/self-map/attachment-power.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TableHead } from '#web/ui/table-head.tsx'
import './analytics.css'

export type CategoryBar = {
  label: string
  /** A pair of colour tokens, by name. */
  colour: string
  count: number
  power: number
}

/** The items per category, as a table with a bar for each share. */
export function CategoryBars({ bars }: { bars: readonly CategoryBar[] }) {
  const total = countOf(bars)
  return (
    <table className="category-bars">
      <caption className="sr-only">Items by category</caption>
      <TableHead titles={['Category', 'Share of your items', ['Attachment', 'number']]} />
      <tbody>
        {bars.map(({ label, colour, count, power }) => (
          <tr key={label}>
            <th scope="row">
              <bdi>{label}</bdi>
            </th>
            <td>
              <div className="category-bar" aria-hidden="true">
                <div
                  style={{
                    width: `${(100 * count) / total}%`,
                    background: `var(--cat-${colour}-line)`,
                  }}
                />
              </div>
              <span className="small figures">
                {count} of {counted(total, 'item')}
              </span>
            </td>
            <td className="number">
              {powerWord(power)}, {powerLabel(power)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Marks every made-up block, so it isn't mistaken for the person's data. */
export const SampleTag = () => <Badge look="caps">SAMPLE</Badge>

/** Says that the figures below are samples, and when real ones appear. */
export function SampleNote({ children }: { children: ReactNode }) {
  return (
    <div className="sample-note">
      <SampleTag />
      <p className="small">{children}</p>
    </div>
  )
}

export function SampleMapInsights({ children }: { children: ReactNode }) {
  return (
    <div className="stack">
      <SampleNote>{children}</SampleNote>
      <Card title="Category Distribution" aside={<SampleTag />}>
        <CategoryBars bars={SAMPLE_CATEGORIES} />
      </Card>
      <Card look="soft" title="Attachment Strength" aside={<SampleTag />}>
        <p className="insight">{SAMPLE_ATTACHMENT_INSIGHT}</p>
      </Card>
      <LinkButton isAlone look="primary" href="/self-map">
        Open your Self-Map
      </LinkButton>
    </div>
  )
}

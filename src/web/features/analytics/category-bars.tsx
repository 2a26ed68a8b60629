import { countItems } from '#domain/findings/analytics.ts'
import { counted } from '#domain/findings/analytics-words.ts'
import { powerLabel, powerWord } from '#domain/self-map/attachment-power.ts'
import { TableHead } from '#web/ui/table-head.tsx'

export type CategoryBar = {
  key: string
  label: string
  /** A pair of colour tokens, by name. */
  colour: string
  count: number
  power: number
}

/** The items per category, as a table with a bar for each share. */
export function CategoryBars({ bars }: { bars: readonly CategoryBar[] }) {
  const total = countItems(bars.map((bar) => ({ ...bar, category: bar.key })))
  return (
    <table className="category-bars">
      <caption className="sr-only">Items by category</caption>
      <TableHead titles={['Category', 'Share of your items', ['Attachment', 'number']]} />
      <tbody>
        {bars.map(({ key, label, colour, count, power }) => (
          <tr key={key}>
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

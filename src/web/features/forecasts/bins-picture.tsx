import type { Bin } from '#domain/findings/forecast-stats.ts'

const [LEFT, TOP, HEIGHT, STEP] = [50, 20, 200, 110]

/** Five columns: dashed is what was said, solid is what came, apricot what lies between. The table says the same. */
export function BinsPicture({ bins }: { bins: readonly Bin[] }) {
  const y = (share: number) => TOP + HEIGHT * (1 - share / 100)
  return (
    <svg className="bins" viewBox="0 0 600 260" aria-hidden="true">
      {[0, 50, 100].map((share) => (
        <g key={share}>
          <path d={`M${LEFT} ${y(share)}H600`} className="bins-grid" />
          <text x={LEFT - 10} y={y(share) + 4} textAnchor="end" className="bins-label">
            {share / 10}
          </text>
        </g>
      ))}
      {bins.map(({ from, to, said, came, all }, at) => {
        const x = LEFT + STEP / 2 + at * STEP
        return (
          <g key={from}>
            {all.length > 0 && (
              <>
                <path d={`M${x} ${y(said)}V${y(came)}`} className="bins-gap" />
                <circle cx={x} cy={y(said)} r={16} className="bins-said" />
                <circle cx={x} cy={y(came)} r={16} className="bins-came" />
              </>
            )}
            <text x={x} y={256} textAnchor="middle" className="bins-label">
              {from / 10} to {to / 10}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

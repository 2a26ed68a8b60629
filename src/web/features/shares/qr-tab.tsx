import { encode } from 'uqr'

const SIZE = 200
const COLOUR = '#007AFF'

/** Draws the code locally, so the address isn't sent to another service. */
export function QrTab({ url }: { url: string }) {
  const { data, size } = encode(url, { border: 2 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <div className="share-qr">
      <svg
        width={SIZE}
        height={SIZE}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="QR code for the link"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill={COLOUR} shapeRendering="crispEdges" />
      </svg>
      <p className="small muted">Point a phone’s camera at it to open the link.</p>
    </div>
  )
}

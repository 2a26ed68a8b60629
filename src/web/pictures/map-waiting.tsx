const RINGS = [22, 34, 46]

/** Where a map will be: its rings and its middle, which the server can draw without knowing how wide it is. */
export const MapWaiting = () => (
  <>
    {RINGS.map((radius) => (
      <circle
        key={radius}
        className="map-ring"
        cx="50%"
        cy="50%"
        r={`${radius}%`}
        vectorEffect="non-scaling-stroke"
      />
    ))}
    <circle className="map-self" cx="50%" cy="50%" r="6%" />
  </>
)

const RINGS = [22, 34, 46]

/** A placeholder with the map's rings and centre, which the server can render without knowing the width. */
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

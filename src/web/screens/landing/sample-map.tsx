/** The example map beside the promise. */
export function SampleMap() {
  return <div className="landing-map" />
}

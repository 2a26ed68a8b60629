/** What was expected and what is perceived, side by side with a little gap: the product in one picture. */
export function TwoCircles() {
  return (
    <svg className="auth-picture" viewBox="0 0 320 130" aria-hidden="true">
      <circle
        cx="118"
        cy="66"
        r="52"
        fill="var(--surface2)"
        stroke="var(--ink3)"
        strokeWidth="2"
        strokeDasharray="3 6"
        strokeLinecap="round"
      />
      <circle
        cx="190"
        cy="66"
        r="52"
        fill="var(--primary)"
        fillOpacity=".16"
        stroke="var(--primary)"
        strokeWidth="2"
      />
      <circle cx="154" cy="66" r="7" fill="var(--accent)" />
    </svg>
  )
}

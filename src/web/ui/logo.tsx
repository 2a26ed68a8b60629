/** Two overlapping circles: what was expected, what is perceived, and you in between. */
export function Logo() {
  return (
    <svg width={28} height={28} viewBox="0 0 32 32" aria-hidden="true">
      <circle
        cx="12"
        cy="16"
        r="9"
        fill="none"
        stroke="var(--ink3)"
        strokeWidth="2"
        strokeDasharray="2.2 3"
        strokeLinecap="round"
      />
      <circle
        cx="20"
        cy="16"
        r="9"
        fill="var(--primary)"
        fillOpacity=".18"
        stroke="var(--primary)"
        strokeWidth="2"
      />
      <circle cx="16" cy="16" r="2.6" fill="var(--accent)" />
    </svg>
  )
}

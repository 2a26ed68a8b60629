import { Card } from '#web/ui/card.tsx'

/** What the text leaves open is asked, not claimed. */
export function Questions({ entries }: { entries: readonly string[] }) {
  if (entries.length === 0) return null
  return (
    <Card title="Also worth asking yourself">
      <ul className="questions">
        {entries.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </Card>
  )
}

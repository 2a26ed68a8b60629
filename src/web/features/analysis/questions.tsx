import { Card } from '#web/ui/card.tsx'

/** What earlier analyses asked beside their own question. */
export const CORRECT = [
  'Does {emotion} fit, or would you use another word?',
  'Is something important missing here?',
] as const
const [BEFORE, AFTER] = CORRECT[0].split('{emotion}') as [string, string]

/** "Is this it?" stands above already. */
const asksWhetherItFits = (question: string): boolean =>
  CORRECT.some((one) => one === question) ||
  (question.startsWith(BEFORE) && question.endsWith(AFTER))

/** What the text leaves open is asked, not claimed. */
export function Questions({ entries }: { entries: readonly string[] }) {
  const others = entries.filter((question) => !asksWhetherItFits(question))
  if (others.length === 0) return null
  return (
    <Card title="Also worth asking yourself">
      <ul className="questions">
        {others.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </Card>
  )
}

import { Check } from 'lucide-react'
import './subscription.css'

export function CheckList({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="check-list">
      {lines.map((line) => (
        <li key={line}>
          <Check aria-hidden />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  )
}

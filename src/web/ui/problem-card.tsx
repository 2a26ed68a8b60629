import { Button } from './button.tsx'
import { Card } from './card.tsx'

/** Shows the message of a failed request, with a retry button. */
export function ProblemCard({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Card>
      <div className="stack" role="alert">
        <p>{message}</p>
        <Button isAlone onClick={onRetry}>
          Try again
        </Button>
      </div>
    </Card>
  )
}

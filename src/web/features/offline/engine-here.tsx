import { useDrawn } from '#web/lib/drawn.ts'
import { Button } from '#web/ui/button.tsx'
import { megabytes, useEngineHere } from './use-engine-here.ts'

type Props = {
  /** What it is good for, before it is here and after. */
  offer: string
  here: string
}

/** The analysis on this device: asked for, with its weight, and removed again by one press. */
export const EngineHere = (props: Props) => (useDrawn() === null ? <Shown {...props} /> : null)

function Shown({ offer, here }: Props) {
  const { state, bring, remove, fetched } = useEngineHere()
  const { isHere, files } = state.data ?? { isHere: false, files: null }
  if (isHere)
    return (
      <div className="stack">
        <p className="muted reading">{here}</p>
        <div>
          <Button size="small" disabled={remove.isPending} onClick={() => remove.mutate()}>
            Remove the analysis from this device
          </Button>
        </div>
      </div>
    )
  if (!files) return null
  const size = megabytes(files.bytes)
  return (
    <div className="stack">
      <p className="muted reading">{offer}</p>
      <div>
        <Button size="small" disabled={bring.isPending} onClick={() => bring.mutate()}>
          {bring.isPending
            ? `Fetching: ${megabytes(fetched)} of ${size}`
            : `Fetch the analysis (${size})`}
        </Button>
      </div>
    </div>
  )
}

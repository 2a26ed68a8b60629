import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  fetchEngine,
  findEngineFiles,
  isEngineHere,
  removeEngine,
} from '#web/lib/engine/engine-here.ts'
import { useDrawn } from '#web/lib/waking/drawn.ts'
import { Button } from '#web/ui/button.tsx'

const ENGINE_HERE = ['engine-here']

const MEGABYTE = 1_000_000
const megabytes = (bytes: number): string => `${Math.ceil(bytes / MEGABYTE)} MB`

type Props = {
  /** Describe the engine before and after the download. */
  offer: string
  here: string
}

/** Offers the local engine with its size, and a button to remove it. */
export const EngineHere = (props: Props) =>
  useDrawn() === null ? <Shown {...props} /> : <Offer text={props.offer} isBusy />

type OfferProps = { text: string; isBusy: boolean; label?: string; onBring?: () => void }

const Offer = ({ text, isBusy, label = 'Download the engine', onBring }: OfferProps) => (
  <div className="stack">
    <p className="muted reading">{text}</p>
    <Button isAlone size="small" disabled={isBusy} onClick={onBring}>
      {label}
    </Button>
  </div>
)

function Shown({ offer, here }: Props) {
  const client = useQueryClient()
  const [fetched, setFetched] = useState(0)
  const onSettled = () => {
    setFetched(0)
    return client.invalidateQueries({ queryKey: ENGINE_HERE })
  }
  const state = useQuery({
    queryKey: ENGINE_HERE,
    queryFn: async () => ({ isHere: await isEngineHere(), files: await findEngineFiles() }),
  })
  const bring = useMutation({
    mutationFn: () => fetchEngine(setFetched),
    meta: { done: 'Analysis now runs on this device', failed: 'We couldn’t download it' },
    onSettled,
  })
  const remove = useMutation({
    mutationFn: removeEngine,
    meta: { done: 'Removed from this device' },
    onSettled,
  })
  // Nearly every browser supports it, so show the offer until that is known.
  if (state.isPending) return <Offer text={offer} isBusy />
  const { isHere, files } = state.data ?? { isHere: false, files: null }
  if (isHere)
    return (
      <div className="stack">
        <p className="muted reading">{here}</p>
        <Button isAlone size="small" disabled={remove.isPending} onClick={() => remove.mutate()}>
          Remove the engine from this device
        </Button>
      </div>
    )
  if (!files) return null
  const size = megabytes(files.bytes)
  return (
    <Offer
      text={offer}
      isBusy={bring.isPending}
      label={
        bring.isPending
          ? `Downloading: ${megabytes(fetched)} of ${size}`
          : `Download the engine (${size})`
      }
      onBring={() => bring.mutate()}
    />
  )
}

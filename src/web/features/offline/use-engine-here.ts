import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  fetchEngine,
  findEngineFiles,
  isEngineHere,
  removeEngine,
} from '#web/lib/engine/engine-here.ts'

const ENGINE_HERE = ['engine-here']

/** Whether the engine is on this device, what it would weigh, and the two ways to change that. */
export function useEngineHere() {
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
    meta: { done: 'The analysis is on this device', failed: 'It could not be fetched' },
    onSettled,
  })
  const remove = useMutation({
    mutationFn: removeEngine,
    meta: { done: 'Removed from this device' },
    onSettled,
  })
  return { state, bring, remove, fetched }
}

const MEGABYTE = 1_000_000
export const megabytes = (bytes: number): string => `${Math.ceil(bytes / MEGABYTE)} MB`

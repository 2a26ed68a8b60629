import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Sent } from '#contract/endpoint.ts'
import { forecasts } from '#contract/forecasts.ts'
import { call } from '#web/lib/api.ts'
import { useAsk } from '#web/lib/calls/use-ask.ts'
import { useSend, useSendFor } from '#web/lib/calls/use-send.ts'
import { afterChange, FORECASTS } from '#web/lib/query-keys.ts'
import { timeZone, useZone } from '#web/lib/time-zone.ts'
import { offerUndo } from '#web/ui/toast.tsx'

export function useForecasts(userId: number) {
  const zone = useZone()
  return useAsk([...FORECASTS, userId, zone], forecasts.list, { userId }, { zone })
}

export const useAddForecast = (userId: number) =>
  useSend(forecasts.add, { userId }, 'We couldn’t save the forecast', 'forecasts')

export function useChangeForecast(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (words: Sent<typeof forecasts.change>) => call(forecasts.change, { id }, words),
    meta: { failed: 'We couldn’t save the forecast', changes: ['forecasts'] },
    onError: () => afterChange(client, 'forecasts'),
  })
}

/** Invalidates the list at once, but leaves the card until its answer was seen. */
export function useAnswerForecast(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (answer: Sent<typeof forecasts.answer>) => call(forecasts.answer, { id }, answer),
    meta: { failed: 'We couldn’t save your answer' },
    onSuccess: () => void client.invalidateQueries({ queryKey: FORECASTS }),
  })
}

export const useStillToCome = () =>
  useMutation({
    mutationFn: (id: number) => call(forecasts.later, { id }, { zone: timeZone() }),
    meta: { failed: 'Something went wrong', changes: ['forecasts'] },
  })

/** Dismisses a forecast and offers undo. */
export function useLetGo() {
  const takeBack = useSendFor(forecasts.takeBack, {}, 'Something went wrong', 'forecasts')
  return useMutation({
    mutationFn: (id: number) => call(forecasts.putAway, { id }),
    meta: { failed: 'Something went wrong', changes: ['forecasts'] },
    onSuccess: (_, id) => offerUndo('We won’t ask about it', () => takeBack.mutate(id)),
  })
}

/** Deletes at once and offers undo. */
export function useRemoveForecast(userId: number) {
  const failed = 'We couldn’t restore the forecast'
  const restore = useSend(forecasts.restore, { userId }, failed, 'forecasts')
  return useMutation({
    mutationFn: (id: number) => call(forecasts.remove, { id }),
    meta: { failed: 'We couldn’t delete the forecast', changes: ['forecasts'] },
    onSuccess: ({ undo }) => offerUndo('The forecast is deleted', () => restore.mutate({ undo })),
  })
}

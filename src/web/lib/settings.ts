import { useQuery } from '@tanstack/react-query'
import { settings } from '#contract/settings.ts'
import { call } from './api.ts'

/** What this server offers; the same for everybody. */
export const useSettings = () =>
  useQuery({ queryKey: ['settings'], queryFn: () => call(settings.get, {}) })

import { useQuery } from '@tanstack/react-query'

/** Settings of this server, the same for all. The page usually ships with them, so the fetch is imported lazily. */
export const useSettings = () =>
  useQuery({
    queryKey: ['settings'],
    queryFn: async () => (await import('./ask-settings.ts')).askSettings(),
  })

import { useQuery } from '@tanstack/react-query'

/** What this server offers; the same for everybody. The page brings the answer along, so asking comes later. */
export const useSettings = () =>
  useQuery({
    queryKey: ['settings'],
    queryFn: async () => (await import('./ask-settings.ts')).askSettings(),
  })

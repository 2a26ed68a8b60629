import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { journals } from '#contract/journals.ts'
import { JOURNAL_LIMIT, JOURNAL_TOO_LARGE, type JournalImport } from '#domain/situation/journal.ts'
import { call, callWithFile } from '#web/lib/api.ts'
import { afterChange, analysesKey, JOURNALS_KEY, situationKey } from '#web/lib/query-keys.ts'

/** "1 note", "2,000 notes": a number with its noun. */
export const countedNotes = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`

/** Query parameters that say how to parse a table. */
export type Reading = {
  date?: string
  time?: string
  title?: string
  text?: string
  mood?: string
  dayFirst?: 'yes' | 'no'
}

const inThisZone = (reading: Reading) => ({
  ...reading,
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
})

/** The polling interval in milliseconds while a batch runs. */
const LOOK_EVERY = 3000

export const useImports = (userId: number) =>
  useQuery({
    queryKey: [...JOURNALS_KEY, userId],
    queryFn: () => call(journals.list, { userId }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ waiting }: JournalImport) => waiting > 0) ? LOOK_EVERY : false,
  })

export const useJournalPreview = (userId: number) =>
  useMutation({
    mutationFn: ({ file, reading }: { file: File; reading: Reading }) => {
      if (file.size > JOURNAL_LIMIT) throw new Error(JOURNAL_TOO_LARGE)
      return callWithFile(journals.preview, { userId }, inThisZone(reading), file)
    },
    meta: { failed: 'We couldn’t read that file', isShownInForm: true },
  })

type Wanted = { file: File; reading: Reading; without: readonly string[] }

export const useBringInJournal = (userId: number) =>
  useMutation({
    mutationFn: ({ file, reading, without }: Wanted) =>
      callWithFile(
        journals.bringIn,
        { userId },
        { ...inThisZone(reading), without: without.join(',') },
        file,
      ),
    meta: { failed: 'Nothing was imported', isShownInForm: true, changes: ['journals'] },
  })

export function useUndoImport(userId: number) {
  return useMutation({
    mutationFn: (id: number) => call(journals.undo, { userId, id }),
    meta: {
      failed: 'We couldn’t undo the import',
      done: { title: 'Import undone', text: 'Everything from this file is deleted.' },
      changes: ['journals'],
    },
  })
}

type Batch = { importId?: number; situationIds?: number[]; selfMapItemIds: number[] }

export function useAnalyseNotes(userId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (batch: Batch) => call(journals.analyse, { userId }, batch),
    meta: { failed: 'We couldn’t analyze it', isShownInForm: true },
    async onSuccess(_, { situationIds = [] }) {
      await afterChange(client, 'journals')
      for (const id of situationIds) await client.invalidateQueries({ queryKey: situationKey(id) })
    },
  })
}

/** Polls for the requested analysis of a note. */
export function useAwaited(situationId: number, isAwaited: boolean) {
  const client = useQueryClient()
  return useQuery({
    queryKey: ['awaited note', situationId],
    queryFn: async () => {
      await client.invalidateQueries({ queryKey: analysesKey(situationId) })
      return true
    },
    enabled: isAwaited,
    refetchInterval: LOOK_EVERY,
  })
}

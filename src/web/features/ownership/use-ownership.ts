import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, fetchFile } from '#web/lib/api.ts'
import { withBase } from '#web/lib/base.ts'
import { saveFile } from '#web/lib/browser/save-file.ts'
import { jsonIn, KEYS, TAB_KEYS, writeInTab, writeStored } from '#web/lib/browser-storage.ts'
import { forgetEverything } from '#web/lib/offline/forget.ts'

/** Lazy-loaded on click, because the schemas cover everything a person can have. */
const calls = async () => (await import('#contract/ownership.ts')).ownership
const fileRules = () => import('#domain/sharing/export-file.ts')

export const useDownload = (userId: number) =>
  useMutation({
    mutationFn: async () => {
      const { EXPORT_FORMAT } = await fileRules()
      const file = await call((await calls()).export, { userId })
      saveFile(
        `${EXPORT_FORMAT}-${file.exportedAt.slice(0, 10)}.json`,
        new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }),
      )
    },
    meta: { done: { title: 'Download ready', text: 'It’s everything we hold about you.' } },
  })

/** Downloads Markdown, tables and the export file as one ZIP. */
export const useArchive = (userId: number) =>
  useMutation({
    mutationFn: async () => {
      const { EXPORT_FORMAT } = await fileRules()
      const archive = await fetchFile((await calls()).archive, { userId })
      saveFile(`${EXPORT_FORMAT}-${new Date().toISOString().slice(0, 10)}.zip`, archive)
    },
    meta: { done: { title: 'Download ready', text: 'It’s everything we hold about you.' } },
  })

/** Parses an export file and fills the account from it. */
export function useBringIn(userId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (chosen: File) => {
      const { IMPORT_LIMIT, ImportFile, NOT_AN_EXPORT } = await fileRules()
      if (chosen.size > IMPORT_LIMIT) throw new Error('Files can be up to 20 MB.')
      const file = ImportFile.safeParse(jsonIn(await chosen.text()))
      if (!file.success) throw new Error(NOT_AN_EXPORT)
      return call((await calls()).import, { userId }, file.data)
    },
    meta: { done: { title: 'Everything is back', text: 'Your Self-Map and situations are here.' } },
    onSuccess: () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' }),
  })
}

/** Also clears what this browser stores, except the theme. */
export const useDeleteAccount = (userId: number) =>
  useMutation({
    mutationFn: async (email: string) => call((await calls()).deleteAccount, { userId }, { email }),
    meta: { failed: 'We couldn’t delete your account', isShownInForm: true },
    async onSuccess() {
      await forgetEverything()
      for (const [name, key] of Object.entries(KEYS)) if (name !== 'theme') writeStored(key, null)
      for (const key of Object.values(TAB_KEYS)) writeInTab(key, null)
      location.assign(withBase('/'))
    },
  })

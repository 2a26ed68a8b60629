import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { navigate } from 'wouter/use-browser-location'
import * as z from 'zod/mini'
import { relationships } from '#contract/relationships.ts'
import { type Relationship, SIGN_IN_TO_RELATE } from '#domain/self-map/relationship.ts'
import { signInHref } from '#web/lib/address/return-address.ts'
import { CallError, call, reasonOf } from '#web/lib/api.ts'
import { withBase, withoutBase } from '#web/lib/base.ts'
import { jsonIn } from '#web/lib/browser-storage.ts'
import { withDevUser } from '#web/lib/dev-user.ts'
import { relationshipsKey } from '#web/lib/query-keys.ts'
import { offerUndo, tell } from '#web/ui/toast.tsx'
import type { Toast } from '#web/ui/toast-card.tsx'

export type NewLink = Omit<Relationship, 'id'>

/** Loads the relationships between a person's items. Refetches on mount, focus and reconnect. */
export const useRelationships = (userId: number) =>
  useQuery({
    queryKey: relationshipsKey(userId),
    queryFn: () => call(relationships.list, { userId }),
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
  })

/** The place where a relationship is made. Decides how its failure is shown. */
export type LinkPlace = 'diagram' | 'form'

const TEMPORARY = 2 ** 31

export function useRelationshipChanges(userId: number, place: LinkPlace, onDanger?: () => void) {
  const client = useQueryClient()
  const queryKey = relationshipsKey(userId)
  const write = (change: (links: Relationship[]) => Relationship[]) =>
    client.setQueryData<Relationship[]>(queryKey, (links) => change(links ?? []))

  const add = useMutation({
    mutationFn: (link: NewLink) => call(relationships.add, { userId }, link),
    meta: {
      done: 'Relationship created',
      ...(place === 'diagram' && {
        failed: { title: 'Error', text: 'Failed to add relationship' },
      }),
      isShownInForm: true,
    },
    async onMutate(link) {
      await client.cancelQueries({ queryKey })
      const id = TEMPORARY + (client.getQueryData<Relationship[]>(queryKey)?.length ?? 0)
      write((links) => [...links, { ...link, id }])
      return id
    },
    onSuccess: (saved, _link, id) => {
      write((links) => [...links.filter((it) => it.id !== id && it.id !== saved.id), saved])
      if (saved.isCrisis) onDanger?.()
    },
    onError(error, _link, id) {
      write((links) => links.filter((it) => it.id !== id))
      if (place === 'form') tell({ ...formFailure(error), isBad: true })
    },
  })

  const remove = useMutation({
    mutationFn: ({ id }: Relationship) => call(relationships.remove, { id }),
    meta: { failed: 'Error deleting relationship' },
    async onMutate({ id }) {
      await client.cancelQueries({ queryKey })
      write((links) => links.filter((it) => it.id !== id))
    },
    onSuccess(_reply, { id: _id, ...link }) {
      offerUndo('Relationship deleted', () => add.mutate(link))
    },
    onError: (_error, link) => {
      write((links) => [...links, link].sort((a, b) => a.id - b.id))
    },
  })

  return { add, remove }
}
export type RelationshipChanges = ReturnType<typeof useRelationshipChanges>

/** Uses the server's message if there is one. After an ended session, offers a sign-in that returns here. */
function formFailure(error: Error): Toast {
  if (reasonOf(error) === 'signed_out') {
    const back = withoutBase(location.pathname) + location.search
    const signIn = () => navigate(withBase(withDevUser(signInHref(back))))
    return { ...SIGN_IN_TO_RELATE, action: { label: 'Sign in', run: signIn } }
  }
  return {
    title: 'Error creating relationship',
    text: (error instanceof CallError && saidBy(error)) || 'Failed to create relationship.',
  }
}

/** The server's message, error or text, without the status. */
function saidBy({ message, refusal }: CallError): string {
  if (refusal) return refusal.message
  const text = message.replace(/^\d{3}: /, '')
  const body = Said.safeParse(jsonIn(text))
  return body.success ? (body.data.message ?? body.data.error ?? '') : text
}

const Said = z.object({ message: z.optional(z.string()), error: z.optional(z.string()) })

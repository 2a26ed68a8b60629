import * as z from 'zod/mini'
import { Person, SignIn } from '#domain/people/person.ts'
import { Invitation } from '#domain/people/registration.ts'
import { endpoint } from './endpoint.ts'

const Code = z.string().check(z.maxLength(32))

export const auth = {
  user: endpoint({
    method: 'GET',
    path: '/api/auth/user',
    does: 'Says who is signed in.',
    reply: Person,
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/auth/register',
    does: 'Creates an account and signs in; where accounts are by invitation, with one.',
    isOpen: true,
    body: z.object({ ...SignIn.shape, invite: z.optional(Invitation) }),
    reply: Person,
    status: 201,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    does: 'Signs in; where a mailed code is required, a second call carries it.',
    isOpen: true,
    body: z.object({
      ...SignIn.shape,
      code: z.optional(Code),
      /** Whether this browser may sign in without a code next time. */
      remember: z.optional(z.boolean()),
    }),
    reply: Person,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/auth/confirm',
    does: 'Confirms the email of the signed-in account with the mailed code.',
    body: z.object({ code: Code }),
    reply: Person,
  }),
  sendConfirmation: endpoint({
    method: 'POST',
    path: '/api/auth/confirm/code',
    does: 'Mails a new code to confirm the email of the signed-in account; the one before ends.',
    reply: z.undefined(),
    status: 204,
  }),
  sendProof: endpoint({
    method: 'POST',
    path: '/api/auth/proof/code',
    does: 'Mails a code with which the one who is signed in proves to be the owner.',
    reply: z.undefined(),
    status: 204,
  }),
  prove: endpoint({
    method: 'POST',
    path: '/api/auth/proof',
    does: 'Takes that code; for ten minutes everything can be downloaded, deleted or signed out.',
    body: z.object({ code: Code }),
    reply: z.undefined(),
    status: 204,
  }),
  devLogin: endpoint({
    method: 'GET',
    path: '/api/auth/dev-login',
    does: 'Development only: makes a test account.',
    isOpen: true,
    reply: z.object({ devUserId: z.string() }),
  }),
}

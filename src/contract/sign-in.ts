import * as z from 'zod/mini'
import { Person, SignIn } from '#domain/people/person.ts'
import { Invitation } from '#domain/people/registration.ts'
import { endpoint } from './endpoint.ts'

const Code = z.string().check(z.maxLength(32))

export const signIn = {
  user: endpoint('GET /api/auth/user', {
    does: 'Says who is signed in.',
    reply: Person,
  }),
  register: endpoint('POST /api/auth/register', {
    does: 'Creates an account and signs in, with an invitation if the site needs one.',
    isOpen: true,
    body: z.object({ ...SignIn.shape, invite: z.optional(Invitation) }),
    reply: Person,
    status: 201,
  }),
  login: endpoint('POST /api/auth/login', {
    does: 'Signs in. If an emailed code is required, a second call carries it.',
    isOpen: true,
    body: z.object({
      ...SignIn.shape,
      code: z.optional(Code),
      /** Lets this browser sign in without a code next time. */
      remember: z.optional(z.boolean()),
    }),
    reply: Person,
  }),
  confirm: endpoint('POST /api/auth/confirm', {
    does: 'Confirms the email of the signed-in account with the emailed code.',
    body: z.object({ code: Code }),
    reply: Person,
  }),
  sendConfirmation: endpoint('POST /api/auth/confirm/code', {
    does: 'Emails a new code to confirm the email of the signed-in account. The previous code stops working.',
  }),
  sendProof: endpoint('POST /api/auth/proof/code', {
    does: 'Emails a code that proves the signed-in person owns the account.',
  }),
  prove: endpoint('POST /api/auth/proof', {
    does: 'Checks that code. For ten minutes everything can be downloaded, deleted or signed out.',
    body: z.object({ code: Code }),
  }),
  devLogin: endpoint('GET /api/auth/dev-login', {
    does: 'Development only: creates a test account.',
    isOpen: true,
    reply: z.object({ devUserId: z.string() }),
  }),
}

import { describe, expect, it } from 'vitest'
import { loginProblemHref, loginProblemIn } from './login-problem.ts'
import { Email, initialsOf, isSameName, mailboxOf, readEmail, usernameFrom } from './person.ts'
import { invitationHref, invitationIn } from './registration.ts'
import { isProof, SignInWay } from './sign-in-way.ts'

describe('an address', () => {
  it.each([
    [' Ada@Example.ORG ', 'ada@example.org'],
    ['a.b+c@example.org', 'a.b+c@example.org'],
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['ａda@example.org', 'ada@example.org'],
    ['ada＠example.org', null],
    ['ada@example', null],
    ['ada@127.0.0.1', null],
    ['ada@example.org@x', null],
    ['@example.org', null],
    ['ada@', null],
    ['ada', null],
    ['.ada@example.org', null],
    ['a..b@example.org', null],
    ['ada@exam ple.org', null],
    ['ada@example.org/x', null],
    ['ada@example.org:80', null],
  ])('%s is %s', (typed, email) => {
    expect(readEmail(typed)).toBe(email)
  })

  it('is kept as it is compared, and its mailbox has no label', () => {
    expect(Email.parse(' ADA@example.org')).toBe('ada@example.org')
    expect(Email.safeParse('ada').success).toBe(false)
    expect(Email.safeParse(`ada@example.org${' '.repeat(305)}`).success).toBe(true)
    expect(Email.safeParse(`ada@example.org${' '.repeat(306)}`).success).toBe(false)
    expect([mailboxOf('ada+x@a.org'), mailboxOf('ada@a+b.org')]).toEqual([
      'ada@a.org',
      'ada@a+b.org',
    ])
  })
})

it('has initials, a name that is compared as it is read, and a username', () => {
  expect([initialsOf('ada', 'lovelace'), initialsOf('“élan', null), initialsOf('!', '')]).toEqual([
    'AL',
    'É',
    null,
  ])
  expect([
    isSameName(' ADA ', 'ada'),
    isSameName('e\u0301va', 'Éva'),
    isSameName('Ada', 'Eda'),
  ]).toEqual([...[true, true, false]])
  expect([usernameFrom('Ada Lovelace!', 7), usernameFrom('…', 1)]).toEqual([
    'adalovelace7',
    'friend1',
  ])
})

it('says why a login did not lead in, and takes no other word for it', () => {
  expect(loginProblemIn(new URL(loginProblemHref('away'), 'https://a.example').search)).toMatch(
    /can’t reach/,
  )
  expect([loginProblemIn('?login=toString'), loginProblemIn('')]).toEqual([null, null])
  expect(invitationIn(new URL(invitationHref('abc'), 'https://a.example').search)).toBe('abc')
  expect(invitationIn('?x=1')).toBeNull()
  expect(SignInWay.options.filter((way) => !isProof(way))).toEqual(['device'])
})

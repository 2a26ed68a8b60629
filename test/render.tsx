import { QueryClientProvider } from '@tanstack/react-query'
import { configure, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { vi } from 'vitest'
import { signIn } from '#contract/sign-in.ts'
import type { Person } from '#domain/people/person.ts'
import { createQueryClient } from '#web/lib/calls/query-client.ts'
import { offerUpgrade as offerForReal, upgradeOffer } from '#web/lib/calls/upgrade-offer.ts'
import { dismissToast, ToastRegion, tell as tellForReal } from '#web/ui/toast.tsx'
import type { TestApp, TestPerson } from './app.ts'

// A busy machine may take long; a test that fails takes this long once.
configure({ asyncUtilTimeout: 120_000 })

/** What the test browser lacks: it has no windows to show dialogs in and no screen to measure. */
function completeBrowser(): void {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false
  }
  window.matchMedia ??= (query) =>
    ({
      matches: false,
      media: query,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView ??= () => {}
  globalThis.CSS ??= {
    escape: (text: string) => text.replaceAll(/["\\]/g, '\\$&'),
  } as typeof CSS
  knowSearch()
}

/** The element is younger than the test browser, which would make React complain. */
function knowSearch(): void {
  if (!(document.createElement('search') instanceof HTMLUnknownElement)) return
  const make = document.createElement.bind(document)
  document.createElement = (name: string, options?: ElementCreationOptions) =>
    make(name === 'search' ? 'section' : name, options)
}

/** Renders a screen with the real data client, real toasts and the real offer to upgrade. */
export function renderScreen(screen: ReactElement) {
  completeBrowser()
  dismissToast()
  upgradeOffer.set(null)
  const [tell, offerUpgrade, sessionEnded] = [vi.fn(tellForReal), vi.fn(offerForReal), vi.fn()]
  const client = createQueryClient({ tell, offerUpgrade, sessionEnded })
  render(
    <QueryClientProvider client={client}>
      {screen}
      <ToastRegion />
    </QueryClientProvider>,
  )
  return { client, tell, offerUpgrade, sessionEnded }
}

/** The browser becomes this person's: the address is where they go, and they are who the server says. */
export async function goAs(world: TestApp, person: TestPerson, address: string): Promise<Person> {
  world.actAs(person)
  history.replaceState(null, '', address)
  return (await (await world.send(person, signIn.user, {})).json()) as Person
}

/** The browser of somebody without an account. */
export function goAsVisitor(world: TestApp, address: string) {
  history.replaceState(null, '', address)
  localStorage.clear()
  sessionStorage.clear()
  return world.actAs(world.addVisitor())
}

/** Calls to this address are answered with this, until they are let through again. */
export function answerInstead(path: RegExp, status: number, body: unknown = null) {
  const online = globalThis.fetch
  let isActive = true
  globalThis.fetch = (input, init) =>
    isActive && path.test(String(input))
      ? Promise.resolve(new Response(body === null ? '' : JSON.stringify(body), { status }))
      : online(input, init)
  return () => {
    isActive = false
  }
}

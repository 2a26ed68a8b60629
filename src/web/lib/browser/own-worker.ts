import { withBase } from '../base.ts'

/** The only worker scripts that Trusted Types lets the page start. */
const WORKERS = ['/worker.js', '/push-worker.js'] as const
export type OwnWorker = (typeof WORKERS)[number]

type Policies = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (path: string) => string },
  ) => { createScriptURL: (path: string) => string }
}

const allow = (path: string): string => {
  if (!WORKERS.some((worker) => withBase(worker) === path))
    throw new TypeError(`${path} is not ours`)
  return path
}

let vouch: ((path: string) => string) | undefined

/**
 * Creates the Trusted Types policy once, because a second `createPolicy` with the same name throws. Browsers without
 * Trusted Types use the plain address.
 */
function addressOf(path: OwnWorker): string {
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes
  if (!vouch) {
    const policy = policies?.createPolicy('innermap', { createScriptURL: allow })
    vouch = policy ? (it) => policy.createScriptURL(it) : allow
  }
  return vouch(withBase(path))
}

export const startWorker = (
  path: OwnWorker,
  options?: RegistrationOptions,
): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register(addressOf(path), options)

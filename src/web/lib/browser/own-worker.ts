import { withBase } from '../base.ts'

/** The only scripts besides the pages' own that may be started: the content policy asks for their names. */
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

/** Browsers that know no such policies take the address as it is. A policy can be made only once. */
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

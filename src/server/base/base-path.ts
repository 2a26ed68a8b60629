/** Below which path of its host the product lives: empty at the root, else such as `/inner`. */
const PART = /^\/(?!\.{1,2}(?:\/|$))[\w.~-]+/
/** Their own calls are there, also for watchers who know nothing of a path. */
const TAKEN = /^\/(api|\.well-known)(?=\/|$)/

const trimmed = (path: string): string => path.replace(/(?<!\/)\/+$/, '')

/** Null where nobody could type it: letters, digits, dots, dashes and slashes between them. */
function readPath(typed: string): string | null {
  const path = trimmed(typed.startsWith('/') ? typed : `/${typed}`)
  let rest = path
  while (rest !== '') {
    const part = PART.exec(rest)
    if (!part) return null
    rest = rest.slice(part[0].length)
  }
  return TAKEN.test(path) ? null : path
}

type Given = { BASE_PATH?: string | undefined; PUBLIC_URL?: string | undefined }

/** What `BASE_PATH` says, else the path of `PUBLIC_URL`; or why neither can be followed. */
export function readBasePath({ BASE_PATH, PUBLIC_URL }: Given): { path: string; problem?: string } {
  const inAddress = PUBLIC_URL ? trimmed(new URL(PUBLIC_URL).pathname) : ''
  const path = readPath(BASE_PATH ?? inAddress)
  if (path === null)
    return {
      path: '',
      problem: `${BASE_PATH === undefined ? 'The path in PUBLIC_URL' : 'BASE_PATH'} must be like /inner: letters, digits, dots and dashes, and not /api or /.well-known.`,
    }
  if (inAddress !== '' && inAddress !== path)
    return {
      path,
      problem: `BASE_PATH is ${path || '/'}, but PUBLIC_URL leads to ${inAddress}. Remove one of them, or make them match.`,
    }
  return { path }
}

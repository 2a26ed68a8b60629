/**
 * The parameters a server accepts, found by trial: the first request sends all, and each refusal drops the one it
 * names. The result is remembered while the process runs.
 */
export type Parameters = {
  limit: 'max_completion_tokens' | 'max_tokens' | 'none'
  format: 'json_schema' | 'json_object' | 'none'
  hasStore: boolean
  hasUsage: boolean
  isStreamed: boolean
}

export const EVERYTHING: Parameters = {
  limit: 'max_completion_tokens',
  format: 'json_schema',
  hasStore: true,
  hasUsage: true,
  isStreamed: true,
}

type Way = {
  named: RegExp
  mayLeave: (now: Parameters) => boolean
  without: (now: Parameters) => Parameters
}

/** In the order to drop them if the refusal doesn't name a parameter. */
const WAYS: readonly Way[] = [
  {
    named: /stream_options|include_usage/,
    mayLeave: ({ hasUsage }) => hasUsage,
    without: (now) => ({ ...now, hasUsage: false }),
  },
  {
    named: /\bstore\b/,
    mayLeave: ({ hasStore }) => hasStore,
    without: (now) => ({ ...now, hasStore: false }),
  },
  {
    named: /json_schema|response_format|schema|structured|grammar|tools?\b|json_object/,
    mayLeave: ({ format }) => format !== 'none',
    without: (now) => ({ ...now, format: now.format === 'json_schema' ? 'json_object' : 'none' }),
  },
  {
    named: /max_completion_tokens|max_tokens/,
    mayLeave: ({ limit }) => limit !== 'none',
    without: (now) => ({
      ...now,
      limit: now.limit === 'max_completion_tokens' ? 'max_tokens' : 'none',
    }),
  },
  {
    named: /\bstream(?:ing)?\b/,
    mayLeave: ({ isStreamed }) => isStreamed,
    without: (now) => ({ ...now, isStreamed: false, hasUsage: false }),
  },
]

/** Null if nothing is left to drop. */
export function withoutRefused(now: Parameters, refusal: string): Parameters | null {
  const text = refusal.toLowerCase()
  const named = WAYS.find((way) => way.named.test(text) && way.mayLeave(now))
  const way = named ?? WAYS.find(({ mayLeave }) => mayLeave(now))
  return way ? way.without(now) : null
}

import { isDeepStrictEqual } from 'node:util'

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

const SCHEMA = /json_schema|response_format|schema|structured|grammar|tools?\b|json_object/
const LIMIT = /max_completion_tokens|max_tokens/

type Way = [named: RegExp, sent: Partial<Parameters>, instead: Partial<Parameters>]

/** In the order to drop them if the refusal doesn't name a parameter. */
const WAYS: readonly Way[] = [
  [/stream_options|include_usage/, { hasUsage: true }, { hasUsage: false }],
  [/\bstore\b/, { hasStore: true }, { hasStore: false }],
  [SCHEMA, { format: 'json_schema' }, { format: 'json_object' }],
  [SCHEMA, { format: 'json_object' }, { format: 'none' }],
  [LIMIT, { limit: 'max_completion_tokens' }, { limit: 'max_tokens' }],
  [LIMIT, { limit: 'max_tokens' }, { limit: 'none' }],
  [/\bstream(?:ing)?\b/, { isStreamed: true }, { isStreamed: false, hasUsage: false }],
]

/** Null if nothing is left to drop. */
export function withoutRefused(now: Parameters, refusal: string): Parameters | null {
  const text = refusal.toLowerCase()
  const left = WAYS.filter(([, sent]) => isDeepStrictEqual({ ...now, ...sent }, now))
  const way = left.find(([named]) => named.test(text)) ?? left[0]
  return way ? { ...now, ...way[2] } : null
}

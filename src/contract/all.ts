import { admin } from './admin.ts'
import { analyses } from './analyses.ts'
import { analytics } from './analytics.ts'
import { calendar } from './calendar.ts'
import { checkIns } from './check-ins.ts'
import { consents } from './consents.ts'
import { due } from './due.ts'
import type { Endpoint } from './endpoint.ts'
import { examples } from './examples.ts'
import { exercises } from './exercises.ts'
import { expectations } from './expectations.ts'
import { experiments } from './experiments.ts'
import { forecasts } from './forecasts.ts'
import { health } from './health.ts'
import { journals } from './journals.ts'
import { letters } from './letters.ts'
import { mails } from './mails.ts'
import { offlineSnapshot } from './offline-snapshot.ts'
import { overTime } from './over-time.ts'
import { ownership } from './ownership.ts'
import { passkeys } from './passkeys.ts'
import { patterns } from './patterns.ts'
import { policyPages } from './policy-pages.ts'
import { push } from './push.ts'
import { relationships } from './relationships.ts'
import { secondLooks } from './second-looks.ts'
import { selfMap } from './self-map.ts'
import { sentence } from './sentence.ts'
import { sessions } from './sessions.ts'
import { settings } from './settings.ts'
import { shares } from './shares.ts'
import { signIn } from './sign-in.ts'
import { situations } from './situations.ts'
import { steps } from './steps.ts'
import { subscription } from './subscription.ts'
import { tokens } from './tokens.ts'
import { trial } from './trial.ts'
import { usage } from './usage.ts'
import { webhooks } from './webhooks.ts'
import { words } from './words.ts'

/** The whole API by noun, the source of its description and of the checks that hold for every call. */
export const all = {
  admin,
  analyses,
  analytics,
  offlineSnapshot,
  checkIns,
  calendar,
  consents,
  due,
  examples,
  exercises,
  forecasts,
  health,
  journals,
  policyPages,
  expectations,
  experiments,
  letters,
  mails,
  overTime,
  ownership,
  passkeys,
  patterns,
  push,
  relationships,
  selfMap,
  secondLooks,
  sentence,
  sessions,
  settings,
  shares,
  signIn,
  situations,
  steps,
  subscription,
  tokens,
  trial,
  usage,
  webhooks,
  words,
} satisfies Record<string, Record<string, Endpoint>>

export const everyEndpoint = (): Endpoint[] =>
  Object.values(all).flatMap((noun: Record<string, Endpoint>) => Object.values(noun))

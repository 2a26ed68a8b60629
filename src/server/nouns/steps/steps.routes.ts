import { steps } from '#contract/steps.ts'
import { type App, serve } from '#server/http/serve.ts'
import type { Services } from '#server/outside/services.ts'
import { requirePremium } from '#server/people/premium-access.ts'
import { listEarlier } from './earlier-times.ts'
import { answerStep, askAboutStep, endStep, keepStep, resumeStep, weigh } from './keep-step.ts'
import { stepState } from './step-state.ts'
import { whatHelps } from './what-helps.ts'

export function stepRoutes(app: App, services: Services): void {
  serve(app, steps.state, ({ user, owner, params }) => stepState(services, user, owner, params.id))
  serve(app, steps.keep, ({ owner, params, body }) => keepStep(services, owner, params.id, body))
  serve(app, steps.answer, ({ owner, params, body }) =>
    answerStep(services, owner, params.id, body),
  )
  serve(app, steps.later, ({ owner, params, body }) =>
    askAboutStep(services, owner, params.id, body.zone),
  )
  serve(app, steps.end, ({ owner, params }) => endStep(services, owner, params.id))
  serve(app, steps.resume, ({ owner, params }) => resumeStep(services, owner, params.id))
  serve(app, steps.weigh, async ({ user, owner, params, body }) => {
    await weigh(services, owner, params.id, body)
    return stepState(services, user, owner, params.id)
  })
  serve(app, steps.earlier, ({ owner, params }) => listEarlier(services, owner, params.id))
  serve(app, steps.whatHelps, async ({ user, owner }) => {
    requirePremium(user, services.now())
    return whatHelps(services.db, owner)
  })
}

import { steps } from '#contract/steps.ts'
import { routesOf } from '#server/http/serve.ts'
import { requirePremium } from '#server/people/premium-access.ts'
import { listEarlier } from './earlier-times.ts'
import { answerStep, askAboutStep, endStep, resumeStep, saveStep, weigh } from './save-step.ts'
import { stepState } from './step-state.ts'
import { whatHelps } from './what-helps.ts'

export const stepRoutes = routesOf(steps, (services) => ({
  state: ({ user, owner, params }) => stepState(services, user, owner, params.id),
  keep: ({ owner, params, body }) => saveStep(services, owner, params.id, body),
  answer: ({ owner, params, body }) => answerStep(services, owner, params.id, body),
  later: ({ owner, params, body }) => askAboutStep(services, owner, params.id, body.zone),
  end: ({ owner, params }) => endStep(services, owner, params.id),
  resume: ({ owner, params }) => resumeStep(services, owner, params.id),
  weigh: async ({ user, owner, params, body }) => {
    await weigh(services, owner, params.id, body)
    return stepState(services, user, owner, params.id)
  },
  earlier: ({ owner, params }) => listEarlier(services, owner, params.id),
  whatHelps: async ({ user, owner }) => {
    requirePremium(user, services.now())
    return whatHelps(services.db, owner)
  },
}))

import { steps } from '#contract/steps.ts'
import { routesOf } from '#server/http/serve.ts'
import { forPremium } from '#server/people/premium-access.ts'
import { listEarlier } from './earlier-times.ts'
import { answerStep, askAboutStep, endStep, resumeStep, saveStep, weigh } from './save-step.ts'
import { stepState } from './step-state.ts'
import { whatHelps } from './what-helps.ts'

export const stepRoutes = routesOf(steps, () => ({
  state: ({ own, user, params }) => stepState(own, user, params.id),
  keep: ({ own, params, body }) => saveStep(own, params.id, body),
  answer: ({ own, params, body }) => answerStep(own, params.id, body),
  later: ({ own, params, body }) => askAboutStep(own, params.id, body.zone),
  end: ({ own, params }) => endStep(own, params.id),
  resume: ({ own, params }) => resumeStep(own, params.id),
  weigh: async ({ own, user, params, body }) => {
    await weigh(own, params.id, body)
    return stepState(own, user, params.id)
  },
  earlier: ({ own, params }) => listEarlier(own, params.id),
  whatHelps: forPremium(({ own }) => whatHelps(own)),
}))

import * as z from 'zod/mini'
import { EmotionCategory } from '#domain/emotion/emotion.ts'
import { WhatHelps } from '#domain/findings/what-helps.ts'
import { NewFollowUp, NewStep, Step, StepState, Strength } from '#domain/steps/step.ts'
import { Zone } from '#domain/values/time-zone.ts'
import { Crisis } from './analyses.ts'
import { endpoint } from './endpoint.ts'
import { ById } from './id-in-address.ts'
import { KeptAnyway } from './kept-anyway.ts'

export const steps = {
  state: endpoint({
    method: 'GET',
    path: '/api/situations/:id/step',
    does: 'Says whether a step is offered for a situation, which one was kept, and how strong the feeling was since.',
    params: ById,
    reply: StepState,
  }),
  keep: endpoint({
    method: 'POST',
    path: '/api/situations/:id/step',
    does: 'Keeps a step (201), in the place of one that was not answered yet, or says with 200 that help comes first.',
    params: ById,
    body: z.extend(NewStep, { zone: z.optional(Zone) }),
    reply: z.union([Step, Crisis]),
    status: 201,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/steps/:id/follow-ups',
    does: 'Says whether a step came about and how strong the feeling is now; each question is answered once.',
    params: ById,
    body: z.extend(NewFollowUp, KeptAnyway.shape),
    reply: z.union([Step, Crisis]),
    status: 201,
  }),
  later: endpoint({
    method: 'POST',
    path: '/api/steps/:id/later',
    does: 'Asks about a step again tomorrow.',
    params: ById,
    body: z.object({ zone: Zone }),
    reply: Step,
  }),
  end: endpoint({
    method: 'POST',
    path: '/api/steps/:id/end',
    does: 'Asks about a step no more.',
    params: ById,
    reply: Step,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/api/steps/:id/resume',
    does: 'Takes back that a step is no longer needed.',
    params: ById,
    reply: Step,
  }),
  weigh: endpoint({
    method: 'POST',
    path: '/api/situations/:id/weighings',
    does: 'Keeps how strong a feeling is now; any situation can be weighed again at any time.',
    params: ById,
    body: z.object({ strength: Strength, category: EmotionCategory }),
    reply: StepState,
    status: 201,
  }),
  whatHelps: endpoint({
    method: 'GET',
    path: '/api/users/:userId/what-helps',
    does: 'Lists what a person tried and how strong the feeling was before and after.',
    reply: WhatHelps,
  }),
}

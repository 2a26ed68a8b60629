import * as z from 'zod/mini'
import { EmotionCategory } from '#domain/emotion/emotion.ts'
import { WhatHelps } from '#domain/findings/what-helps.ts'
import { Earlier } from '#domain/situation/earlier.ts'
import { NewFollowUp, NewStep, Step, StepState, Strength } from '#domain/steps/step.ts'
import { Zone } from '#domain/values/time-zone.ts'
import { endpoint } from './endpoint.ts'
import { Crisis, SaveAnyway } from './refusal.ts'

export const steps = {
  state: endpoint('GET /api/situations/:id/step', {
    does: 'Says whether a step is offered for a situation, which one was saved, and how strong the feeling has been since.',
    reply: StepState,
  }),
  keep: endpoint('POST /api/situations/:id/step', {
    does: 'Saves a step (201), replacing one that hasn’t been answered yet, or says with 200 that help comes first.',
    body: z.extend(NewStep, { zone: z.optional(Zone) }),
    inDanger: 'handler',
    reply: z.union([Step, Crisis]),
    status: 201,
  }),
  answer: endpoint('POST /api/steps/:id/follow-ups', {
    does: 'Says whether the step was taken and how strong the feeling is now. Each question is answered once.',
    body: z.extend(NewFollowUp, SaveAnyway.shape),
    reply: z.union([Step, Crisis]),
    status: 201,
  }),
  later: endpoint('POST /api/steps/:id/later', {
    does: 'Asks about a step again tomorrow.',
    body: z.object({ zone: Zone }),
    reply: Step,
  }),
  end: endpoint('POST /api/steps/:id/end', {
    does: 'Stops asking about a step.',
    reply: Step,
  }),
  resume: endpoint('POST /api/steps/:id/resume', {
    does: 'Resumes asking about a step.',
    reply: Step,
  }),
  weigh: endpoint('POST /api/situations/:id/weighings', {
    does: 'Saves how strong a feeling is now. Any situation can be rated again at any time.',
    body: z.object({ strength: Strength, category: EmotionCategory }),
    reply: StepState,
    status: 201,
  }),
  earlier: endpoint('GET /api/analyses/:id/earlier', {
    does: 'Counts how often the moment of an analysis (and its item, if it has one) came up before, and gives the last two: own words, what was felt, what was tried and how it went.',
    reply: Earlier,
  }),
  whatHelps: endpoint('GET /api/users/:userId/what-helps', {
    does: 'Lists what a person tried and how strong the feeling was before and after.',
    reply: WhatHelps,
  }),
}

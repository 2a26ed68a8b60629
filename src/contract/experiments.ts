import * as z from 'zod/mini'
import {
  Experiment,
  NewExperiment,
  NewToss,
  TossAnswer,
  TossOffer,
} from '#domain/steps/own-experiment.ts'
import { Crisis } from './analyses.ts'
import { endpoint } from './endpoint.ts'
import { ById } from './id-in-address.ts'

export const experiments = {
  list: endpoint({
    method: 'GET',
    path: '/api/users/:userId/experiments',
    does: 'Lists a person’s own experiments, newest first, each with its result or how far it is.',
    reply: z.array(Experiment),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/users/:userId/experiments',
    does: 'Begins an experiment (201), one at a time for a feeling, or says with 200 that help comes first.',
    body: NewExperiment,
    reply: z.union([Experiment, Crisis]),
    status: 201,
  }),
  end: endpoint({
    method: 'POST',
    path: '/api/experiments/:id/end',
    does: 'Ends an experiment; before its first look there is no result.',
    params: ById,
    reply: Experiment,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/experiments/:id',
    does: 'Deletes an experiment with its tosses.',
    params: ById,
    reply: z.undefined(),
    status: 204,
  }),
  offer: endpoint({
    method: 'GET',
    path: '/api/situations/:id/toss',
    does: 'Says whether a coin is offered for the feeling of a situation, or what it said.',
    params: ById,
    reply: TossOffer,
  }),
  toss: endpoint({
    method: 'POST',
    path: '/api/situations/:id/toss',
    does: 'Tosses the coin of an experiment; without a strength it is refused, which is counted apart.',
    params: ById,
    body: NewToss,
    reply: TossOffer,
    status: 201,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/tosses/:id/answer',
    does: 'Says a day later how strong the feeling is and what was done; once.',
    params: ById,
    body: TossAnswer,
    reply: z.object({ before: z.int(), after: z.int() }),
    status: 201,
  }),
}

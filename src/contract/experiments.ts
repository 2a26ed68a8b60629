import * as z from 'zod/mini'
import { EmotionCategory } from '#domain/emotion/emotion.ts'
import {
  Experiment,
  NewExperiment,
  NewToss,
  TossAnswer,
  TossOffer,
} from '#domain/steps/own-experiment.ts'
import { endpoint } from './endpoint.ts'
import { Crisis } from './refusal.ts'

export const experiments = {
  list: endpoint('GET /api/users/:userId/experiments', {
    does: 'Lists a person’s own experiments, newest first, each with its result or how far along it is.',
    reply: z.array(Experiment),
  }),
  feelings: endpoint('GET /api/users/:userId/experiments/feelings', {
    does: 'Lists the feelings that come up often enough for an experiment to end within ten weeks.',
    reply: z.array(EmotionCategory),
  }),
  add: endpoint('POST /api/users/:userId/experiments', {
    does: 'Starts an experiment (201), one at a time for a feeling, or says with 200 that help comes first.',
    body: NewExperiment,
    reply: z.union([Experiment, Crisis]),
    status: 201,
  }),
  end: endpoint('POST /api/experiments/:id/end', {
    does: 'Ends an experiment. Before its first look there is no result.',
    reply: Experiment,
  }),
  remove: endpoint('DELETE /api/experiments/:id', {
    does: 'Deletes an experiment with its tosses.',
  }),
  offer: endpoint('GET /api/situations/:id/toss', {
    does: 'Says whether a coin toss is offered for a situation’s feeling or, if it has been tossed, how it came out.',
    reply: TossOffer,
  }),
  toss: endpoint('POST /api/situations/:id/toss', {
    does: 'Tosses the coin of an experiment. Without a strength it counts as declined, which is counted separately.',
    body: NewToss,
    reply: TossOffer,
    status: 201,
  }),
  answer: endpoint('POST /api/tosses/:id/answer', {
    does: 'Says a day later how strong the feeling is and what was done. Only once.',
    body: TossAnswer,
    reply: z.object({ before: z.int(), after: z.int() }),
    status: 201,
  }),
}

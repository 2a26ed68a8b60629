import * as z from 'zod/mini'
import { LoopRest, PatternFigure, PatternSituations, Patterns } from '#domain/findings/pattern.ts'
import { ReadingZone } from '#domain/values/time-zone.ts'
import { endpoint } from './endpoint.ts'

export const patterns = {
  get: endpoint('GET /api/users/:userId/patterns', {
    does: 'Says what goes together in a person’s situations beyond chance, and what keeps coming up unsettled.',
    query: z.object({ zone: z.optional(ReadingZone) }),
    reply: Patterns,
  }),
  behind: endpoint('GET /api/users/:userId/patterns/situations', {
    does: 'Lists the situations a number in a pattern is based on.',
    query: PatternFigure,
    reply: PatternSituations,
  }),
  rest: endpoint('PUT /api/users/:userId/loop-rest', {
    does: 'Hides something that comes up again for two weeks, or shows it again.',
    body: LoopRest,
  }),
}

import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const openapi = {
  get: endpoint('GET /api/openapi.json', {
    does: 'Describes every call of this API (OpenAPI 3.1).',
    isOpen: true,
    reply: z.looseObject({ openapi: z.string() }),
  }),
}

/** One call as the page shows it: shapes are short text instead of a schema. */
export type Operation = {
  method: string
  path: string
  does: string
  isOpen: boolean
  query: string[]
  body: string | null
  reply: string | null
}

type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  allOf?: Schema[]
}
type Content = { content?: { 'application/json'?: { schema: Schema } } }
type Described = {
  tags: string[]
  summary: string
  security: unknown[]
  parameters: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: Content
  responses: Record<string, Content>
}

/** The calls of an OpenAPI description, noun by noun, as they stand in it. */
export function operationsIn(description: object): { noun: string; operations: Operation[] }[] {
  const { paths } = description as { paths: Record<string, Record<string, Described>> }
  const nouns = new Map<string, Operation[]>()
  for (const [path, methods] of Object.entries(paths))
    for (const [method, described] of Object.entries(methods)) {
      const noun = inWords(described.tags[0] ?? 'other')
      nouns.set(noun, [...(nouns.get(noun) ?? []), toOperation(method, path, described)])
    }
  return [...nouns].map(([noun, operations]) => ({ noun, operations }))
}

function toOperation(method: string, path: string, described: Described): Operation {
  const done = Object.entries(described.responses).find(([status]) => status !== 'default')?.[1]
  const [body, reply] = [schemaIn(described.requestBody), schemaIn(done)]
  return {
    method: method.toUpperCase(),
    path,
    does: described.summary,
    isOpen: described.security.length === 0,
    query: described.parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, required, schema }) => `${name}${required ? '' : '?'}: ${shapeOf(schema)}`),
    body: body && shapeOf(body),
    reply: reply && shapeOf(reply),
  }
}

const schemaIn = (part: Content | undefined) => part?.content?.['application/json']?.schema ?? null

/** "selfMap" reads as "Self map". */
const inWords = (noun: string) => {
  const words = noun.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A schema as one would write the type down. */
export function shapeOf(schema: Schema, indent = ''): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = schema.anyOf ?? schema.allOf
  if (choices) {
    const shapes = new Set(choices.map((choice) => shapeOf(choice, indent)))
    return [...shapes].join(schema.anyOf ? ' | ' : ' & ')
  }
  if (schema.items) return `${shapeOf(schema.items, indent)}[]`
  if (!schema.properties) return [schema.type ?? 'anything'].flat().join(' | ')
  const deeper = `${indent}  `
  const fields = Object.entries(schema.properties).map(([name, field]) => {
    const mark = schema.required?.includes(name) ? '' : '?'
    return `${deeper}${name}${mark}: ${shapeOf(field, deeper)}`
  })
  return fields.length > 0 ? `{\n${fields.join('\n')}\n${indent}}` : '{}'
}

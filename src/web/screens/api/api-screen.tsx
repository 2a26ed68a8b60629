import { openapi } from '#contract/openapi.ts'
import { PAGES } from '#domain/content/pages.ts'
import { PRODUCT_NAME } from '#domain/content/product.ts'
import { withBase } from '#web/lib/base.ts'
import { useAsk } from '#web/lib/calls/use-ask.ts'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'

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
type OperationDoc = {
  tags: string[]
  summary: string
  security: unknown[]
  parameters: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: Content
  responses: Record<string, Content>
}
type Operation = OperationDoc & { method: string; path: string }

/** Groups the calls of an OpenAPI description by noun, in their order. */
function operationsIn(description: object): Map<string, Operation[]> {
  const { paths } = description as { paths: Record<string, Record<string, OperationDoc>> }
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ ...described, method, path })),
  )
  return Map.groupBy(operations, ({ tags }) => inWords(tags[0] ?? 'other'))
}

const schemaIn = (part: Content | undefined) => part?.content?.['application/json']?.schema ?? null

/** "selfMap" becomes "Self map". */
const inWords = (noun: string) => {
  const words = noun.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Formats a schema like a TypeScript type. */
function shapeOf(schema: Schema, indent = ''): string {
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

/** The API description for people. Programs use the JSON. */
export function ApiScreen() {
  const description = useAsk(['openapi'], openapi.get, {})
  return (
    <Page
      title={PAGES['/api'].title}
      intro={`Everything ${PRODUCT_NAME} does in a browser goes through these calls, and you can make them too.`}
    >
      <div className="stack">
        <p className="reading">
          Sign in, and the cookie gives you access to your own data. Requests and responses are
          JSON. A refused call returns a reason for programs and a message for people. Where calls
          are limited, the headers RateLimit and RateLimit-Policy say how many are left.{' '}
          <a href={withBase(openapi.get.path)}>The whole description as OpenAPI 3.1</a>
        </p>
        <Loaded query={description} waiting={<Skeleton height={420} />}>
          {(description) => (
            <>
              {[...operationsIn(description)].map(([noun, operations]) => (
                <Card key={noun} title={noun}>
                  <div className="api-calls">
                    {operations.map((operation) => (
                      <OneCall key={`${operation.method} ${operation.path}`} {...operation} />
                    ))}
                  </div>
                </Card>
              ))}
            </>
          )}
        </Loaded>
      </div>
    </Page>
  )
}

function OneCall(operation: Operation) {
  const { method, path, summary, security, parameters, requestBody, responses } = operation
  const done = Object.entries(responses).find(([status]) => status !== 'default')?.[1]
  const [body, reply] = [schemaIn(requestBody), schemaIn(done)]
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, required, schema }) => `${name}${required ? '' : '?'}: ${shapeOf(schema)}`)
  return (
    <details className="api-call">
      <summary>
        <span className={`api-method api-method-${method}`}>{method.toUpperCase()}</span>
        <code>{path}</code>
        <span className="api-does muted">{summary}</span>
      </summary>
      <div className="stack api-shape">
        <p className="small muted">
          {security.length === 0 ? 'Open to everyone.' : 'For people who are signed in.'}
        </p>
        {query.length > 0 && <Shape title="Query parameters" text={query.join('\n')} />}
        {body && <Shape title="Takes" text={shapeOf(body)} />}
        <Shape title="Answers" text={reply ? shapeOf(reply) : 'nothing (204)'} />
      </div>
    </details>
  )
}

function Shape({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h3>{title}</h3>
      <pre>{text}</pre>
    </div>
  )
}

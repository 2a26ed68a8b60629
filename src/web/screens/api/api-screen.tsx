import { useQuery } from '@tanstack/react-query'
import { openapi } from '#contract/openapi.ts'
import { PRODUCT_NAME } from '#domain/content/product.ts'
import { call } from '#web/lib/api.ts'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { type Operation, operationsIn } from './operations.ts'
import './api.css'
import { withBase } from '#web/lib/base.ts'

/** The description of the API, to be read by people. Programs take the same as JSON. */
export function ApiScreen() {
  const description = useQuery({ queryKey: ['openapi'], queryFn: () => call(openapi.get, {}) })
  return (
    <Page
      title="API"
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
              {operationsIn(description).map(({ noun, operations }) => (
                <Card key={noun} title={noun}>
                  <div className="api-calls">
                    {operations.map((operation) => (
                      <OneCall
                        key={`${operation.method} ${operation.path}`}
                        operation={operation}
                      />
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

function OneCall({ operation }: { operation: Operation }) {
  const { method, path, does, isOpen, query, body, reply } = operation
  return (
    <details className="api-call">
      <summary>
        <span className={`api-method api-method-${method.toLowerCase()}`}>{method}</span>
        <code>{path}</code>
        <span className="api-does muted">{does}</span>
      </summary>
      <div className="stack api-shape">
        <p className="small muted">
          {isOpen ? 'Open to everyone.' : 'For people who are signed in.'}
        </p>
        {query.length > 0 && <Shape title="Query parameters" text={query.join('\n')} />}
        {body && <Shape title="Takes" text={body} />}
        <Shape title="Answers" text={reply ?? 'nothing (204)'} />
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

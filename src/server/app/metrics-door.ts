import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Metrics } from '#server/base/metrics.ts'
import type { Services } from '#server/outside/services.ts'

/**
 * Figures for whoever watches the server, at a port of their own: what people use never shows them, and who may
 * reach that port is the operator's business.
 */
export async function openMetricsDoor(
  { db, now }: Pick<Services, 'db' | 'now'>,
  metrics: Metrics,
  place: { port: number; host: string; reusePort?: boolean },
) {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const isAnswering = () =>
    db
      .selectFrom('migration' as 'job')
      .select(({ fn }) => fn.countAll().as('count'))
      .execute()
      .then(
        () => 1,
        () => 0,
      )
  async function countWaiting(): Promise<number> {
    const [row] = await db
      .selectFrom('job')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('runAt', '<=', now())
      .execute()
    return Number(row?.count)
  }
  const gauges = [
    { name: 'innermap_up', help: 'Whether the database answers.', read: isAnswering },
    {
      name: 'innermap_jobs_waiting',
      help: 'Mails and other work that is due and not done.',
      read: () => countWaiting().catch(() => -1),
    },
    {
      name: 'process_resident_memory_bytes',
      help: 'Memory of this process.',
      read: () => process.memoryUsage.rss(),
    },
    {
      name: 'process_uptime_seconds',
      help: 'How long this process has been running.',
      read: () => process.uptime(),
    },
    {
      name: 'nodejs_eventloop_delay_max_seconds',
      help: 'How late work began at the worst, since it was last asked.',
      read: () => delay.max / 1e9,
    },
    {
      name: 'nodejs_eventloop_delay_p99_seconds',
      help: 'How late work began, at the worst hundredth, since it was last asked.',
      read() {
        const seconds = delay.percentile(99) / 1e9
        delay.reset()
        return seconds
      },
    },
  ]
  const server = createServer((request, reply) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return reply.writeHead(404).end()
    metrics.text(gauges).then(
      (text) => reply.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4' }).end(text),
      () => reply.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(place, resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    address: `http://${place.host}:${taken}/metrics`,
    stop() {
      delay.disable()
      server.close()
      server.closeAllConnections()
    },
  }
}

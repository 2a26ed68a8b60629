import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isAny } from '#server/base/db/own-row.ts'
import { countConnections } from '#server/base/db/postgres.ts'
import type { Gauge, Metrics } from '#server/base/metrics.ts'
import type { EngineWork } from '#server/outside/engine/analysis-engine.ts'
import type { Services } from '#server/outside/services.ts'
import { diskOf, waitingWork } from './instance-state.ts'

type Watched = Pick<Services, 'db' | 'dialect' | 'now' | 'config' | 'engines'>

const POOL: readonly Gauge[] = [
  {
    name: 'innermap_pool_connections',
    help: 'Database connections of this process.',
    read: () => countConnections().open,
  },
  {
    name: 'innermap_pool_idle',
    help: 'Idle connections.',
    read: () => countConnections().idle,
  },
  {
    name: 'innermap_pool_waiting',
    help: 'Queries waiting for a connection.',
    read: () => countConnections().waiting,
  },
]

const engineGauges = (work: Readonly<EngineWork>): Gauge[] => [
  {
    name: 'innermap_engine_ready',
    help: 'Whether the engine is ready: 1 yes, 0 not used yet, -1 files missing.',
    read: () => ({ ready: 1, 'at rest': 0, missing: -1 })[work.state],
  },
  {
    name: 'innermap_engine_readings',
    help: 'Texts the engine has been asked to read since the process started.',
    read: () => work.readings,
  },
  {
    name: 'innermap_engine_failures',
    help: 'Texts the engine failed to read.',
    read: () => work.failures,
  },
]

/**
 * Serves Prometheus metrics on a separate port, so the public port never exposes them. The operator decides who can
 * reach it.
 */
export async function openMetricsDoor(
  { db, dialect, now, config, engines }: Watched,
  metrics: Metrics,
  place: { port: number; host: string; reusePort?: boolean },
) {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const isAnswering = () =>
    isAny(db.selectFrom('migration' as 'job')).then(
      () => 1,
      () => 0,
    )
  const countWaiting = (kind: 'all' | 'mails' | 'webhooks') =>
    waitingWork(db, kind, now()).then(
      ({ count }) => count,
      () => -1,
    )
  const gauges: Gauge[] = [
    { name: 'innermap_up', help: 'Whether the database answers.', read: isAnswering },
    {
      name: 'innermap_jobs_waiting',
      help: 'Jobs that are due and not done, emails included.',
      read: () => countWaiting('all'),
    },
    {
      name: 'innermap_mails_waiting',
      help: 'Emails that are due and not sent.',
      read: () => countWaiting('mails'),
    },
    {
      name: 'innermap_webhooks_waiting',
      help: 'Webhook calls that are due but haven’t been made yet.',
      read: () => countWaiting('webhooks'),
    },
    {
      name: 'innermap_disk_free_bytes',
      help: 'Free disk space at DATA_DIR.',
      read: async () => (await diskOf(config.dataDir))?.free ?? -1,
    },
    ...(dialect === 'postgres' ? POOL : []),
    ...(engines.work ? engineGauges(engines.work) : []),
    {
      name: 'process_resident_memory_bytes',
      help: 'Memory used by this process.',
      read: () => process.memoryUsage.rss(),
    },
    {
      name: 'process_uptime_seconds',
      help: 'How long this process has been running.',
      read: () => process.uptime(),
    },
    {
      name: 'nodejs_eventloop_delay_max_seconds',
      help: 'Maximum event loop delay since the last scrape.',
      read: () => delay.max / 1e9,
    },
    {
      name: 'nodejs_eventloop_delay_p99_seconds',
      help: '99th percentile of the event loop delay since the last scrape.',
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

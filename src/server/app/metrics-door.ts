import { once } from 'node:events'
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
  [
    'innermap_pool_connections',
    'Database connections of this process.',
    () => countConnections().open,
  ],
  ['innermap_pool_idle', 'Idle connections.', () => countConnections().idle],
  ['innermap_pool_waiting', 'Queries waiting for a connection.', () => countConnections().waiting],
]

const STATES = { ready: 1, 'at rest': 0, missing: -1 }

const engineGauges = (work: Readonly<EngineWork>): Gauge[] => [
  [
    'innermap_engine_ready',
    'Whether the engine is ready: 1 yes, 0 not used yet, -1 files missing.',
    () => STATES[work.state],
  ],
  [
    'innermap_engine_readings',
    'Texts the engine has been asked to read since the process started.',
    () => work.readings,
  ],
  ['innermap_engine_failures', 'Texts the engine failed to read.', () => work.failures],
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
    ['innermap_up', 'Whether the database answers.', isAnswering],
    [
      'innermap_jobs_waiting',
      'Jobs that are due and not done, emails included.',
      () => countWaiting('all'),
    ],
    ['innermap_mails_waiting', 'Emails that are due and not sent.', () => countWaiting('mails')],
    [
      'innermap_webhooks_waiting',
      'Webhook calls that are due but haven’t been made yet.',
      () => countWaiting('webhooks'),
    ],
    [
      'innermap_disk_free_bytes',
      'Free disk space at DATA_DIR.',
      async () => (await diskOf(config.dataDir))?.free ?? -1,
    ],
    ...(dialect === 'postgres' ? POOL : []),
    ...(engines.work ? engineGauges(engines.work) : []),
    [
      'process_resident_memory_bytes',
      'Memory used by this process.',
      () => process.memoryUsage.rss(),
    ],
    ['process_uptime_seconds', 'How long this process has been running.', () => process.uptime()],
    [
      'nodejs_eventloop_delay_max_seconds',
      'Maximum event loop delay since the last scrape.',
      () => delay.max / 1e9,
    ],
    [
      'nodejs_eventloop_delay_p99_seconds',
      '99th percentile of the event loop delay since the last scrape.',
      () => {
        const seconds = delay.percentile(99) / 1e9
        delay.reset()
        return seconds
      },
    ],
  ]
  const server = createServer((request, reply) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return reply.writeHead(404).end()
    metrics.text(gauges).then(
      (text) => reply.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4' }).end(text),
      () => reply.writeHead(500).end(),
    )
  })
  await once(server.listen(place), 'listening')
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

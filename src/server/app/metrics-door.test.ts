import { expect, it } from 'vitest'
import { settings } from '#contract/settings.ts'
import { situations } from '#contract/situations.ts'
import { addJob } from '#server/jobs/job.repository.ts'
import { startTestApp } from '#test/app.ts'
import { openMetricsDoor } from './metrics-door.ts'

it('tells watchers how the instance is, and nobody who is in it', async () => {
  const world = await startTestApp({ METRICS_PORT: '9464' })
  const ada = await world.addPerson('Ada')
  await world.send(null, settings.get, {})
  await world.send(ada, settings.get, {})
  await world.sendRaw(ada, '/api/secret-words/somebody')
  await world.send(ada, situations.list, { userId: ada.id })
  expect((await world.sendRaw(null, '/metrics')).headers.get('content-type')).not.toMatch(/version/)

  const { metrics } = world
  if (!metrics) throw new Error('There is nothing to watch.')
  const call = { webhookId: 1, event: 'plan.due', thingId: 1, eventId: 'x', at: 0 } as const
  await addJob(world, 'mail_trial_ends', { userId: ada.id })
  await addJob(world, 'mail_trial_ends', { userId: ada.id }, world.now() + 1)
  await addJob(world, 'call_webhook', { userId: ada.id, ...call })
  const watched = {
    ...world,
    config: { ...world.config, dataDir: '.' },
    engines: { ...world.engines, work: { state: 'ready', readings: 3, failures: 2 } as const },
  }
  const door = await openMetricsDoor(watched, metrics, { port: 0, host: '127.0.0.1' })
  const reply = await fetch(door.address)
  const text = await reply.text()
  expect(reply.headers.get('content-type')).toBe('text/plain; version=0.0.4')
  expect(text).toContain(
    'innermap_request_seconds_count{method="GET",path="/api/settings",status="200"} 2\n',
  )
  expect(text).toContain('path="/api/users/:userId/situations",status="200"')
  expect(text).toContain('\ninnermap_up 1\n')
  expect(text).toMatch(/\nprocess_resident_memory_bytes \d{7,}\n/)
  expect(text).toContain('\ninnermap_mails_waiting 1\n')
  expect(text).toContain('\ninnermap_webhooks_waiting 1\n')
  expect(text).toContain('\ninnermap_jobs_waiting 2\n')
  expect(text).toMatch(/\ninnermap_disk_free_bytes \d{6,}\n/)
  expect(text).toContain('\ninnermap_engine_ready 1\n')
  expect(text).toContain('\ninnermap_engine_readings 3\n')
  expect(text).toContain('\ninnermap_engine_failures 2\n')
  expect(text.includes('\ninnermap_pool_connections ')).toBe(world.dialect === 'postgres')
  expect(text).not.toMatch(/secret-words|Ada/)
  // Every line is a comment or a name, its labels and a number.
  const lines = text.trimEnd().split('\n')
  const odd = lines.filter(
    (line) => !/^(# (HELP|TYPE) \S+ .+|\w+(\{[^{}]*\})? -?[\d.e+-]+)$/.test(line),
  )
  expect(odd).toEqual([])
  expect((await fetch(door.address.replace('/metrics', '/'))).status).toBe(404)
  door.stop()
  await world.stop()
})

it('counts nothing where nobody watches', async () => {
  const world = await startTestApp()
  expect(world.metrics).toBeNull()
  await world.stop()
})

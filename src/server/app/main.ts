import { existsSync, fstatSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { PRODUCT_NAME } from '#domain/content/product.ts'
import { type Config, readConfig, withPort } from '#server/base/config.ts'
import { prepareDataFolder } from '#server/base/data-folder.ts'
import { dialectOf } from '#server/base/db/database.ts'
import { checkFile, holdAlone, markOpened, refuseEmptied } from '#server/base/db/own-file.ts'
import { prepareDatabase } from '#server/base/db/prepare-database.ts'
import { createJsonLog, createLog, gathered, type Log } from '#server/base/log.ts'
import { readSecret } from '#server/base/secret.ts'
import { freePortFrom, listen, refuseTakenPort } from '#server/http/listen.ts'
import { startJobWorker } from '#server/jobs/worker.ts'
import { createEngines } from '#server/outside/engine/create-engines.ts'
import type { Mailer } from '#server/outside/mail/mailer.ts'
import { outboxMailer } from '#server/outside/mail/outbox-mailer.ts'
import { smtpMailer } from '#server/outside/mail/smtp-mailer.ts'
import { refuseWithoutPackage } from '#server/outside/payments/create-payments.ts'
import { createServices } from '#server/outside/services.ts'
import { createApp } from './app.ts'
import { startDemoClock } from './demo/demo.routes.ts'
import { describeFailure } from './describe-failure.ts'
import { findDrawPage } from './find-draw-page.ts'
import { JOB_HANDLERS } from './jobs-by-kind.ts'
import { openMetricsDoor } from './metrics-door.ts'
import { tidy } from './tidy.ts'
import { waitForDatabase } from './wait-for-database.ts'

const BUILT = join(import.meta.dirname, '../../../dist')
const WEB_FOLDER = join(BUILT, 'web')

function mailerOf(config: Config, log: Log): Mailer {
  // Demo accounts have no mailbox.
  if (config.isDemo) return { send: async () => undefined }
  return config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.mailFrom)
    : outboxMailer(join(config.dataDir, 'outbox'), config.mailFrom, Date.now, log)
}

/** Writes directly to a file, because its stream stays broken once the disk was full. */
const writeOut = fstatSync(1).isFile()
  ? (text: string) => void writeSync(1, text)
  : (text: string) => void process.stdout.write(text)

const DAMAGED =
  'The database file is damaged. What can still be read is served. Restore a backup with "npm run restore".'

/** The file of the embedded database; null for a database server or `:memory:`. */
const fileOf = (source: string): string | null =>
  dialectOf(source) === 'sqlite' && source !== ':memory:' ? source : null

async function start(): Promise<void> {
  // Files created from here on are readable by this user only.
  process.umask(0o077)
  const given = readConfig(process.env)
  refuseWithoutPackage(given)
  prepareDataFolder(given.dataDir)
  const config = given.mayMove ? withPort(given, await freePortFrom(given.port, given.host)) : given
  const output = gathered(writeOut)
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  process.once('exit', output.flush)
  const log =
    config.logFormat === 'json' ? createJsonLog(output.write, Date.now) : createLog(output.write)
  process.once('uncaughtException', (error) => {
    log.fault('process', error)
    process.exit(1)
  })
  const file = fileOf(config.databaseSource)
  if (file) {
    refuseEmptied(file)
    holdAlone(file, config.takesOver)
  }
  const db = await waitForDatabase(() => prepareDatabase(config.databaseSource), log.line)
  const services = createServices({
    config,
    db,
    dialect: dialectOf(config.databaseSource),
    now: Date.now,
    secret: readSecret(config),
    mailer: mailerOf(config, log),
    engines: createEngines({ analysis: config.analysis, now: Date.now, log }),
    log,
    webFolder: existsSync(WEB_FOLDER) ? WEB_FOLDER : null,
    drawPage: findDrawPage(BUILT, config.basePath),
  })
  if (file) {
    markOpened(file)
    services.fileState = 'checking'
    void checkFile(file).then((state) => {
      services.fileState = state
      if (state === 'damaged') log.line(DAMAGED)
    })
  }
  // Under a supervisor the next process listens on the same port before this one ends.
  const maySucceed = process.send !== undefined && process.platform === 'linux'
  if (maySucceed && !config.sharesPort && !config.takesOver)
    await refuseTakenPort(config.port, config.host)
  const sharesPort = config.sharesPort || maySucceed
  const door = await listen(createApp(services), config.port, config.host, { sharesPort })
  const stopDemo = startDemoClock(services)
  const stopWorker = startJobWorker(services, JOB_HANDLERS, tidy)
  const watchers =
    services.metrics &&
    (await openMetricsDoor(services, services.metrics, {
      port: config.metricsPort ?? 0,
      host: config.metricsHost,
      reusePort: sharesPort,
    }))
  if (watchers) log.line(`Prometheus metrics are at ${watchers.address}`)
  log.line(`${PRODUCT_NAME} is at ${(config.publicUrl ?? door.address) + config.basePath}`)

  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    await door.stop()
    await stopWorker()
    watchers?.stop()
    stopDemo()
    await db.destroy()
    process.exit(0)
  }
  // `on`, not `once`: some packages end the process at once if they are the only listener.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  // Under a supervisor: reports that we serve, and stops when the supervisor exits.
  process.once('disconnect', stop)
  process.send?.({ port: door.port })
}

start().catch((error: unknown) => {
  console.error(describeFailure(error))
  process.exit(1)
})

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { createApp } from './app.ts'
import { readConfig, StartError } from './config.ts'
import { dialectOf } from './db/database.ts'
import { prepareDatabase } from './db/prepare-database.ts'
import { createLog } from './log.ts'
import { readSecret } from './secret.ts'
import { createServices } from './services.ts'

const WEB_FOLDER = join(import.meta.dirname, '../../dist/web')

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog((text) => void process.stdout.write(text))
  const db = await prepareDatabase(config.databaseSource)
  const services = createServices({
    config,
    db,
    dialect: dialectOf(config.databaseSource),
    now: Date.now,
    secret: readSecret(config),
    mailer: { send: async () => {} },
    log,
    webFolder: existsSync(WEB_FOLDER) ? WEB_FOLDER : null,
  })
  const server = createAdaptorServer({ fetch: createApp(services).fetch })
  server.listen(config.port, config.host, () => {
    console.log(`Innermap is at http://${config.host}:${config.port}`)
  })
}

start().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
})

import { execFile } from 'node:child_process'
import { appendFileSync, chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePortFrom } from '#server/http/listen.ts'
import { asOtherUser, ensurePrograms } from './postgres.mjs'

const run = promisify(execFile)

type Server = { data: string; port: number }

/** Starts two PostgreSQL servers with synchronous replication, so both have every acknowledged write. */
export async function startPair() {
  const programs =
    ensurePrograms(['initdb', 'pg_ctl', 'pg_basebackup']) ??
    stopWith('There is no PostgreSQL to be had.')
  const home = mkdtempSync(join(tmpdir(), 'innermap-drill-'))
  chmodSync(home, 0o777)
  const servers: [Server, Server] = [
    { data: join(home, 'one'), port: await steadyPort() },
    { data: join(home, 'two'), port: await steadyPort() },
  ]
  let [leader, follower] = servers

  /** Runs asynchronously, so writers continue. */
  async function program(name: string, rest: string): Promise<void> {
    const [shell, ...args] = asOtherUser(`"${join(programs, name)}" ${rest}`)
    await run(shell, args, { cwd: home })
  }
  async function start({ data, port }: Server): Promise<void> {
    const options = `-p ${port} -k ${home} -c listen_addresses=127.0.0.1 -c max_connections=100`
    await program('pg_ctl', `-D "${data}" -l "${data}.log" -o "${options}" -w start`)
  }
  const processOf = ({ data }: Server) =>
    Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  /** Signals the server's process group. */
  function signal(server: Server, name: NodeJS.Signals): void {
    try {
      process.kill(-processOf(server), name)
    } catch (error) {
      // It may be dead already.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }

  async function ask(server: Server, question: string) {
    const client = new pg.Client({ host: '127.0.0.1', port: server.port, user: 'postgres' })
    await client.connect()
    try {
      return (await client.query(question)).rows
    } finally {
      await client.end()
    }
  }

  /** Adds the follower with synchronous commits. A single server commits alone. */
  async function joinFollower(): Promise<void> {
    rmSync(follower.data, { recursive: true, force: true })
    // Without an init process to reap it, a killed server seems to hold its socket.
    for (const end of ['', '.lock'])
      rmSync(join(home, `.s.PGSQL.${follower.port}${end}`), { force: true })
    await program(
      'pg_basebackup',
      `-h 127.0.0.1 -p ${leader.port} -U postgres -D "${follower.data}" -R -X stream -c fast`,
    )
    const settings = join(follower.data, 'postgresql.auto.conf')
    appendFileSync(settings, "synchronous_standby_names = ''\n")
    await start(follower)
    await ask(leader, "alter system set synchronous_standby_names = '*'")
    await ask(leader, 'select pg_reload_conf()')
    while (!(await isClose())) await pause(50)
  }
  const isClose = async () =>
    (await ask(leader, "select 1 from pg_stat_replication where sync_state = 'sync'")).length > 0

  /** Runs when this program ends, however it ends. */
  function stop(): void {
    for (const server of servers)
      if (existsSync(join(server.data, 'postmaster.pid'))) signal(server, 'SIGKILL')
    rmSync(home, { recursive: true, force: true })
  }
  process.once('exit', stop)
  await program('initdb', `-D "${leader.data}" -A trust -U postgres -E UTF8`)
  await start(leader)
  await joinFollower()

  return {
    url: `postgres://postgres@${servers.map(({ port }) => `127.0.0.1:${port}`).join(',')}/postgres`,
    askLeader: (question: string) => ask(leader, question),
    killLeader: () => signal(leader, 'SIGKILL'),
    pauseLeader: () => signal(leader, 'SIGSTOP'),
    resumeLeader: () => signal(leader, 'SIGCONT'),
    /** Makes the follower the leader. */
    async promote() {
      await program('pg_ctl', `-D "${follower.data}" -w promote`)
      ;[leader, follower] = [follower, leader]
    },
    joinFollower,
  }
}

/** Below the ephemeral range, so the port stays free while its server is dead. */
const steadyPort = () => freePortFrom(20_000 + Math.floor(Math.random() * 10_000), '127.0.0.1')

function stopWith(message: string): never {
  console.error(message)
  process.exit(1)
}

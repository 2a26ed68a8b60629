import { readFileSync } from 'node:fs'
import { connect } from 'node:net'

const CONNECTIONS = 32

/** Asks over and over on open connections for `milliseconds`; answers per second, and the server's CPU per answer. */
export async function load(
  address: string,
  path: string,
  cookie: string,
  milliseconds: number,
  pid: number,
) {
  const { host, hostname, port } = new URL(address)
  const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n\r\n`
  const until = performance.now() + milliseconds
  const cpuBefore = cpuMilliseconds(pid)
  const started = performance.now()
  const counts = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => askUntil(hostname, Number(port), request, until)),
  )
  const answers = counts.reduce((sum, count) => sum + count, 0)
  const seconds = (performance.now() - started) / 1000
  return {
    perSecond: answers / seconds,
    cpuMicroseconds: ((cpuMilliseconds(pid) - cpuBefore) / answers) * 1000,
  }
}

/** Every answer has the length of the first one, so counting bytes is counting answers. */
function askUntil(host: string, port: number, request: string, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host, () => socket.write(request))
    let [answers, length, got, first] = [0, 0, 0, '']
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      got += chunk.length
      if (!length) {
        first += chunk.toString('latin1')
        const end = first.indexOf('\r\n\r\n')
        if (end < 0) return
        if (!first.startsWith('HTTP/1.1 200')) return reject(new Error(first))
        length = end + 4 + Number(/content-length: (\d+)/i.exec(first)?.[1])
      }
      if (got < length) return
      got -= length
      answers += 1
      if (performance.now() < until) return void socket.write(request)
      socket.destroy()
      resolve(answers)
    })
  })
}

/** Linux keeps the processor time of every process, in hundredths of a second. */
function cpuMilliseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

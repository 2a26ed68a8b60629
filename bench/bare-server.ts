/** The yardstick: node:http alone, answering the bytes it was given. */
import { createServer } from 'node:http'

const { headers, body } = JSON.parse(process.env.ANSWER ?? '{}')
const server = createServer((_, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(`at http://127.0.0.1:${address.port}`)
})

// Ends with 0 when the server of this machine is ready to serve; the container's health check.
const { PORT = '5000', HOST = '127.0.0.1' } = process.env
const name = HOST === '0.0.0.0' ? '127.0.0.1' : HOST.includes(':') ? '[::1]' : HOST
const reply = await fetch(`http://${name}:${PORT}/api/ready`, {
  signal: AbortSignal.timeout(3000),
}).catch(() => null)
process.exit(reply?.ok ? 0 : 1)

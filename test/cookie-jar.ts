/** What a browser does with cookies, as far as our tests need it. */
export type Jar = {
  set: (name: string, value: string) => void
  get: (name: string) => string | undefined
  header: () => string
  keep: (reply: Response) => void
}

export function cookieJar(): Jar {
  const kept = new Map<string, string>()
  return {
    set: (name, value) => void kept.set(name, value),
    get: (name) => kept.get(name),
    header: () => [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
    keep(reply) {
      for (const line of reply.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (/max-age=0/i.test(line)) kept.delete(name)
        else kept.set(name, value)
      }
    },
  }
}

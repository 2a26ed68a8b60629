/** In seconds. Most calls take milliseconds, an analysis up to a few seconds. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

type Series = { buckets: number[]; count: number; sum: number }
type Counter = { help: string; values: Map<string, number> }
export type Gauge = readonly [name: string, help: string, read: () => number | Promise<number>]

export type Metrics = ReturnType<typeof createMetrics>

/** Counts calls by path pattern, never by the typed path, and formats them for Prometheus. */
export function createMetrics() {
  const series = new Map<string, Series>()
  const counters = new Map<string, Counter>()
  return {
    observe(method: string, pattern: string, status: number, seconds: number): void {
      const labels = `method="${escaped(method)}",path="${escaped(pattern)}",status="${status}"`
      const known = series.get(labels) ?? { buckets: BUCKETS.map(() => 0), count: 0, sum: 0 }
      BUCKETS.forEach((limit, at) => {
        if (seconds <= limit) known.buckets[at] = (known.buckets[at] ?? 0) + 1
      })
      known.count += 1
      known.sum += seconds
      series.set(labels, known)
    },
    /** Increments a counter. The label must be a constant of ours. */
    count(name: string, help: string, label: string, by = 1): void {
      const counter = counters.get(name) ?? { help, values: new Map<string, number>() }
      counter.values.set(label, (counter.values.get(label) ?? 0) + by)
      counters.set(name, counter)
    },
    async text(gauges: readonly Gauge[]): Promise<string> {
      const lines = [
        '# HELP innermap_request_seconds Response times.',
        '# TYPE innermap_request_seconds histogram',
      ]
      for (const [labels, { buckets, count, sum }] of series) {
        buckets.forEach((inside, at) => {
          lines.push(`innermap_request_seconds_bucket{${labels},le="${BUCKETS[at]}"} ${inside}`)
        })
        lines.push(
          `innermap_request_seconds_bucket{${labels},le="+Inf"} ${count}`,
          `innermap_request_seconds_sum{${labels}} ${sum}`,
          `innermap_request_seconds_count{${labels}} ${count}`,
        )
      }
      for (const [name, { help, values }] of counters) {
        lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} counter`)
        for (const [label, value] of values)
          lines.push(`${name}{kind="${escaped(label)}"} ${value}`)
      }
      for (const [name, help, read] of gauges)
        lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${await read()}`)
      return `${lines.join('\n')}\n`
    },
  }
}

const escaped = (text: string) => text.replace(/[\\"\n]/g, '_')

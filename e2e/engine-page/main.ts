/** Hands the browser's engine to the test. */
import type { AnalyseInput } from '#engine/situation-text.ts'
import { loadBrowserEngine } from '#web/lib/engine/browser-engine.ts'
import { loadCrisisWatch } from '#web/lib/engine/crisis-watch.ts'

const report = async (inputs: AnalyseInput[]): Promise<string[]> => {
  const engine = await loadBrowserEngine()
  const reports: string[] = []
  for (const input of inputs) reports.push(JSON.stringify(await engine.report(input)))
  return reports
}
const watch = async (text: string): Promise<boolean> => (await loadCrisisWatch())([text])

Object.assign(window, { report, watch })

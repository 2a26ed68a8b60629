/** Hands the browser's engine to the test. */
import { detectCrisis } from '#engine/danger/crisis.ts'
import type { AnalyseInput } from '#engine/input/situation-text.ts'
import { loadBrowserEngine } from '#web/lib/engine/browser-engine.ts'
import { loadSmallModel } from '#web/lib/engine/small-model.ts'
import { told } from './told.ts'

const report = async (inputs: AnalyseInput[]): Promise<string[]> => {
  const engine = await loadBrowserEngine()
  const reports: string[] = []
  for (const input of inputs) reports.push(JSON.stringify(told(await engine.report(input))))
  return reports
}
const watch = async (text: string): Promise<boolean> => {
  const scores = await loadSmallModel()
  return detectCrisis([text], scores([text])).isCrisis
}

Object.assign(window, { report, watch })

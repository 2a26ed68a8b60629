import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Database, dialectOf, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

/** Opens the database in its newest shape. Migrations may take their time; people's calls may not. */
export async function prepareDatabase(source: string): Promise<Database> {
  const dialect = dialectOf(source)
  if (dialect === 'sqlite') mkdirSync(dirname(source), { recursive: true, mode: 0o700 })
  const patient = openDatabase(source, { isPatient: true })
  await migrate(patient, dialect)
  if (dialect === 'sqlite') return patient
  await patient.destroy()
  return openDatabase(source)
}

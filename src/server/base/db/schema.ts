import type { DoorTables } from './door-tables.ts'
import type { FindingTables } from './finding-tables.ts'
import type { MapTables } from './map-tables.ts'
import type { PeopleTables } from './people-tables.ts'
import type { ServerTables } from './server-tables.ts'
import type { SituationTables } from './situation-tables.ts'
import type { StepTables } from './step-tables.ts'

export { flag } from './column.ts'

/**
 * The tables as the code sees them; `db/migrations` is where they are made. Only kinds of values that
 * SQLite and PostgreSQL keep alike are used: text, numbers, moments, flags, and JSON as text.
 */
export type Tables = PeopleTables &
  MapTables &
  SituationTables &
  StepTables &
  FindingTables &
  DoorTables &
  ServerTables

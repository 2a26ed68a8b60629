export function startPostgres(): Promise<{ url: string; stop: () => void } | null>
/** The folder with the programs of PostgreSQL. */
export function ensurePrograms(names?: readonly string[]): string | null
/** The program and its arguments that run a command as somebody PostgreSQL agrees to run as. */
export function asOtherUser(command: string): [program: string, ...args: string[]]

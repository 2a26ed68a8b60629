export declare function installArguments(
  needsTools: boolean,
  hasTools: boolean,
  node: { version: string; execPath: string },
): string[]
export declare function digestOf(lockfile: string): string

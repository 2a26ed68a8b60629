export declare function installArguments(
  withTools: boolean,
  node: { version: string; execPath: string },
): string[]

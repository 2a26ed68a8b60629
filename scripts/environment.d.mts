export declare function installArguments(withTools: boolean, version: string): string[]

export declare const COMMANDS: readonly string[]
export declare function serverPackage(): { scripts: Record<string, string> }

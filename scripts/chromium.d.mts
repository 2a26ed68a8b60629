export function findChromium(): string | undefined
export function chromiumOptions(): { executablePath?: string }

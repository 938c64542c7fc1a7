export const CARRIED_CHROMIUM_NOTE: string;
export function findChromium(): string | undefined;

export function readByOldest(css: string): string;

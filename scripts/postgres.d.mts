export const CARRIED_POSTGRES: string;
export function findPostgres(): string | undefined;
export function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }>;

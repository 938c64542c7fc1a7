export function isServiceAddress(pathname: string, request?: { method?: string }): boolean;

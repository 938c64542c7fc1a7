/** What is said when the service starts. */
import type { Config } from './config.ts';

/** What is not as it should be in production; said at every start on standard error, where warnings are looked for. */
export function warnings({ isProduction, clamdAddress }: Pick<Config, 'isProduction' | 'clamdAddress'>): string[] {
  return isProduction && clamdAddress === null
    ? ['Warning: nothing that is uploaded is scanned for viruses (set CLAMD_ADDRESS)']
    : [];
}

import { existsSync } from 'node:fs';
import { startService } from './service.ts';

/**
 * Starts the real service on the production build and hands its address to the tests as ALLOT_URL. ALLOT_URL set from outside (a
 * service that already runs) is used as it is. Returns what ends it again.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['ALLOT_URL']) return undefined;
  if (!existsSync('dist/index.html')) throw new Error('There is no build in dist/: run `npm run build` first');
  const service = await startService();
  process.env['ALLOT_URL'] = service.address;
  return service.remove;
}

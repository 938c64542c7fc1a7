import { createHmac } from 'node:crypto';
import type { Application } from '#domain/application.ts';
import { investorsKey } from '#domain/people/investorsKey.ts';
import type { StoreKeys } from '../numbers/storeKeys.ts';

/** Returns the keyed hash that identifies a second application for the same investors; null if none are named. */
export function investorsHash({ hashKey }: Pick<StoreKeys, 'hashKey'>, application: Application): string | null {
  const key = investorsKey(application);
  return key === '' ? null : createHmac('sha256', hashKey).update(`investors ${key}`).digest('hex');
}

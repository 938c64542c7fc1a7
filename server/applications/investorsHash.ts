import { createHmac } from 'node:crypto';
import type { Application } from '#domain/application.ts';
import { investorsKey } from '#domain/people/investorsKey.ts';
import type { StoreKeys } from '../numbers/storeKeys.ts';

/** Keyed hash by which a second application for the same investors is known; null where none are named. */
export function investorsHash({ hashKey }: Pick<StoreKeys, 'hashKey'>, application: Application): string | null {
  const key = investorsKey(application);
  return key === '' ? null : createHmac('sha256', hashKey).update(`investors ${key}`).digest('hex');
}

import type { Request } from '@playwright/test';
import { fromWire } from '#domain/wire.ts';

/** Whether a call submits the application: the early lead goes to the same address without a key, and uploads have one as well. */
export function isSubmission(request: Request): boolean {
  return request.url().endsWith('/application-create-update/') && 'idempotency-key' in request.headers();
}

/** What a submission carries, as it was sent. */
export function sentWith(request: Request): unknown {
  const [, json = '{}'] = /name="application_data"\r\n\r\n(.*?)\r\n--/s.exec(request.postData() ?? '') ?? [];
  return JSON.parse(json);
}

/** What a submission carries, as the service takes it apart. */
export function submittedWith(request: Request): unknown {
  return fromWire(sentWith(request)).application;
}

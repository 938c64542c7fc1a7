import type { Page } from '@playwright/test';

/** Has every answer of the service say the time of the page's own clock, which a test sets or moves on. Before the page is opened. */
export async function sayPageTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { get } = Headers.prototype;
    Headers.prototype.get = function getAsSaid(name: string) {
      return name.toLowerCase() === 'x-service-time' ? String(Date.now()) : get.call(this, name);
    };
    const { json } = Response.prototype;
    Response.prototype.json = async function jsonAsSaid() {
      const body: unknown = await json.call(this);
      const isTimed = typeof body === 'object' && body !== null && 'server_time' in body;
      return isTimed ? { ...body, server_time: new Date().toISOString() } : body;
    };
  });
}

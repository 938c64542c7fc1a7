/** The record of an application: for the page, and as a file. */
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../deps.ts';
import { contentDisposition } from '../documents/fileNames.ts';
import { notFound } from '../http/errors.ts';
import { applicationIdOf } from '../http/permissions.ts';
import { parseRecord, readRecord, type StoredRecord } from '../records/records.ts';
import type { FastifyRequest } from 'fastify';

export function recordRoutes(app: FastifyInstance, deps: ServerDeps): void {
  const find = async (request: FastifyRequest): Promise<StoredRecord> => {
    const stored = await readRecord(deps, applicationIdOf(request));
    if (!stored) throw notFound();
    return stored;
  };

  app.get('/api/applications/:id/record/', { config: { needs: 'read' } }, async (request) => {
    const stored = await find(request);
    return { sha256: stored.sha256, record: parseRecord(stored) };
  });

  app.get('/api/applications/:id/record.json', { config: { needs: 'read' } }, async (request, reply) => {
    const stored = await find(request);
    const { reference } = parseRecord(stored).application;
    return reply
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': contentDisposition(`${reference}.json`),
      })
      .send(stored.content);
  });
}

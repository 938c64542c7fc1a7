/** What would have been e-mailed, readable; only outside production. */
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../deps.ts';
import { composeEmail } from '../emails/compose.ts';
import type { EmailTemplate } from '../emails/confirmation.ts';

const NEWEST = 100;

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

interface Shown {
  to: string;
  subject: string;
  text: string;
  state: string;
  at: string;
}

function page(emails: Shown[]): string {
  const articles = emails.map(
    ({ to, subject, text, state, at }) =>
      `<article><h2>${escape(subject)}</h2><p>To ${escape(to)}, ${escape(at)}, ${escape(state)}</p><pre>${escape(text)}</pre></article>`,
  );
  const list = articles.join('\n') || '<p>Nothing has been sent yet.</p>';
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title></head><body><main><h1>Outbox</h1>${list}</main></body></html>`;
}

export function outboxRoutes(app: FastifyInstance, { database, keys }: ServerDeps): void {
  app.get('/dev/outbox/', { config: { needs: 'development' } }, async (_request, reply) => {
    const rows = await database
      .selectFrom('outbox')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy(sql`id`)
      .limit(NEWEST)
      .execute();
    const emails: Shown[] = [];
    for (const row of rows) {
      const email = await composeEmail(
        { database, keys },
        {
          applicationId: row.application_id,
          personKey: row.person_key,
          template: row.template as EmailTemplate,
        },
      );
      emails.push({ ...email, state: row.status, at: row.created_at.toISOString() });
    }
    return reply.type('text/html; charset=utf-8').send(page(emails));
  });
}

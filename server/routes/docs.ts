/** Description of every call, for developers of clients of the service; only outside production. */
import type { FastifyInstance } from 'fastify';
import { describeCalls, type CallsDocument, type Operation } from '../description/document.ts';
import { escapeHtml as escape } from '../emails/html.ts';
import { responsesByStatus, fileResponse, describeCall } from './schemas.ts';

/** The page has a style of its own, and runs nothing. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
h2 { margin: 2.5rem 0 0; font-size: 1.25rem; text-transform: capitalize; }
article { border-top: 1px solid #8886; padding: 1rem 0; }
article > :is(h3, p) { margin: 0 0 .25rem; }
h3 { font: 600 1rem/1.5 ui-monospace, monospace; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: .5rem 0; }
dd { margin: 0; }
code { padding: 0 .25em; border-radius: .25em; background: #8882; box-decoration-break: clone; font: .875em/1 ui-monospace, monospace; }
summary { padding: .25rem 0; cursor: pointer; }
pre { margin: 0; padding: 1rem; overflow: auto; border: 1px solid #8886; max-height: 30rem; }`;

/** Returns prose as HTML, with the code between backticks marked. */
function prose(text: string): string {
  return escape(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

function row(name: string, values: readonly string[]): string {
  return values.length === 0 ? '' : `<dt>${escape(name)}</dt><dd>${values.map(escape).join(', ')}</dd>`;
}

function article(address: string, method: string, operation: Operation): string {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const named = parameters.map(({ name, in: place, required }) => `${name} (${place}${required ? '' : ', optional'})`);
  const shapes = JSON.stringify({ parameters, requestBody, responses }, null, 2);
  return `<article id="${escape(operationId)}"><h3>${escape(`${method.toUpperCase()} ${address}`)}</h3>
<p>${prose(summary)}</p>${description === undefined ? '' : `<p>${prose(description)}</p>`}
<dl>${row('Needs', [operation['x-needs']])}${row('Parameters', named)}${row('Body', Object.keys(requestBody?.content ?? {}))}${row('Answers', Object.keys(responses))}</dl>
<details><summary>Shapes</summary><pre tabindex="0">${escape(shapes)}</pre></details></article>`;
}

function page({ info, paths, components }: CallsDocument): string {
  const calls = Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tag: operation.tags[0] ?? '',
      html: article(address, method, operation),
    })),
  );
  const tags = [...new Set(calls.map(({ tag }) => tag))].sort();
  const sections = tags.map((tag) => {
    const articles = calls.filter((call) => call.tag === tag).map(({ html }) => html);
    return `<section><h2>${escape(tag)}</h2>${articles.join('\n')}</section>`;
  });
  const shapes = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details id="${escape(name)}"><summary>${escape(name)}</summary><pre tabindex="0">${escape(JSON.stringify(schema, null, 2))}</pre></details>`,
  );
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Calls</title><style>${STYLE}</style></head><body><main><h1>Calls</h1><p>${prose(info.description)}</p><p>Also as <a href="/api/docs/openapi.json">OpenAPI</a>.</p>${sections.join('\n')}<section><h2>Shapes</h2>${shapes.join('\n')}</section></main></body></html>`;
}

export function docsRoutes(app: FastifyInstance): void {
  const config = { needs: 'development' } as const;
  const pageSchema = {
    ...describeCall('showCalls', 'development', 'A page that describes every call; only outside production.'),
    response: responsesByStatus({ 200: fileResponse('text/html') }),
  };
  app.get('/api/docs/', { config, schema: pageSchema }, async (_request, reply) =>
    reply
      .header('content-security-policy', POLICY)
      .type('text/html; charset=utf-8')
      .send(page(describeCalls(app))),
  );
  const documentSchema = {
    ...describeCall('getCalls', 'development', 'The description of every call as OpenAPI; only outside production.'),
    response: responsesByStatus({ 200: fileResponse('application/json') }),
  };
  app.get('/api/docs/openapi.json', { config, schema: documentSchema }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(describeCalls(app))),
  );
}

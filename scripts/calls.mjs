/**
 * `npm run calls`: writes what is made from the routes' own descriptions: docs/openapi.json, the types of api/wire.ts, and the table of
 * docs/calls.md. `madeOfCalls()` gives the files' texts, for the test that they are fresh.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTs, { astToString } from 'openapi-typescript';
import { buildApp } from '#server/buildApp.ts';
import { readConfig } from '#server/config.ts';
import { describeCalls } from '#server/description/document.ts';
import { systemClock, systemIds } from '#server/system.ts';

const DOCUMENT = 'docs/openapi.json';
const TYPES = 'api/wire.ts';
const PAGE = 'docs/calls.md';
const BEGIN = '<!-- npm run calls: begin -->';
const END = '<!-- npm run calls: end -->';

/** The service as it is described: nothing of it is called, so nothing stands behind it. */
async function describedService() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'allot-calls-'));
  fs.writeFileSync(path.join(folder, 'index.html'), '');
  const config = { ...readConfig({ DATA_DIR: folder }), publicDirectory: folder, isProduction: false };
  const app = await buildApp({ config, clock: systemClock, ids: systemIds, lookups: {}, logLevel: 'silent' });
  // The plugin that hears the routes speaks once they are all there; what starts with the service stays away.
  try {
    await app.ready();
    return describeCalls(app);
  } finally {
    await app.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** The successful answer: its status, and the name of its shape or the type of its file. */
function answerOf(responses) {
  const [[status, { content = {} }]] = Object.entries(responses);
  const [[type, media] = []] = Object.entries(content);
  const shape = media?.schema.$ref?.split('/').at(-1) ?? type;
  return shape === undefined ? status : `${status} \`${shape}\``;
}

/** @param {import('#server/description/document.ts').CallsDocument} calls */
function tableOf({ paths }) {
  const rows = Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { summary, description, responses } = operation;
      const form = Object.keys(operation.requestBody?.content['multipart/form-data'].schema.properties ?? {});
      const told = [
        summary,
        form.length > 0 && `Multipart \`${form.join('`, `')}\`.`,
        `${answerOf(responses)}.`,
        description,
      ].filter(Boolean);
      return `| \`${method.toUpperCase()} ${address}\` | ${told.join(' ').replaceAll('|', '\\|')} | ${operation['x-needs']} |`;
    }),
  );
  return ['| call | what it does and answers | needs |', '|---|---|---|', ...rows].join('\n');
}

/** Replaces what stands between the two markers of a page. */
function between(page, made) {
  const [before, rest = ''] = page.split(BEGIN);
  const [, after] = rest.split(END);
  if (after === undefined) throw new Error(`${PAGE} lacks its markers.`);
  return `${before}${BEGIN}\n${made}\n${END}${after}`;
}

/** The texts of the files that are made, by their path. */
export async function madeOfCalls() {
  const calls = await describedService();
  const types = astToString(
    await openapiTs(structuredClone(calls), { rootTypes: true, rootTypesNoSchemaPrefix: true }),
  );
  return {
    [DOCUMENT]: `${JSON.stringify(calls, null, 2)}\n`,
    [TYPES]: `// Made by npm run calls from docs/openapi.json: every shape of the wire, from the routes' own schemas.\n${types}`,
    [PAGE]: between(fs.readFileSync(PAGE, 'utf8'), tableOf(calls)),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const [file, text] of Object.entries(await madeOfCalls())) fs.writeFileSync(file, text);

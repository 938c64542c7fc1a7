/** Counts what a call costs the service, and what it answers: the same on every machine, however busy. */
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely';
import { Schema } from 'yup';
import { buildApp } from '#server/buildApp.ts';
import type { Database } from '#server/database/database.ts';
import { encodeForm, type TestClient, type TestServer } from '#test/server/support/testServer.ts';
import { countSteps, replaceMethod, type Method } from '#test/support/workload.ts';

export interface Cost {
  /** Sent to the database. */
  statements: number;
  /** Of the database, that were read. */
  rows: number;
  /** Values judged by a schema, in the thread that answers calls. */
  validations: number;
  /** As `countSteps` has them, in that thread. */
  steps: number;
  /** Of the answer's body. */
  bytes: number;
}

class StatementCounter implements KyselyPlugin {
  statements = 0;
  rows = 0;

  transformQuery({ node }: PluginTransformQueryArgs) {
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    this.statements += 1;
    this.rows += result.rows.length;
    return result;
  }
}

/** Counts until it is stopped; gives what stops it, and the count. */
export function countValidations(): () => number {
  let count = 0;
  const counted = (original: Method): Method =>
    function validate(this: unknown, ...given) {
      count += 1;
      return Reflect.apply(original, this, given);
    };
  const restore = replaceMethod(Schema.prototype, '_validate', counted);
  return () => {
    restore();
    return count;
  };
}

export interface Sent {
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  fields?: Record<string, string | File>;
  headers?: Record<string, string>;
}

export interface CountedAnswer {
  status: number;
  body: Buffer;
  json: () => Record<string, unknown>;
  cost: Cost;
}

export interface CountingService {
  app: FastifyInstance;
  /** Sends a call in this browser's name; what it costs to send it is not counted. */
  call: (client: TestClient, sent: Sent) => Promise<CountedAnswer>;
}

/** The request as this browser makes it. */
async function prepare(client: TestClient, { method, url, fields, headers = {} }: Sent): Promise<InjectOptions> {
  const form = fields && (await encodeForm(fields));
  const cookie = [client.cookie, client.browserCookie].filter(Boolean).join('; ');
  const own = { cookie, 'x-csrf-token': client.token };
  const all = { ...own, ...form?.headers, ...headers };
  return { method, url, headers: all, ...(form && { payload: form.payload }) };
}

/** The service over the server's database, with all that it does counted. */
export async function countingService(
  server: TestServer,
  hearRoute?: Parameters<typeof buildApp>[1],
): Promise<CountingService> {
  const counter = new StatementCounter();
  const database: Database = server.database.withPlugin(counter);
  const app = await buildApp({ ...server.deps, database }, hearRoute);
  await app.ready();
  const call = async (client: TestClient, sent: Sent): Promise<CountedAnswer> => {
    const request = await prepare(client, sent);
    const before = { statements: counter.statements, rows: counter.rows };
    const [stopSteps, stopValidations] = [countSteps(), countValidations()];
    const counts = { steps: 0, validations: 0 };
    const response = await app
      .inject(request)
      .finally(() => Object.assign(counts, { validations: stopValidations(), steps: stopSteps() }));
    const cost = {
      ...counts,
      statements: counter.statements - before.statements,
      rows: counter.rows - before.rows,
      bytes: response.rawPayload.length,
    };
    return { status: response.statusCode, body: response.rawPayload, json: () => response.json(), cost };
  };
  return { app, call };
}

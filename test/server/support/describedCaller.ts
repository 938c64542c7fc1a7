/** A caller that knows of the service nothing but its description: any call by its name, with values by theirs. */
import type { FastifyInstance } from 'fastify';
import type { CallsDocument, Operation } from '#server/description/document.ts';

export type SentValue = string | File | object;

interface Described {
  method: string;
  address: string;
  operation: Operation;
}

export interface Reply {
  status: number;
  /** Empty where the description has no JSON for the status. */
  body: Record<string, unknown>;
}

interface Part {
  name: string;
  value: SentValue;
  contentType: string | undefined;
}

const BOUNDARY = 'described-caller-1f0c';

export class DescribedCaller {
  readonly #app: FastifyInstance;
  readonly #document: CallsDocument;
  readonly #cookies = new Map<string, string>();

  constructor(app: FastifyInstance, document: CallsDocument) {
    this.#app = app;
    this.#document = document;
  }

  /** Calls `operationId`; @throws Error where the description does not know one of the values, or needs one that is missing */
  async call(operationId: string, values: Record<string, SentValue> = {}): Promise<Reply> {
    const { method, address, operation } = this.#find(operationId);
    const left = new Map(Object.entries(values));
    const take = (name: string, isNeeded: boolean): SentValue | undefined => {
      const value = left.get(name);
      if (value === undefined && isNeeded) throw new Error(`${operationId} needs ${name}.`);
      left.delete(name);
      return value;
    };
    const placed = (place: string): [string, string][] =>
      (operation.parameters ?? [])
        .filter((parameter) => parameter.in === place)
        .flatMap(({ name, required = false }) => {
          const value = take(name, required);
          if (typeof value === 'object') throw new Error(`${name} is a text.`);
          return value === undefined ? [] : [[name, value]];
        });

    const inPath = new Map(placed('path'));
    const url = address.replace(/\{([^}]+)\}/g, (_whole, name: string) => encodeURIComponent(inPath.get(name) ?? ''));
    const query = new URLSearchParams(placed('query')).toString();
    const headers = { ...Object.fromEntries(placed('header')), ...this.#cookieHeader() };
    const form = await formOf(operation, take);
    if (left.size > 0) throw new Error(`${operationId} does not take ${[...left.keys()].join(', ')}.`);

    const answer = await this.#app.inject({
      method: method.toUpperCase() as 'GET',
      url: query === '' ? url : `${url}?${query}`,
      headers: { ...headers, ...form?.headers },
      ...(form && { payload: form.payload }),
    });
    for (const { name, value } of answer.cookies) this.#cookies.set(name, value);
    const content = operation.responses[answer.statusCode]?.content ?? {};
    return { status: answer.statusCode, body: 'application/json' in content ? answer.json() : {} };
  }

  #find(operationId: string): Described {
    for (const [address, methods] of Object.entries(this.#document.paths))
      for (const [method, operation] of Object.entries(methods))
        if (operation.operationId === operationId) return { method, address, operation };
    throw new Error(`No call is named ${operationId}.`);
  }

  #cookieHeader(): Record<string, string> {
    if (this.#cookies.size === 0) return {};
    return { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  }
}

type Take = (name: string, isNeeded: boolean) => SentValue | undefined;

async function formOf({ requestBody }: Operation, take: Take) {
  const media = requestBody?.content['multipart/form-data'];
  if (!media) return undefined;
  const { properties = {}, required = [] } = media.schema as { properties?: object; required?: string[] };
  const parts = Object.keys(properties).flatMap((name): Part[] => {
    const value = take(name, required.includes(name));
    return value === undefined ? [] : [{ name, value, contentType: media.encoding?.[name]?.contentType }];
  });
  const encoded = await Promise.all(parts.map(encodePart));
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([...encoded, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  };
}

/** As OpenAPI has it: objects are JSON, of that type unless the form says another. */
async function encodePart({ name, value, contentType }: Part): Promise<Buffer> {
  const isFile = value instanceof File;
  const isText = typeof value === 'string';
  const type = contentType ?? (isFile ? value.type : isText ? 'text/plain' : 'application/json');
  const bytes = isFile ? Buffer.from(await value.arrayBuffer()) : Buffer.from(isText ? value : JSON.stringify(value));
  const file = isFile ? `; filename="${value.name}"` : '';
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\nContent-Type: ${type}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n')]);
}

/** A bucket that keeps what the service removes is told of at the start, unless a rule ends its earlier versions. */
import assert from 'node:assert/strict';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { it } from 'node:test';
import { S3Store } from '#server/storage/s3Store.ts';
import { systemClock, systemIds } from '#server/system.ts';
import { temporaryFolder } from './support/testDatabase.ts';

const ENABLED = '<VersioningConfiguration><Status>Enabled</Status></VersioningConfiguration>';
const SUSPENDED = '<VersioningConfiguration><Status>Suspended</Status></VersioningConfiguration>';
const NEVER = '<VersioningConfiguration/>';
const rule = (status: string, prefix: string, what: string) =>
  `<LifecycleConfiguration><Rule><Filter><Prefix>${prefix}</Prefix></Filter><Status>${status}</Status>${what}</Rule></LifecycleConfiguration>`;
const EARLIER = '<NoncurrentVersionExpiration><NoncurrentDays>30</NoncurrentDays></NoncurrentVersionExpiration>';
const NO_RULE = '<Error><Code>NoSuchLifecycleConfiguration</Code></Error>';

const CASES: [name: string, versioning: string, lifecycle: string, warning: RegExp | null][] = [
  ['that never kept versions', NEVER, NO_RULE, null],
  ['with versions and no rule', ENABLED, NO_RULE, /keeps earlier versions, and no lifecycle rule ends them/],
  ['that kept versions once', SUSPENDED, NO_RULE, /keeps earlier versions/],
  ['whose rule ends earlier versions', ENABLED, rule('Enabled', '', EARLIER), null],
  ['whose rule ends those of its prefix', ENABLED, rule('Enabled', 'allot/', EARLIER), null],
  ['whose rule is of another prefix', ENABLED, rule('Enabled', 'other/', EARLIER), /keeps earlier versions/],
  ['whose rule is not in force', ENABLED, rule('Disabled', '', EARLIER), /keeps earlier versions/],
  ['whose rule ends other things', ENABLED, rule('Enabled', '', '<Expiration/>'), /keeps earlier versions/],
  ['that may not be asked', '<Error><Code>AccessDenied</Code></Error>', NO_RULE, /lacks s3:GetBucketVersioning/],
  ['that does not know the question', '<Error><Code>NotImplemented</Code></Error>', NO_RULE, null],
];

for (const [name, versioning, lifecycle, expected] of CASES)
  it(`a bucket ${name} gives ${expected === null ? 'no warning' : 'a warning'}`, async () => {
    const asked: string[] = [];
    const server = http.createServer((request, response) => {
      asked.push(request.url ?? '');
      const body = request.url?.includes('versioning') ? versioning : lifecycle;
      response.writeHead(body.startsWith('<Error>') ? 404 : 200).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const settings = { bucket: 'allot', region: 'ap-southeast-2', accessKey: 'a', secretKey: 'b', prefix: 'allot/' };
    const store = new S3Store(
      { ...settings, endpoint: `http://127.0.0.1:${port}` },
      { dataDirectory: temporaryFolder('versions'), clock: systemClock, ids: systemIds },
    );
    const warnings = await store.findWarnings().finally(() => {
      store.close();
      server.closeAllConnections();
      server.close();
    });

    assert.equal(warnings.length, expected === null ? 0 : 1);
    if (expected !== null) assert.match(warnings[0] ?? '', expected);
    assert.equal(asked[0], '/allot/?versioning=');
  });

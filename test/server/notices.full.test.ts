import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { readConfig } from '#server/config.ts';
import { folderWarnings, warnings } from '#server/notices.ts';
import { FIELD_KEYS, PUBLIC_URL } from './support/fieldKeys.ts';
import { startRealService, stop } from './support/realService.ts';
import { temporaryFolder } from './support/testDatabase.ts';

it('warns in production as loudly of mail and text messages that go nowhere as of a scanner that is missing', () => {
  const production = { NODE_ENV: 'production', FIELD_KEYS, PUBLIC_URL, TRUSTED_PROXIES: '1' };

  assert.match(warnings(readConfig(production)).join(), /nothing that is uploaded is scanned for viruses/);
  assert.match(warnings(readConfig(production)).join(), /no e-mail leaves.*no text message leaves/);
  const whole = {
    ...production,
    CLAMD_ADDRESS: 'unix:/run/clamd.sock',
    SMTP_URL: 'smtps://mail.example',
    SMS_USER: 'user',
    SMS_TOKEN: 'token',
  };
  assert.deepEqual(warnings(readConfig(whole)), []);
  assert.deepEqual(warnings(readConfig({})), []);
  assert.match(
    warnings(readConfig({ ADOPT_FILES: 'true' })).join(),
    /^Warning: any storage would be taken.*ADOPT_FILES/,
  );
});

it('warns where PUBLIC_URL begins with https:// and no proxy is trusted', () => {
  const told = (environment: Record<string, string>) => warnings(readConfig(environment)).join();

  assert.match(told({ PUBLIC_URL }), /^Warning: PUBLIC_URL begins with https:\/\/ .*\(set TRUSTED_PROXIES\)$/);
  assert.equal(told({ PUBLIC_URL, TRUSTED_PROXIES: '1' }), '');
  assert.equal(told({}), '');
});

it('tells of a folder of offers or of the page that is missing, or holds none', () => {
  const folder = temporaryFolder('folders');
  const told = (OFFERS_DIR: string, PUBLIC_DIR: string) => folderWarnings(readConfig({ OFFERS_DIR, PUBLIC_DIR }));
  const [gone, empty] = [path.join(folder, 'gone'), path.join(folder, 'empty')];
  fs.mkdirSync(empty);
  const file = path.join(folder, 'index.html');
  fs.writeFileSync(file, '');

  assert.deepEqual(told('offers', folder), []);
  assert.deepEqual(told(gone, gone), [
    `Warning: there is no page in ${gone} (run npm run build, or set PUBLIC_DIR)`,
    `Warning: there is no folder ${gone} to take offers from (set OFFERS_DIR)`,
  ]);
  for (const none of [empty, file])
    assert.deepEqual(told(none, folder), [`Warning: no folder in ${none} has an offer.json (set OFFERS_DIR)`]);
});

it('takes no offers of the demo in where production names no folder of its own', () => {
  const production = { NODE_ENV: 'production', FIELD_KEYS, PUBLIC_URL };
  assert.deepEqual(
    [{}, production, { ...production, OFFERS_DIR: 'ours' }].map((each) => readConfig(each).importsOffers),
    [true, false, true],
  );
});

it('says so at the start, and starts all the same', async () => {
  const service = await startRealService({
    FIELD_KEYS,
    DATA_DIR: temporaryFolder('data'),
    OFFERS_DIR: '/nonexistent',
    SEED_DEMO_PEOPLE: 'false',
  });
  assert.notEqual(service.address, '', service.output());
  await stop(service);
  assert.match(service.output(), /^Warning: there is no folder .*nonexistent to take offers from \(set OFFERS_DIR\)$/m);
});

/** Pages that the service writes, with a stand-in for the built components: what stands around the markup, and which address gets what. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { links } from '#domain/texts/shell.ts';
import { temporaryFolder } from './support/testDatabase.ts';
import { addOffer, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

const FRAME =
  '<!doctype html><html><head><title>Allot</title><script defer src=/assets/main.js></script><link href=/assets/main.css rel=stylesheet></head><body><div id=root></div><noscript>Words</noscript></body></html>';
const DRAW = 'let count = 0; export const drawPage = async ({ kind }) => `<main>${kind} ${(count += 1)}</main>`;';
/** A name that ends a script, a title and a line. */
const HOSTILE = 'A</script><script>steal()</script></title>\u2028"&';

function writeBuild(): string {
  const folder = temporaryFolder('page');
  for (const [name, content] of Object.entries({
    'index.html': FRAME,
    'assets/main.css': 'body{color:red}',
    'assets/1.css': 'tr{color:blue}',
    'service/drawPage.mjs': DRAW,
    'service/styles.json': JSON.stringify({ main: ['assets/main.css'], home: ['assets/1.css'] }),
  })) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

describe('pages that the service writes', () => {
  let server: TestServer;
  let client: TestClient;
  const get = async (address: string, headers: Record<string, string> = {}) => {
    const { status, headers: answered, body } = await client.call('GET', address, { headers });
    return { status, headers: answered, html: String(body) };
  };

  before(async () => {
    server = await startTestServer({ config: { publicDirectory: writeBuild() } });
    client = await TestClient.open(server);
    await addOffer(server, { href: '/offers/hostile/', name: HOSTILE, branding_colour: '#0b5a5e' });
  });
  after(() => server.stop());

  it('have their content, their title and their data in the page, and the scripts after it', async () => {
    const { status, html, headers } = await get('/offers/hostile/');

    assert.equal(status, 200);
    assert.match(String(headers['content-type']), /^text\/html/);
    assert.match(html, /<div id=root><main>offer \d+<\/main><\/div>/);
    assert.match(html, /<script defer src=\/assets\/main.js><\/script><\/body>/);
    assert.equal(html.match(/<title>/g)?.length, 1);
  });

  it('cannot be left by what stands in an offer', async () => {
    const { html } = await get('/offers/hostile/');

    assert.equal(html.includes('steal()</script>'), false);
    assert.match(html, /<title>A&lt;\/script&gt;/);
    const [, block = ''] = /<script type="application\/json" id="page-data">([^<]*)<\/script>/.exec(html) ?? [];
    assert.equal(block.includes('\u2028'), false);
    assert.equal((JSON.parse(block) as { context: { offer: { name: string } } }).context.offer.name, HOSTILE);
  });

  it('allow their own styles by hash, and no other', async () => {
    const { html, headers } = await get('/');
    const styles = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, rules = '']) => rules);
    const policy = String(headers['content-security-policy']);

    assert.deepEqual(styles.slice(0, 2), ['body{color:red}', 'tr{color:blue}']);
    for (const rules of styles)
      assert.ok(policy.includes(createHash('sha256').update(rules).digest('base64')), `${rules} in ${policy}`);
    assert.equal(policy.includes('unsafe-inline'), false);
    assert.equal(html.includes('rel=stylesheet'), false);
  });

  it('are drawn once while their content is the same, and kept nowhere', async () => {
    const first = await get('/offers/hostile/');
    const again = await get('/offers/hostile/');

    assert.equal(again.html, first.html);
    assert.equal(again.headers['cache-control'], 'no-store');
    assert.equal(String(again.headers['vary']).toLowerCase().includes('cookie'), true);
  });

  for (const [address, kind] of [
    ['/', 'home'],
    ['/offers/hostile', 'offer'],
    ['/offers/hostile/preview/', 'offer'],
    ['/offers/hostile/terms/', 'terms'],
    ['/check/', 'check'],
    ['/d/', 'deadLink'],
  ] as const)
    it(`are of their address: ${address}`, async () => {
      const { status, html } = await get(address);
      assert.equal(status, 200);
      assert.match(html, new RegExp(`<main>${kind} `));
    });

  for (const address of ['/investor/else', '/offers/none/', '/offers/none/terms/', '/offers/hostile/else/', '/x/'])
    it(`say of an unknown address that there is no page: ${address}`, async () => {
      const { status, html, headers } = await get(address);
      assert.equal(status, 404);
      assert.match(html, /<main>notFound /);
      assert.equal(
        headers['x-robots-tag'],
        address === '/offers/none/' || address === '/offers/none/terms/' ? undefined : 'noindex',
      );
    });

  for (const address of [
    links.sheet('hostile'),
    links.draft('hostile', '00000000-0000-4000-8000-000000000001'),
    links.addressUndo,
    links.forgottenPassword,
    links.investorDashboard,
    links.record(1),
    links.manageApplication(1),
  ])
    it(`leave to the script what is about a person: ${address}`, async () => {
      const { status, html } = await get(address);
      assert.equal(status, 200);
      assert.match(html, /<div id=root><\/div>/);
    });

  it('[1-LAND-47] leave an offer to the script where an application of it is past its page', async () => {
    for (const address of ['/offers/hostile/', '/offers/hostile/preview/'])
      assert.match((await get(address, { cookie: 'allot_inside=1' })).html, /<div id=root><\/div>/, address);
    assert.match((await get('/offers/hostile/terms/', { cookie: 'allot_inside=1' })).html, /<main>terms /);
  });

  it('keep the build of the service to the service', async () => {
    assert.equal((await get('/service/drawPage.mjs')).status, 404);
    assert.equal((await get('/service/styles.json')).status, 404);
  });
});

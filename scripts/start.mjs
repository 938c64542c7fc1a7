/**
 * `npm start`: installs what is missing, builds the page when its sources changed, and runs the service in the foreground until
 * Ctrl-C. The service itself migrates its database and seeds the demo offers; what was entered stays in .data/.
 */
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { buildBundle, ensurePackages, giveUp, isBundleFresh, requireNode, root } from './lib/setup.mjs';

const DEFAULT_PORT = 4000;
const HEALTH_TIMEOUT_MS = 120_000;

function readPort() {
  const port = Number(process.env.PORT || DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    giveUp(`PORT must be a number from 1 to 65535; it is "${process.env.PORT}".`);
  return port;
}

/** Ends with a clear message when the port cannot be used: better than a stack trace after the build. */
async function requireFreePort(port, host) {
  const fault = await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(null)));
  });
  if (fault?.code === 'EADDRINUSE')
    giveUp(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`);
  if (fault?.code === 'EACCES')
    giveUp(`Port ${port} may not be used by this account. Choose one above 1023: PORT=${DEFAULT_PORT} npm start`);
  if (fault) giveUp(`Port ${port} cannot be used: ${fault.message}`);
}

function readOffers() {
  const folder = path.join(root, 'offers');
  return readdirSync(folder)
    .map((slug) => path.join(folder, slug, 'offer.json'))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')));
}

async function waitUntilHealthy(address, isOver) {
  const end = Date.now() + HEALTH_TIMEOUT_MS;
  while (Date.now() < end && !isOver()) {
    try {
      if ((await fetch(`${address}/api/health/`)).ok) return true;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return false;
}

function printWhereToLook(address) {
  const lines = [`\nAllot is running at ${address}/\n`];
  for (const { name, href } of readOffers()) lines.push(`  ${name.padEnd(34)} ${address}${href}`);
  if (process.env.NODE_ENV !== 'production')
    lines.push(`  ${'E-mails and text messages sent'.padEnd(34)} ${address}/dev/outbox/`);
  lines.push('\nStop with Ctrl-C. What was entered is kept (.data/).\n');
  console.log(lines.join('\n'));
}

async function main() {
  requireNode();
  const port = readPort();
  const host = process.env.HOST || '127.0.0.1';
  await requireFreePort(port, host);
  ensurePackages();
  if (!isBundleFresh()) {
    console.log('Building the page (webpack)');
    if (!buildBundle()) giveUp('The build failed: see above.');
  }

  const { buildService } = await import('./lib/serviceBuild.mjs');
  const server = spawn(process.execPath, await buildService(), {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PORT: String(port), HOST: host },
  });
  let over = false;
  // A terminal sends Ctrl-C to the service as well, and the service then ends by itself: this process only waits for it.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  process.on('SIGHUP', () => server.kill('SIGTERM'));
  server.on('exit', (code, signal) => {
    over = true;
    process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1));
  });
  // The name that links in e-mails have: a session belongs to one name.
  const isThisMachine = /^(127\.0\.0\.1|0\.0\.0\.0|::1?)$/.test(host);
  const address = `http://${isThisMachine ? 'localhost' : host}:${port}`;
  if (await waitUntilHealthy(address, () => over)) printWhereToLook(address);
}

await main();

/**
 * `npm run dev`: the service on port 4000, without a built page, and the page from webpack's development server on port 3000, which
 * has the debug panels (1-SHELL-39), builds anew with every change, and hands on what the service answers. Links in e-mails lead to the
 * page. Both end with Ctrl-C.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensurePackages, requireNode, root } from './lib/setup.mjs';

requireNode();
ensurePackages();

const start = (args, env = {}) =>
  spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });

const both = [
  start(['--import', 'tsx', 'server/main.ts'], {
    PORT: '4000',
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
  }),
  start([path.join(root, 'node_modules/webpack/bin/webpack.js'), 'serve', '--mode', 'development']),
];
// A terminal sends Ctrl-C to both; one that ends by itself ends the other.
process.on('SIGINT', () => {});
const endBoth = () => both.forEach((each) => each.kill('SIGTERM'));
process.on('SIGTERM', endBoth);
for (const each of both)
  each.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    endBoth();
  });

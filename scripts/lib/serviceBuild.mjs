/** Makes scripts of the service and of its tests, which start in a third of the time that a loader takes for their hundreds of files. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './setup.mjs';

const SERVICE = path.join(root, 'dist/service/main.mjs');

/**
 * Files find their neighbours, such as migrations and programs of child processes, where they lie themselves: not beside the script.
 * `addressOf` returns a file's own address as an expression of JavaScript.
 */
const ownPlaces = (addressOf) => ({
  name: 'own places',
  setup({ onLoad }) {
    onLoad({ filter: /\.(ts|mjs)$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replaceAll('import.meta.url', addressOf(file)),
      loader: file.endsWith('.ts') ? 'ts' : 'js',
    }));
  },
});

const FOR_NODE = {
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // Failures name the source file and its line.
  sourcemap: 'linked',
  absWorkingDir: root,
  logLevel: 'warning',
};

/** The address of a file seen from the service's script: its folder may stand elsewhere tomorrow. */
const fromService = (file) => {
  const place = path.relative(path.dirname(SERVICE), file).replaceAll(path.sep, '/');
  return `new URL(${JSON.stringify(place)}, import.meta.url).href`;
};

/** Builds the service from its sources; returns the arguments with which Node runs it. Takes a third of a second. */
export async function buildService() {
  const { outputFiles } = await build({
    ...FOR_NODE,
    entryPoints: [path.join(root, 'server/main.ts')],
    outfile: SERVICE,
    plugins: [ownPlaces(fromService)],
    write: false,
  });
  mkdirSync(path.dirname(SERVICE), { recursive: true });
  for (const { path: file, contents } of outputFiles) {
    // A service may start where nothing can be written.
    if (existsSync(file) && readFileSync(file).equals(contents)) continue;
    // Whole at any moment: others may build or start it now.
    writeFileSync(`${file}.${process.pid}`, contents);
    renameSync(`${file}.${process.pid}`, file);
  }
  return ['--enable-source-maps', SERVICE];
}

/** Leaves this script out of tests that import it: the plugin above would change its own text. */
const withoutItself = {
  name: 'without itself',
  setup({ onResolve }) {
    onResolve({ filter: /\/serviceBuild\.mjs$/ }, () => ({ path: import.meta.url, external: true }));
  },
};

/**
 * Builds test files of the service into `folder`; what they import is shared. `files` are paths from the root of the project. Returns the
 * files that each of them imports, near or far.
 */
export async function buildServiceTests(files, folder) {
  rmSync(folder, { recursive: true, force: true });
  const { metafile } = await build({
    ...FOR_NODE,
    entryPoints: files,
    outdir: folder,
    outbase: root,
    splitting: true,
    metafile: true,
    plugins: [ownPlaces((file) => JSON.stringify(pathToFileURL(file).href)), withoutItself],
  });
  return new Map(files.map((file) => [file, listReached(file, metafile.inputs)]));
}

function listReached(file, inputs) {
  const reached = new Set([file]);
  for (const each of reached) for (const { path: imported } of inputs[each]?.imports ?? []) reached.add(imported);
  return reached;
}

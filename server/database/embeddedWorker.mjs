// A worker thread does not inherit tsx's loader: this entry, in plain JavaScript, loads the typed file with it.
import { tsImport } from 'tsx/esm/api';

await tsImport('./embeddedWorker.ts', import.meta.url);

/**
 * `npm run trace`: which requirement ids have a test, per area.
 *
 * The catalogue is docs/requirements/*.md (an id is defined by a line that starts with "- `1-AMT-30`"). A test names its ids in
 * its title, `[1-AMT-30, 1-AMT-36] …`; ids of the suites around it count too, and so do titles in the rows of an `each` table.
 * Skipped tests name nothing, and those of the full size alone (`*.full.test.ts`) prove nothing. Fails on an id without a test (those of
 * docs/requirements/open.md apart), on an id that the catalogue does not hold, and on a test that names more than four.
 *
 * Options: `--areas 1-SHELL,2-STEP` prints only these; `--root DIR` reads another tree.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { traceRequirements } from './lib/trace.mjs';

const { values } = parseArgs({ options: { areas: { type: 'string' }, root: { type: 'string' } } });
const root = path.resolve(values.root ?? path.join(path.dirname(fileURLToPath(import.meta.url)), '..'));
const { report, faults } = traceRequirements({
  root,
  areas: values.areas
    ?.split(',')
    .map((area) => area.trim())
    .filter(Boolean),
});

console.log(report.join('\n'));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

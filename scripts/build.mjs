/** `npm run build`: builds the page and the service, and leaves the mark by which `npm start` knows that the page has not changed since. */
import { buildService } from './lib/serviceBuild.mjs';
import { buildBundle, giveUp } from './lib/setup.mjs';

if (!buildBundle()) giveUp('The build failed: see above.');
await buildService();

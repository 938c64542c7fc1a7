/** `npm run build`: builds the page, and leaves the mark by which `npm start` knows that nothing has changed since. */
import { buildBundle, giveUp } from './lib/setup.mjs';

if (!buildBundle()) giveUp('The build failed: see above.');

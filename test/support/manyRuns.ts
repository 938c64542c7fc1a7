/** Has every law that random answers show tried 5,000 times, in place of fast-check's 100. Import it first. */
import fc from 'fast-check';

fc.configureGlobal({ numRuns: 5_000 });

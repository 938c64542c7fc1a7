/** The laws of these files, with many more answers. */
import '#test/support/manyRuns.ts';
import './steps.walk.test.ts';
import './wire.test.ts';
import './application/merge.test.ts';
import './stepRules/askedByChoice.test.ts';

import { applyBy } from './support/planWays.ts';
import { WAYS } from './support/plans.ts';

// A plan has the most to show.
applyBy(WAYS.filter(({ name }) => /regular plan/.test(name)));

import type { StepData } from '../../application.ts';
import { prefilledFromInvestor as prefills } from '../../tax/prefilledNames.ts';
import type { StepRules } from '../rules.ts';
import { describe } from './describe.ts';
import { open } from './open.ts';
import { schema } from './schema.ts';
import { settle } from './settle.ts';
import { withDeclarations } from '../withDeclarations.ts';
import { summarise } from './summarise.ts';

export const investorDetails: StepRules<StepData['investor_details']> = withDeclarations({
  open,
  settle,
  schema,
  prefills,
  describe,
  summarise,
});

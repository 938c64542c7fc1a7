import type { StepData } from '../../application.ts';
import { prefilledFromContact as prefills } from '../../people/prefilledInvestor.ts';
import type { StepRules } from '../rules.ts';
import { describe } from './describe.ts';
import { open } from './open.ts';
import { schema } from './schema.ts';
import { settle } from './settle.ts';
import { summarise } from './summarise.ts';

export const contactDetails: StepRules<StepData['contact_details']> = {
  open,
  settle,
  schema,
  prefills,
  describe,
  summarise,
};

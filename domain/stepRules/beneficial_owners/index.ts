import type { StepData } from '../../application.ts';
import type { StepRules } from '../rules.ts';
import { describe } from './describe.ts';
import { open } from './open.ts';
import { schema } from './schema.ts';
import { settle } from './settle.ts';
import { withDeclarations } from '../withDeclarations.ts';
import { summarise } from './summarise.ts';

export const beneficialOwners: StepRules<StepData['beneficial_owners']> = withDeclarations({
  open,
  settle,
  schema,
  describe,
  summarise,
});

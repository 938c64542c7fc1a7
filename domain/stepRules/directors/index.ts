import type { StepData } from '../../application.ts';
import { prefilledFromDirectors as prefills } from '../../people/directorship.ts';
import type { StepRules } from '../rules.ts';
import { describe } from './describe.ts';
import { open } from './open.ts';
import { schema } from './schema.ts';
import { settle } from './settle.ts';
import { summarise } from './summarise.ts';

export const directors: StepRules<StepData['directors']> = { open, settle, schema, prefills, describe, summarise };

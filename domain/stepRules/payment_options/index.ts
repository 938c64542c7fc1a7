import type { StepData } from '../../application.ts';
import type { StepRules } from '../rules.ts';
import { open } from './open.ts';
import { schema } from './schema.ts';
import { settle } from './settle.ts';

export const paymentOptions: StepRules<StepData['payment_options']> = { open, settle, schema };

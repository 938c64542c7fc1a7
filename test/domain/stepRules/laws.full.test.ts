/** The laws of a step's rules (design 2a), over generated applications of every offer, variant, user and mode. */
import fc from 'fast-check';
import type { DataStepName, StepData } from '#domain/application.ts';
import type { FormContext } from '#domain/rules/context.ts';
import { settleApplication, STEP_RULES, validateStep } from '#domain/stepRules/index.ts';
import { settledForms } from '#test/support/settledForms.ts';

const NAMES = Object.keys(STEP_RULES) as DataStepName[];
const RUNS = { numRuns: 20_000 };

function open<N extends DataStepName>(name: N, context: FormContext): StepData[N] {
  return STEP_RULES[name].open(context.application[name], context);
}

function settle<N extends DataStepName>(name: N, form: StepData[N], context: FormContext): StepData[N] {
  return STEP_RULES[name].settle(form, { ...context, application: { ...context.application, [name]: form } });
}

it('[2-STEP-31, 2-CALL-05, 2-CALL-06] settled twice is settled once, opens as it was settled, and has the form’s verdict at the service', () => {
  fc.assert(
    fc.property(settledForms(), (context) => {
      for (const name of NAMES) {
        const once = settle(name, open(name, context), context);
        const sent = { ...context, application: { ...context.application, [name]: once } };
        const verdict = validateStep(name, once, sent);

        expect({ name, twice: settle(name, once, context) }).toEqual({ name, twice: once });
        expect({ name, opened: settle(name, open(name, sent), context) }).toEqual({ name, opened: once });
        const kept = settleApplication(sent)[name];
        expect({ name, verdict: validateStep(name, kept, sent) }).toEqual({ name, verdict });
      }
    }),
    RUNS,
  );
}, 3_600_000);

/** The laws of a step's rules (design 2a), over generated applications of every offer, variant, user and mode. */
import fc from 'fast-check';
import type { DataStepName, StepData } from '#domain/application.ts';
import { identify } from '#domain/application/identify.ts';
import type { FormContext } from '#domain/stepRules/context.ts';
import { settleApplication, STEP_RULES, validateStep } from '#domain/stepRules/index.ts';
import { investorTypeLabels } from '#domain/texts/person.ts';
import { aDemoOffer, aSchemaContext, aUser, type DemoOfferSlug } from '#test/support/applications.ts';
import { applications } from '#test/support/arbitraries.ts';
import { countingIds } from '#test/support/renderStoreDevice.ts';

const OFFERS: DemoOfferSlug[] = [
  'emberfield-copper',
  'tarn-ridge-water-trust',
  'saltbush-healthcare-property',
  'kestrel-notes',
];
const NAMES = Object.keys(STEP_RULES) as DataStepName[];
const TYPES = Object.keys(investorTypeLabels);
const RUNS = { numRuns: process.env['FULL'] ? 20_000 : 500 };

/** A form of the step as somebody may have filled it in, and what it depends on: every step before it is settled. */
const forms = fc
  .record({
    application: applications,
    slug: fc.constantFrom(...OFFERS),
    isListed: fc.boolean(),
    user: fc.constantFrom(null, aUser(), aUser({ is_acting_as_issuer: true })),
  })
  .map(({ application: generated, slug, isListed, user }) => {
    const { investor_details: details, ...others } = generated;
    // No form opens on a type that there is not.
    const raw = TYPES.some((type) => type === details?.investor_type) ? generated : others;
    const newId = countingIds();
    const offer = aDemoOffer(slug, { is_asx_listed: isListed });
    const context = { ...aSchemaContext(offer, { user, application: identify(raw, newId) }), newId };
    return { ...context, application: settleApplication(context) };
  });

function open<N extends DataStepName>(name: N, context: FormContext): StepData[N] {
  return STEP_RULES[name].open(context.application[name], context);
}

function settle<N extends DataStepName>(name: N, form: StepData[N], context: FormContext): StepData[N] {
  return STEP_RULES[name].settle(form, { ...context, application: { ...context.application, [name]: form } });
}

it.each(NAMES)(
  '[2-STEP-31, 2-CALL-05, 2-CALL-06] of %s: settled twice is settled once, opens as it was settled, and has the form’s verdict at the service',
  (name) => {
    fc.assert(
      fc.property(forms, (context) => {
        const once = settle(name, open(name, context), context);
        const sent = { ...context, application: { ...context.application, [name]: once } };

        expect(settle(name, once, context)).toEqual(once);
        expect(settle(name, open(name, sent), context)).toEqual(once);
        const kept = settleApplication(sent)[name];
        expect(validateStep(name, kept, sent)).toEqual(validateStep(name, once, sent));
      }),
      RUNS,
    );
  },
  600_000,
);

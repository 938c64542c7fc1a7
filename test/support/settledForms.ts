import fc from 'fast-check';
import type { Offer } from '#domain/offer.ts';
import { identify } from '#domain/application/identify.ts';
import type { FormContext } from '#domain/rules/context.ts';
import { settleApplication } from '#domain/stepRules/index.ts';
import { investorTypeLabels } from '#domain/texts/person.ts';
import { aDemoOffer, aSchemaContext, aUser, type DemoOfferSlug } from './applications.ts';
import { applications } from './arbitraries.ts';
import { countingIds } from './renderStoreDevice.ts';

const OFFERS: DemoOfferSlug[] = [
  'emberfield-copper',
  'tarn-ridge-water-trust',
  'saltbush-healthcare-property',
  'kestrel-notes',
];
const TYPES = Object.keys(investorTypeLabels);

/** Applications as somebody may have filled them in, every step of them settled, with what they depend on. */
export function settledForms(settings: Partial<Offer> = {}): fc.Arbitrary<FormContext> {
  return fc
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
      const offer = aDemoOffer(slug, { is_asx_listed: isListed, ...settings });
      const context = { ...aSchemaContext(offer, { user, application: identify(raw, newId) }), newId };
      return { ...context, application: settleApplication(context) };
    });
}

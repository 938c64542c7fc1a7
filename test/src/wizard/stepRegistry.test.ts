import { readdirSync } from 'node:fs';
import { NEW_APPLICATION } from '#domain/session.ts';
import { listSteps } from '#domain/steps.ts';
import { stepRecord } from '#src/wizard/stepRegistry.ts';
import { aDemoOffer, type DemoOfferSlug } from '#test/support/applications.ts';

const OPEN = readdirSync('offers')
  .map((slug) => aDemoOffer(slug as DemoOfferSlug))
  .filter(({ state }) => state === 'open');

it.each(OPEN)('[1-SHELL-14, 1-SHELL-28] every step that $href begins with has a screen', (offer) => {
  const steps = listSteps({ offer, user: null, application: {}, mode: NEW_APPLICATION });

  const numbered = steps.map(({ name }) => name).filter((name) => name !== 'landingpage');

  expect(numbered.map((name) => typeof stepRecord(name).screen.preload)).toEqual(numbered.map(() => 'function'));
});

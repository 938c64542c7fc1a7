import { renderHook } from '@testing-library/react';
import { object, string } from 'yup';
import type { SchemaContext } from '#domain/stepRules/context.ts';
import { useStepRules } from '#features/ui/form/useStepRules.ts';
import { aDemoOffer, anIndividualApplication, aSchemaContext } from '#test/support/applications.ts';

const OFFER = aDemoOffer('emberfield-copper');
const schema = ({ offer }: SchemaContext) =>
  object({ code: string().test('is-the-offer', 'Not this offer', (code) => code === offer.name) });
const toValues = (form: { typed: string }) => ({ code: form.typed.trim() });

const contextOf = (name: string) => aSchemaContext({ ...OFFER, name }, { application: anIndividualApplication(OFFER) });

it('judges what the form would save, and is the same function until the context changes', () => {
  const first = contextOf('Copper');
  const { result, rerender } = renderHook(({ context }) => useStepRules({ schema, toValues }, context), {
    initialProps: { context: first },
  });
  const judge = result.current;
  expect(judge({ typed: ' Copper ' })).toEqual({});
  expect(judge({ typed: 'Gold' })).toEqual({ code: 'Not this offer' });

  rerender({ context: first });
  expect(result.current).toBe(judge);

  rerender({ context: contextOf('Gold') });
  expect(result.current({ typed: 'Gold' })).toEqual({});
});

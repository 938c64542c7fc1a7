import { renderHook } from '@testing-library/react';
import { object, string } from 'yup';
import type { SchemaContext } from '#domain/rules/context.ts';
import { useStepRules } from '#features/ui/form/useStepRules.ts';
import { aDemoOffer, anIndividualApplication, aSchemaContext } from '#test/support/applications.ts';

const OFFER = aDemoOffer('emberfield-copper');
const schema = ({ offer }: SchemaContext) =>
  object({ code: string().test('is-the-offer', 'Not this offer', (code) => code === offer.name) });
const settle = ({ code }: { code: string }) => ({ code: code.trim() });

const contextOf = (name: string) => aSchemaContext({ ...OFFER, name }, { application: anIndividualApplication(OFFER) });

it('judges what the form would save, and is the same function until the context changes', () => {
  const first = contextOf('Copper');
  const { result, rerender } = renderHook(({ context }) => useStepRules({ schema, settle }, context), {
    initialProps: { context: first },
  });
  const judge = result.current;
  expect(judge({ code: ' Copper ' })).toEqual({});
  expect(judge({ code: 'Gold' })).toEqual({ code: 'Not this offer' });

  rerender({ context: first });
  expect(result.current).toBe(judge);

  rerender({ context: contextOf('Gold') });
  expect(result.current({ code: 'Gold' })).toEqual({});
});

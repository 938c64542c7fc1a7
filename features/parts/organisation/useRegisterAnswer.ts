import { useLayoutEffect, useRef, useState } from 'react';
import { isInactiveBusiness, type BusinessQuestion, type FoundBusiness } from '#domain/organisations/businessLookup.ts';
import { lookupTexts } from '#domain/texts/organisation.ts';
import { useBusinessLookup } from '#store/lookups/useBusinessLookup.ts';

interface RegisterQuestion {
  /** Number in the field now. */
  number: string;
  /** Null: nothing to look up. */
  question: BusinessQuestion | null;
  onFound: (found: FoundBusiness) => void;
}

interface RegisterAnswer {
  isBusy: boolean;
  isFound: boolean;
  /** Register's message about a number that it does not show (2-ABN-03, 3-ABN-03). */
  refusal: string | undefined;
  /** One quiet line for every other outcome; '' for none. */
  status: string;
  ask: () => void;
}

type Outcome = { number: string } & (
  { kind: 'found' | 'unavailable'; status: string } | { kind: 'exception'; description: string }
);

/** Looks a number up on request. An answer is about the requested number alone, and goes if the number changes. */
export function useRegisterAnswer({ number, question, onFound }: RegisterQuestion): RegisterAnswer {
  const lookup = useBusinessLookup();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const newest = useRef<string | null>(number);
  useLayoutEffect(() => {
    newest.current = number;
    // An answer that arrives after the field is gone (another country) belongs to no field.
    return () => void (newest.current = null);
  }, [number]);
  const ask = async () => {
    if (question === null) return;
    setOutcome(null);
    const answer = await lookup.ask(question);
    if (newest.current !== number) return;
    if (answer?.kind === 'found') onFound(answer);
    setOutcome(
      answer === null
        ? { number, kind: 'unavailable', status: lookupTexts.unavailable }
        : answer.kind === 'found'
          ? { number, kind: 'found', status: describeFound(answer) }
          : { ...answer, number },
    );
  };
  const current = outcome?.number === number ? outcome : null;
  return {
    isBusy: lookup.isBusy,
    isFound: current?.kind === 'found',
    refusal: current?.kind === 'exception' ? current.description : undefined,
    status: current !== null && current.kind !== 'exception' ? current.status : '',
    ask: () => void ask(),
  };
}

function describeFound(found: FoundBusiness): string {
  const name = found.name === '' ? lookupTexts.foundWithoutName : lookupTexts.found(found.name);
  return isInactiveBusiness(found) ? `${name} ${lookupTexts.outOfUse(found.status)}` : name;
}

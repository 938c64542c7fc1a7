import { useMemo } from 'react';
import type { Person } from '#domain/application.ts';
import { followInvestor } from '#domain/followInvestor.ts';
import { personSchema, type PersonPlace } from '#domain/schemas/person.ts';
import { validateWith } from '#domain/schemas/validate.ts';
import { investorTexts } from '#domain/texts/person.ts';
import { Card } from '#features/ui/Card.tsx';
import { FormBlock } from '#features/ui/form/FormBlock.tsx';
import { StepForm, type BlockValues } from '#features/ui/form/StepForm.tsx';
import { PersonBlockForm } from '#features/ui/person/PersonBlockForm.tsx';
import { PERSON_FREE_TEXT } from '#features/ui/person/personForm.ts';
import { useToday } from '#features/ui/useToday.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectStreetTypes } from '#store/selectors/sessionSelectors.ts';
import { useCountryOptions } from '#store/useCountryOptions.ts';
import { useDocumentUpload } from '#store/useDocumentUpload.ts';
import { useWizardStep } from '#store/useWizardStep.ts';
import { HinForm } from './HinForm.tsx';
import { fromFormValues, investorErrors, toHinValues, toPersonValues, type HinFormValues } from './investorDetailsMapping.ts';

const PRIMARY: PersonPlace = { index: 0, role: 'investor' };
const NO_ERRORS = {};
/** Every HIN is accepted (2-HIN-05). */
const acceptAll = () => NO_ERRORS;

/** Who will own the holding: one individual (2-INV-10, 2-INV-14), and the HIN of a listed offer. */
export function InvestorDetailsStep() {
  const today = useToday();
  const { values, context, serverErrors, keepDraft, saveAndContinue, back } = useWizardStep('investor_details', today, followInvestor);
  const streetTypes = useAppSelector(selectStreetTypes);
  const countries = useCountryOptions();
  const person = useMemo(() => toPersonValues(values, context), [values, context]);
  const hin = useMemo(() => toHinValues(values), [values]);
  const refusals = useMemo(() => investorErrors(serverErrors, PRIMARY.index), [serverErrors]);
  const validate = useMemo(() => {
    const rules = personSchema(context, PRIMARY);
    return (typed: Person) => validateWith(rules, typed);
  }, [context]);
  // Each block hands back the shape it was given.
  const collect = (blocks: BlockValues) => fromFormValues(blocks['investor'] as Person, blocks['hin'] as HinFormValues | undefined, values);

  return (
    <StepForm onNext={(blocks) => saveAndContinue(collect(blocks))} onDraft={(blocks) => keepDraft(collect(blocks))} onBack={back}>
      <FormBlock id="investor" initialValues={person} validate={validate} serverErrors={refusals} freeText={PERSON_FREE_TEXT}>
        {(block) => (
          <Card title={investorTexts.investorTitle} intro={investorTexts.registeredNames}>
            <PersonBlockForm block={block} offer={context.offer} place={PRIMARY} today={today} countries={countries} streetTypes={streetTypes} useUpload={useDocumentUpload} />
          </Card>
        )}
      </FormBlock>
      {context.offer.is_asx_listed && (
        <FormBlock id="hin" initialValues={hin} validate={acceptAll}>
          {(block) => <HinForm block={block} />}
        </FormBlock>
      )}
    </StepForm>
  );
}

import { useState } from 'react';
import { isMobileUnconfirmed } from '#domain/formats/mobiles.ts';
import { mobileQuestion } from '#domain/rules/mobileQuestions.ts';
import { PREFERRED_PHONE_COUNTRIES } from '#domain/formats/phones.ts';
import { mobileTexts } from '#domain/texts/mobiles.ts';
import { Button } from '../Button.tsx';
import { ButtonRow } from '../ButtonRow.tsx';
import { focusField } from '../form/focusField.ts';
import { Notice } from '../Notice.tsx';
import styles from './MobileDoubt.module.css';
import { SelectField } from './SelectField.tsx';
import { SEPARATOR, type SelectOption } from './selectOptions.ts';
import { allCountries, type PhoneCountry } from './usePhoneCountries.ts';

/** Purpose of a number for text messages: the person whose codes go there. */
export type MobilePurpose = keyof typeof mobileTexts.noText;

export interface MobileDoubtProps {
  /** Id of the field. */
  id: string;
  number: string;
  /** Undefined if nothing is sent to the number: no answer is required then. */
  purpose: MobilePurpose | undefined;
  onCountry: (country: PhoneCountry) => void;
  onKeep: () => void;
}

/** Asks about a number that cannot be a mobile. Once the number is confirmed, explains what that means and what helps. */
export function MobileDoubt(props: MobileDoubtProps) {
  return (
    <div className={styles.doubt}>
      <Doubt {...props} />
    </div>
  );
}

function Doubt({ id, number, purpose, onCountry, onKeep }: MobileDoubtProps) {
  const question = mobileQuestion(number) ?? '';
  if (purpose === undefined) return <Notice kind="info" role="status" title={`${question} ${mobileTexts.ifNot}`} />;
  if (isMobileUnconfirmed(number)) return <Question {...{ id, question, onCountry, onKeep }} />;
  const { title, meaning, help } = mobileTexts.noText[purpose];
  return (
    <Notice kind="info" role="status" title={title}>
      <p>{meaning}</p>
      <p>{help}</p>
    </Notice>
  );
}

type QuestionProps = Pick<MobileDoubtProps, 'id' | 'onCountry' | 'onKeep'> & { question: string };

function Question({ id, question, onCountry, onKeep }: QuestionProps) {
  const [country, setCountry] = useState('');
  const choiceId = `${id}-country`;
  const handleUse = () => {
    const chosen = allCountries().find(({ iso }) => iso === country);
    if (chosen) onCountry(chosen);
    focusField(chosen ? id : choiceId);
  };
  const handleKeep = () => {
    onKeep();
    focusField(id);
  };
  return (
    <Notice kind="warn" role="status" title={question}>
      <div className={styles.choice}>
        <SelectField
          id={choiceId}
          name={choiceId}
          label={mobileTexts.country}
          value={country}
          options={listCountries}
          autoComplete="off"
          onChange={setCountry}
        />
      </div>
      <ButtonRow>
        <Button onClick={handleUse}>{mobileTexts.use}</Button>
        <Button onClick={handleKeep}>{mobileTexts.keep}</Button>
      </ButtonRow>
    </Notice>
  );
}

/** Lists the preferred countries, then every other one (1-CONT-30). */
function listCountries(): SelectOption[] {
  const options = allCountries().map(({ iso, name, callingCode }) => ({
    value: iso,
    label: `${name} +${callingCode}`,
  }));
  const preferred: readonly string[] = PREFERRED_PHONE_COUNTRIES;
  const isFirst = ({ value }: { value: string }) => preferred.includes(value.toLowerCase());
  return [...options.filter(isFirst), SEPARATOR, ...options.filter((option) => !isFirst(option))];
}

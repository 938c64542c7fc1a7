import { useState } from 'react';
import { Card } from '#features/ui/Card.tsx';
import { BsbField } from '#features/ui/fields/BsbField.tsx';
import { Checkbox, CheckboxGroup } from '#features/ui/fields/Checkbox.tsx';
import { CountryField } from '#features/parts/countries/CountryField.tsx';
import { DateField } from '#features/ui/masks/DateField.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { MoneyField, QuantityField } from '#features/ui/masks/MoneyField.tsx';
import { PhoneField } from '#features/ui/fields/PhoneField.tsx';
import { RadioCards, YesNo } from '#features/ui/fields/RadioCards.tsx';
import { RadioGroup } from '#features/ui/fields/RadioGroup.tsx';
import { SearchField } from '#features/ui/search/SearchField.tsx';
import { SecretField } from '#features/ui/fields/SecretField.tsx';
import { SelectField } from '#features/ui/fields/SelectField.tsx';
import { TextAreaField } from '#features/ui/fields/TextAreaField.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import { UploadField } from '#features/ui/uploads/UploadField.tsx';
import type { UploadItem } from '#features/ui/uploads/UploadRow.tsx';
import { SAMPLE_COUNTRIES } from './sampleData.tsx';

const TYPES = [
  { value: 'individual', label: 'Individual', explanation: 'One person owns the units' },
  { value: 'joint', label: 'Joint individuals', explanation: 'Two to four people own them together' },
  { value: 'company', label: 'Company', disabled: true, explanation: 'Not in this offer' },
];
const SOURCES = [
  { value: 'S', label: 'Salary' },
  { value: 'I', label: 'Inheritance', explanation: 'Also gifts' },
];
const ADDRESSES = [
  { value: '1', label: 'UNIT 7, 18 Example Street', note: 'Fitzroy VIC 3065' },
  { value: '2', label: '18 Example Road', note: 'Hobart TAS 7000' },
];
const UPLOADS: UploadItem[] = [
  { id: '1', filename: 'passport-margot.pdf', status: 'uploading', percent: 42, size: 2_400_000 },
  {
    id: '2',
    filename: 'certification-page.pdf',
    status: 'done',
    size: 1_100_000,
    note: 'uploaded 10:41',
    href: '#main',
  },
  { id: '3', filename: 'certificate.pdf', status: 'refused', reason: 'The file is larger than 10 MB' },
  { id: '4', filename: 'statement.pdf', status: 'queued' },
];
const NOTHING = () => undefined;

/** Samples of all fields: at rest, filled, with an error, disabled. */
export function FieldSamples() {
  return (
    <>
      <AmountSamples />
      <PersonSamples />
      <ChoiceSamples />
      <UploadSamples />
    </>
  );
}

function useSample<T>(id: string, initial: T) {
  const [value, onChange] = useState(initial);
  return { id: `sample-${id}`, name: id, value, onChange };
}

function AmountSamples() {
  const amount = useSample('amount', '25000');
  const quantity = useSample('quantity', '');
  const code = useSample('code', '');
  return (
    <Card title="How much would you like to invest?">
      <MoneyField {...amount} label="Amount to invest" currency="AUD" scale={8} />
      <QuantityField {...quantity} label="Number of securities" scale={0} error="Please enter an amount" />
      <TextField
        {...code}
        label="Priority code"
        optional
        isCode
        isMiddle
        help="If you have been given a priority code, enter it here."
      />
    </Card>
  );
}

function PersonSamples() {
  const title = useSample('title', 'Ms');
  const first = useSample('first', 'Margot');
  const last = useSample('last', '');
  const dob = useSample('dob', '14/03/2084');
  const citizenship = useSample<number | null>('citizenship', 16);
  const email = useSample('email', 'margot.lindqvist@example.com');
  const mobile = useSample('mobile', '+61 491 570 156');
  const tfn = useSample('tfn', '123456782');
  const bsb = useSample('bsb', '');
  const locked = useSample('locked', 'Cannot be changed');
  const note = useSample('note', '');
  return (
    <Card title="Personal details">
      <FieldGrid>
        <SelectField
          {...title}
          label="Title"
          width={3}
          options={[
            { value: 'Ms', label: 'Ms' },
            { value: 'Mr', label: 'Mr' },
          ]}
        />
        <TextField {...first} label="Legal first name" width={9} autoComplete="given-name" />
        <TextField
          {...last}
          label="Legal last name"
          width={6}
          autoComplete="family-name"
          error="Please enter a legal last name"
        />
        <DateField
          {...dob}
          kind="birth"
          label="Date of birth"
          width={6}
          autoComplete="bday"
          error="Date of birth can not be a future date"
        />
        <CountryField {...citizenship} label="Country of citizenship" width={6} countries={SAMPLE_COUNTRIES} />
        <TextField {...locked} label="Locked" width={6} disabled />
        <TextField {...email} label="Email address" type="email" width={7} autoComplete="email" />
        <PhoneField {...mobile} label="Mobile number" width={5} />
        <SecretField {...tfn} label="Tax file number" secretName="TFN" width={6} />
        <BsbField {...bsb} label="BSB" width={6} error="Please enter a valid BSB number" />
      </FieldGrid>
      <TextAreaField {...note} label="Message" optional help="Up to 500 characters." />
    </Card>
  );
}

function ChoiceSamples() {
  const type = useSample('type', 'joint');
  const unanswered = useSample('unanswered', '');
  const listed = useSample<boolean | null>('listed', null);
  const plan = useSample('plan', 'F');
  const sources = useSample<string[]>('sources', ['S']);
  const address = useSample('address', '');
  const agree = useSample('agree', true);
  const refuse = useSample('refuse', false);
  return (
    <Card title="Choices">
      <RadioCards {...type} label="Who will own the units?" options={TYPES} />
      <RadioCards
        {...unanswered}
        label="Who is applying?"
        help="One of the two."
        options={TYPES.slice(0, 2)}
        error="Please select an investor type"
      />
      <YesNo {...listed} label="Is the company listed?" />
      <RadioGroup
        {...plan}
        label="Reinvestment plan"
        options={[
          { value: 'F', label: 'Full participation' },
          { value: 'N', label: 'No participation' },
        ]}
      />
      <CheckboxGroup {...sources} label="Source of wealth" options={SOURCES} hasSelectAll />
      <SearchField
        {...address}
        label="Residential address"
        options={address.value.length < 3 ? undefined : ADDRESSES}
        onSearch={NOTHING}
        onSelect={({ label }) => address.onChange(label)}
        placeholder="Start typing your address"
      />
      <Checkbox
        {...agree}
        label={
          <>
            <span>I have read the offer documents and agree to the </span>
            <a href="#main">terms and conditions</a>
            <span>.</span>
          </>
        }
      />
      <Checkbox
        {...refuse}
        label="I confirm that these details are correct"
        error="You must agree with this statement"
      />
    </Card>
  );
}

function UploadSamples() {
  return (
    <Card title="Documents">
      <UploadField
        id="sample-many"
        name="many"
        label="Identity documents"
        help="Upload a certified copy as PDF."
        items={UPLOADS}
        isMultiple
        onChoose={NOTHING}
        onRemove={NOTHING}
        onCancel={NOTHING}
        onRetry={NOTHING}
      />
      <UploadField
        id="sample-one"
        name="one"
        label="Bank statement"
        items={[]}
        onChoose={NOTHING}
        onRemove={NOTHING}
        error="Please upload a bank statement"
      />
      <UploadField
        id="sample-locked"
        name="locked"
        label="Locked"
        items={UPLOADS.slice(1, 2)}
        disabled
        onChoose={NOTHING}
        onRemove={NOTHING}
      />
    </Card>
  );
}

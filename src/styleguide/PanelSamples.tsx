import { useState } from 'react';
import { ActionBar } from '#features/ui/ActionBar.tsx';
import { BarDraft } from '#features/ui/barDraft.ts';
import { Alert, type AlertMessage } from '#features/ui/Alert.tsx';
import { Answers, DoneMark, Missing } from '#features/ui/Answers.tsx';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { Card, CardPart } from '#features/ui/Card.tsx';
import { Chip, Tag } from '#features/ui/Chip.tsx';
import { Dialog } from '#features/ui/Dialog.tsx';
import { ErrorSummary } from '#features/ui/ErrorSummary.tsx';
import { Facts } from '#features/ui/Facts.tsx';
import { HiddenValue } from '#features/ui/HiddenValue.tsx';
import { Html } from '#features/ui/Html.tsx';
import { Ledger } from '#features/ui/Ledger.tsx';
import { Money } from '#features/ui/Money.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { PersonBlock } from '#features/ui/Disclosure.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { SplitBar } from '#features/ui/SplitBar.tsx';
import { StepHeader } from '#features/ui/StepHeader.tsx';
import { Total } from '#features/ui/Total.tsx';
import styles from './StyleGuide.module.css';

const NOTHING = () => undefined;
const SAVE_DRAFT = { save: NOTHING, isBusy: false, status: null };
const ERRORS = [
  { fieldId: 'sample-last', text: 'Please enter a legal last name' },
  { fieldId: 'sample-dob', text: 'Date of birth can not be a future date' },
];
const ISSUER_HTML =
  '<h1>About the offer</h1><p>The Trust buys <b>high-security</b> water entitlements, see <a href="https://bellbird.example/im">the memorandum</a>.</p><ul><li>Leases of five years</li><li>Leases of ten years</li></ul>';

/** Samples of everything that is only read. */
export function PanelSamples() {
  return (
    <>
      <StepHeader
        title="Investor details"
        number={4}
        count={8}
        chip={
          <Chip tone="ok" isLive>
            Saved 10:42
          </Chip>
        }
        intro="Details for the legal owner/s of this holding."
      />
      <ErrorSummary items={ERRORS} focusKey={0} onSelect={(id) => document.getElementById(id)?.focus()} />
      <Notice kind="warn" title="Two items have not been supplied">
        <p>You can submit without them.</p>
        <ul>
          <li>
            <a href="#main">Accountant’s certificate of Tomas Lindqvist</a>
          </li>
        </ul>
      </Notice>
      <Notice kind="info">
        <p>Information stands on the ground of a card.</p>
      </Notice>
      <Notice kind="success" title="Your application was received" />
      <p className={styles.hero}>
        <Tag isState>Offer open</Tag>
        <Tag>Reinvestment plan available</Tag>
      </p>
      <MoneySamples />
      <ReviewSamples />
      <ButtonSamples />
      <OverlaySamples />
    </>
  );
}

function MoneySamples() {
  return (
    <Card>
      <Total title="What you would pay">
        <Money currency="AUD" amount="25,225.00" />
      </Total>
      <SplitBar
        now={15000}
        fee={225}
        later={10000}
        sentence="Of AUD 25,225.00 in all, AUD 15,000.00 is payable now, AUD 10,000.00 later and AUD 225.00 is the fee."
      />
      <Ledger
        lines={[
          {
            label: 'Payable now',
            hint: '60 % of your investment',
            value: <Money currency="AUD" amount="15,000.00" />,
            swatch: 'now',
          },
          {
            label: 'Fee',
            hint: '1.5 % of the amount payable now',
            value: <Money currency="AUD" amount="225.00" />,
            swatch: 'fee',
          },
          { label: 'Your first payment', value: <Money currency="AUD" amount="15,225.00" />, isSum: true },
          { label: 'Payable later', value: <Money currency="AUD" amount="10,000.00" />, swatch: 'later' },
        ]}
      />
      <Facts
        facts={[
          { label: 'Total investment amount', value: <Money currency="AUD" amount="25,000.00" /> },
          { label: 'Cost per unit', value: <Money currency="AUD" amount="1.25" /> },
          { label: 'Units', value: '20,000' },
        ]}
      />
    </Card>
  );
}

function ReviewSamples() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Card title="Investor details" aside={<Button kind="link">Edit</Button>}>
        <Answers
          answers={[
            { label: 'Investor type', value: 'Individual' },
            { label: 'AML/CTF', value: <DoneMark /> },
            { label: 'Accountant’s certificate', value: <Missing onSelect={NOTHING} /> },
            { label: 'Tax file number', value: <HiddenValue name="TFN" value="123456782" /> },
          ]}
        />
        <CardPart title="Terms" help="As the issuer wrote them.">
          <Html html={ISSUER_HTML} headingLevel={4} />
        </CardPart>
      </Card>
      <PersonBlock
        title="Joint investor details"
        subtitle="Tomas Lindqvist. Please complete details."
        hasErrors
        isOpen={false}
        onToggle={NOTHING}
      >
        <p>Closed</p>
      </PersonBlock>
      <PersonBlock title="Primary investor details" subtitle="Margot Elin" isOpen={isOpen} onToggle={setOpen}>
        <h3>Personal details</h3>
        <p>Open</p>
      </PersonBlock>
    </>
  );
}

function ButtonSamples() {
  return (
    <Card title="Buttons and states" intro="One filled button per screen; here they all stand together.">
      <ButtonRow>
        <Chip tone="warn">Not saved, trying again</Chip>
        <Chip tone="busy">Saving</Chip>
        <Chip tone="ok">Downloaded</Chip>
      </ButtonRow>
      <ButtonRow>
        <Button kind="primary" iconEnd="next">
          Primary
        </Button>
        <Button>Plain</Button>
        <Button kind="bare" icon="back">
          Bare
        </Button>
        <Button kind="link" icon="plus">
          Add joint investor
        </Button>
      </ButtonRow>
      <ButtonRow>
        <Button kind="primary" isBlocked>
          Blocked
        </Button>
        <Button isBlocked>Blocked</Button>
        <Button kind="primary" isBusy>
          Busy
        </Button>
        <Button isBusy>Busy</Button>
      </ButtonRow>
      <Spinner />
      <BarDraft value={SAVE_DRAFT}>
        <ActionBar onBack={NOTHING} onNext={NOTHING} nextLabel="Submit" nextDetail={<span>AUD 24,198.00</span>} />
      </BarDraft>
    </Card>
  );
}

function OverlaySamples() {
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState<AlertMessage | null>(null);
  return (
    <Card title="Overlays">
      <ButtonRow>
        <Button onClick={() => setOpen(true)}>Open a dialog</Button>
        <Button onClick={() => setMessage({ kind: 'success', text: 'Your draft was saved' })}>Show a message</Button>
        <Button onClick={() => setMessage({ kind: 'error', text: 'The code is not valid' })}>Show an error</Button>
      </ButtonRow>
      <Alert message={message} onDone={() => setMessage(null)} />
      <Dialog
        isOpen={isOpen}
        title="Delete this person?"
        role="alertdialog"
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Keep</Button>
            <Button kind="primary" onClick={() => setOpen(false)}>
              Delete
            </Button>
          </>
        }
      >
        <p>What was entered for Tomas Lindqvist will be removed. You can undo this.</p>
      </Dialog>
    </Card>
  );
}

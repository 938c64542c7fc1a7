import { receivedTexts } from '#domain/texts/received.ts';
import { Button } from '#features/ui/Button.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { TextAreaField } from '#features/ui/fields/TextAreaField.tsx';
import { DateField } from '#features/ui/masks/DateField.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import type { PastedList } from './usePastedList.ts';

const texts = receivedTexts.list;

/** Asks for the day on which the payments arrived, and for the list. */
export function PasteForm({ list }: { list: PastedList }) {
  const { typed, errors, failure, isBusy, type, check } = list;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void check();
      }}
    >
      <FieldGrid>
        <DateField
          id="payments-receivedOn"
          name="receivedOn"
          label={receivedTexts.receivedOn}
          kind="issue"
          width={6}
          value={typed.receivedOn}
          error={errors.receivedOn}
          onChange={(value) => type('receivedOn', value)}
        />
        <TextAreaField
          id="payments-list"
          name="list"
          label={texts.label}
          help={texts.help}
          rows={10}
          value={typed.list}
          error={errors.list}
          onChange={(value) => type('list', value)}
        />
      </FieldGrid>
      {failure !== null && <Notice kind="error" role="alert" title={texts.checkFailed} />}
      <Button type="submit" kind="primary" isBusy={isBusy}>
        {texts.check}
      </Button>
    </form>
  );
}

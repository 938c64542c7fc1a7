import { fromIsoDate } from '#domain/formats/dates.ts';
import { lastReceiptDay } from '#domain/stepRules/contact_details/paperForm.ts';
import { paperTexts as texts } from '#domain/texts/paper.ts';
import { DocumentField } from '#features/parts/documents/DocumentField.tsx';
import { Card } from '#features/ui/Card.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { DateField } from '#features/ui/masks/DateField.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectOffer } from '#store/selectors/sessionSelectors.ts';
import type { ContactFormProps } from './contactForm.ts';

/** Day on which a paper form was received, and its scan. */
export function PaperFormCard({ block }: Pick<ContactFormProps, 'block'>) {
  const offer = useAppSelector(selectOffer);
  const closed = offer && lastReceiptDay(offer);
  return (
    <Card title={texts.title} intro={texts.intro}>
      <FieldGrid>
        <DateField
          {...block.bind('paper_received_on')}
          label={texts.receivedOn}
          help={closed === null ? texts.receivedOnHelp : texts.receivedByHelp(fromIsoDate(closed))}
          kind="issue"
          width={5}
        />
        <DocumentField {...block.bind('paper_form')} label={texts.scan} help={texts.scanHelp} optional />
      </FieldGrid>
    </Card>
  );
}

import { contactTexts } from '#domain/texts/contact.ts';
import { Card } from '#features/ui/Card.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { PhoneField } from '#features/ui/fields/PhoneField.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import type { ContactFormValues } from './contactDetailsMapping.ts';

/** The fields of the investor's contact details. */
export function ContactDetailsForm({ block }: { block: BlockApi<ContactFormValues> }) {
  return (
    <Card title={contactTexts.title}>
      <FieldGrid>
        <TextField {...block.bind('first_name')} label={contactTexts.firstName} autoComplete="given-name" width={6} />
        <TextField {...block.bind('last_name')} label={contactTexts.lastName} autoComplete="family-name" width={6} />
        <TextField {...block.bind('email_address')} label={contactTexts.email} help={contactTexts.emailHelp} type="email" autoComplete="email" width={7} />
        <PhoneField {...block.bind('tel_mobile')} label={contactTexts.mobile} width={7} />
      </FieldGrid>
    </Card>
  );
}

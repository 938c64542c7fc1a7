import { isIssuerActing } from '#domain/session.ts';
import { contactTexts } from '#domain/texts/contact.ts';
import { Card } from '#features/ui/Card.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import type { ContactFormProps } from './contactForm.ts';

/** The address of an adviser who may read the application once it is processed (1-CONT-36). */
export function InvitationCard({ block, user }: Pick<ContactFormProps, 'block' | 'user'>) {
  const { title, label, help } = isIssuerActing(user) ? contactTexts.inviteOfInvestor : contactTexts.invite;
  return (
    <Card title={title}>
      <FieldGrid>
        <TextField
          {...block.bind('adviser_email')}
          label={label}
          help={help}
          optional
          type="email"
          autoComplete="off"
          width={7}
        />
      </FieldGrid>
    </Card>
  );
}

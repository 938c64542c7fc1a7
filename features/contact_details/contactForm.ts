import type { SchemaContext } from '#domain/stepRules/context.ts';
import type { ContactForm } from '#domain/stepRules/contact_details/open.ts';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';

/** What the step's form and its cards are given. */
export interface ContactFormProps extends Pick<SchemaContext, 'application' | 'user' | 'mode'> {
  block: BlockApi<ContactForm>;
}

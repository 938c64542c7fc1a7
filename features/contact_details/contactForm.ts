import type { SchemaContext } from '#domain/rules/context.ts';
import type { ContactForm } from '#domain/stepRules/contact_details/rules.ts';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';

/** Props of the step's form and its cards. */
export interface ContactFormProps extends Pick<SchemaContext, 'application' | 'user' | 'mode'> {
  block: BlockApi<ContactForm>;
}

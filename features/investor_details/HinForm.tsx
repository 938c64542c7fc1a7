import { hinTexts } from '#domain/texts/evidence.ts';
import { Card } from '#features/ui/Card.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import type { HinFormValues } from './investorForm.ts';

/** Field for an existing holder identification number, if the offer is listed (2-HIN-01 to 2-HIN-06). */
export function HinForm({ block }: { block: BlockApi<HinFormValues> }) {
  return (
    <Card title={hinTexts.title} intro={hinTexts.help}>
      <TextField {...block.bind('hin')} label={hinTexts.label} help={hinTexts.warning} optional isCode isMiddle />
    </Card>
  );
}

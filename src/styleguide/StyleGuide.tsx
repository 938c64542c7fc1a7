import { useState } from 'react';
import { deriveBranding } from '#domain/offers/branding.ts';
import { Button } from '#features/ui/Button.tsx';
import { Footer } from '#features/ui/Footer.tsx';
import { WizardLayout } from '#features/ui/Layout.tsx';
import { Masthead } from '#features/ui/Masthead.tsx';
import { PreviewBanner } from '#features/ui/PreviewBanner.tsx';
import { ProgressNav } from '#features/ui/ProgressNav.tsx';
import { SkipLink } from '#features/ui/SkipLink.tsx';
import { applyBranding } from '#src/theme/branding.ts';
import { FieldSamples } from './FieldSamples.tsx';
import { PanelSamples } from './PanelSamples.tsx';
import { SAMPLE_REGISTRAR, SAMPLE_STEPS } from './sampleData.tsx';

const COLOURS = ['#0b5a5e', '#f26a1b', '#ffd60a', '#0a1f44', '#808080'];

/** Shows every shared component in every state to its developers. Only in development, at /dev/styleguide. */
export function StyleGuide() {
  const [colour, setColour] = useState('#0b5a5e');
  const choose = (next: string) => {
    setColour(next);
    applyBranding(deriveBranding(next));
  };
  return (
    <>
      <SkipLink />
      <PreviewBanner offerHref="/" />
      <Masthead name="Tarn Ridge Water Trust" detail="Unit Offer 2026" aside="Closes 18 December 2026, 5.00 pm AEDT" />
      <WizardLayout nav={<ProgressNav steps={SAMPLE_STEPS} onOpen={() => undefined} />}>
        <p>
          {COLOURS.map((each) => (
            <Button key={each} kind={each === colour ? 'plain' : 'bare'} onClick={() => choose(each)}>
              {each}
            </Button>
          ))}
        </p>
        <PanelSamples />
        <FieldSamples />
      </WizardLayout>
      <Footer
        registrar={SAMPLE_REGISTRAR}
        contactPerson={{ name: 'Imogen Strand', email: 'tarnridge@bellbird.example' }}
      />
    </>
  );
}

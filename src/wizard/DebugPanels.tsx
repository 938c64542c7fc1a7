import { maskDeep } from '#domain/model/sensitivity.ts';
import { debugTexts } from '#domain/texts/debug.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';

/** Shows developers the state of the step's form and of the wizard; masked like everything that leaves the store (1-SHELL-39). */
export function DebugPanels() {
  const current = useAppSelector(selectCurrentStep);
  const drafts = useAppSelector((state) => state.stepDrafts);
  const wizard = useAppSelector((state) => state.wizard);
  const formState: unknown = Object.entries(drafts).find(([name]) => name === current)?.[1] ?? null;
  return (
    <>
      <DebugPanel title={debugTexts.formState} value={formState} />
      <DebugPanel title={debugTexts.wizardState} value={wizard} />
    </>
  );
}

function DebugPanel({ title, value }: { title: string; value: unknown }) {
  return (
    <details>
      <summary>{title}</summary>
      <pre>{JSON.stringify(maskDeep(value), null, 2)}</pre>
    </details>
  );
}

import type { DataStepName, StepData } from '#domain/application.ts';
import type { SummaryLine } from '#domain/rules/description.ts';
import type { StepRules } from '#domain/rules/stepRules.ts';
import { lazyComponent, Nothing, type LazyComponent } from '#features/ui/lazyComponent.tsx';
import { SummaryLines } from '#features/ui/SummaryLines.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectSummaryContext } from '#store/selectors/applicationSelectors.ts';

/** A summary that fails to load leaves its step without one; the sidebar stays. */
const QUIET = { Missing: Nothing };

/** Few steps name a country, and their summary stands without it until its code has come. */
const CountryName = lazyComponent(
  () =>
    import(/* webpackChunkName: "country-name" */ '#features/parts/countries/CountryName.tsx').then(
      (m) => m.CountryName,
    ),
  QUIET,
);

/**
 * Makes a step's summary in the sidebar. Its code loads with the first sidebar that shows it: no step is done during the first one. Nothing
 * for a step without values (1-SHELL-28, 1-SHELL-30).
 */
export function lazySummary<Name extends DataStepName>(
  name: Name,
  load: () => Promise<Pick<StepRules<StepData[Name]>, 'summarise'>>,
): LazyComponent<object> {
  return lazyComponent(async () => {
    const { summarise } = await load();
    return function Summary() {
      const context = useAppSelector(selectSummaryContext);
      const values: StepData[Name] | undefined = context?.application[name];
      return context && values ? <SummaryLines lines={summarise(values, context).map(withCountryName)} /> : null;
    };
  }, QUIET);
}

function withCountryName(line: SummaryLine) {
  return typeof line === 'object' && line !== null ? <CountryName {...line} /> : line;
}

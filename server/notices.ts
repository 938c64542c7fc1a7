/** What is said when the service starts. */
import type { Config } from './config.ts';

/** What is not as it should be; said at every start on standard error, where warnings are looked for. */
export function warnings({
  isProduction,
  clamdAddress,
  adoptsFiles,
}: Pick<Config, 'isProduction' | 'clamdAddress' | 'adoptsFiles'>): string[] {
  return [
    ...(isProduction && clamdAddress === null
      ? ['Warning: nothing that is uploaded is scanned for viruses (set CLAMD_ADDRESS)']
      : []),
    ...(adoptsFiles
      ? [
          'Warning: any storage would be taken as the one of this database. Take ADOPT_FILES away now that the service has started',
        ]
      : []),
  ];
}

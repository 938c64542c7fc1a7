export { TaxDetailsStep } from './TaxDetailsStep.tsx';

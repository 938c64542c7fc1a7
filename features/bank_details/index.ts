export { BankDetailsStep } from './BankDetailsStep.tsx';

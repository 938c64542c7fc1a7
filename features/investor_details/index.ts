export { InvestorDetailsStep } from './InvestorDetailsStep.tsx';

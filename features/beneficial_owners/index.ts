export { BeneficialOwnersStep } from './BeneficialOwnersStep.tsx';

export { CorporateTrusteeStep } from './CorporateTrusteeStep.tsx';

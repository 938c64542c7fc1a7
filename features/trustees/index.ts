export { TrusteesStep } from './TrusteesStep.tsx';

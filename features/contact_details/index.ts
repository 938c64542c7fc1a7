export { ContactDetailsStep } from './ContactDetailsStep.tsx';

export { ApplicantProfileStep } from './ApplicantProfileStep.tsx';

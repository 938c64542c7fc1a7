export { PaymentOptionsStep } from './PaymentOptionsStep.tsx';

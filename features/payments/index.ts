export { PaymentsPage } from './PaymentsPage.tsx';

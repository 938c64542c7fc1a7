/** What whoever approves sees of the offer's page: one file of code for all of it. */
export { ApprovalRequest } from './ApprovalRequest.tsx';
export { ReviewApplication } from './ReviewApplication.tsx';

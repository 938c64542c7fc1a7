/** Parts of the offer's page for an approving investor, in one chunk. */
export { ApprovalRequest } from './ApprovalRequest.tsx';
export { ReviewApplication } from './ReviewApplication.tsx';

/** Composers of the service's text messages. */
import { composeApprovalLink } from '../drafts/approvalLink.ts';
import { composeCode, composeReplaced } from '../drafts/codeMessage.ts';
import type { SmsComposers } from './messages.ts';

export const SMS_COMPOSERS: SmsComposers = {
  draft_code: composeCode,
  mobile_replaced: composeReplaced,
  approval_link: composeApprovalLink,
};

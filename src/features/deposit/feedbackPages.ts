// Generated from the definitions of pages by scripts/registries/pages.ts (npm run codegen): not to be edited.

import { DepositFeedbackPage, WorkOrderUploadPage } from './records/OrderFeedback.tsx';

/** Pages of deposit that are fetched in one chunk, by key or path. */
export const pages = {
  'deposit-feedback': DepositFeedbackPage,
  'work-order-upload': WorkOrderUploadPage,
};

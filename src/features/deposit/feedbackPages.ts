import DepositFeedbackPage from './DepositFeedbackPage.tsx';
import WorkOrderUploadPage from './WorkOrderUploadPage.tsx';

/** What is told about a deposit that went wrong: apart from the other pages, for it brings uploads and a conversation. */
export const pages = {
  'deposit-feedback': DepositFeedbackPage,
  'work-order-upload': WorkOrderUploadPage,
};

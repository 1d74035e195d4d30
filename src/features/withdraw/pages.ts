// Generated from the definitions of pages by scripts/registries/pages.ts (npm run codegen): not to be edited.

import { BankCardPage } from './account/BankCardPage.tsx';
import { EditBankAccountDepositPage, EditBankAccountPage, EditBankAccountWithdrawPage } from './account/EditBankAccountPages.tsx';
import { WithdrawPage } from './form/WithdrawPage.tsx';
import { WithdrawFeedbackPage } from './records/WithdrawFeedbackPage.tsx';
import { WithdrawRecordPage } from './records/WithdrawRecordPage.tsx';
import { VdcRecordPage, VipDepositCheckPage } from './vip/VipPages.tsx';

/** Pages of withdraw that are fetched in one chunk, by key or path. */
export const pages = {
  'bank-card': BankCardPage,
  'edit-bank-account': EditBankAccountPage,
  'edit-bank-account-deposit': EditBankAccountDepositPage,
  'edit-bank-account-withdraw': EditBankAccountWithdrawPage,
  'v-d-c-record': VdcRecordPage,
  'vip-deposit-check': VipDepositCheckPage,
  withdraw: WithdrawPage,
  'withdraw-feedback': WithdrawFeedbackPage,
  'withdraw-record': WithdrawRecordPage,
};

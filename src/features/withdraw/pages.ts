import { BankCardPage } from './BankCardPage.tsx';
import {
  EditBankAccountDepositPage,
  EditBankAccountPage,
  EditBankAccountWithdrawPage,
} from './EditBankAccountPages.tsx';
import { VdcRecordPage, VipDepositCheckPage } from './VipPages.tsx';
import { WithdrawFeedbackPage } from './WithdrawFeedbackPage.tsx';
import { WithdrawPage } from './WithdrawPage.tsx';
import { WithdrawRecordPage } from './WithdrawRecordPage.tsx';

/** The pages of this area, as src/app names them. They come in one chunk. */
export const pages = {
  withdraw: WithdrawPage,
  'withdraw-record': WithdrawRecordPage,
  'withdraw-feedback': WithdrawFeedbackPage,
  'bank-card': BankCardPage,
  'edit-bank-account': EditBankAccountPage,
  'edit-bank-account-withdraw': EditBankAccountWithdrawPage,
  'edit-bank-account-deposit': EditBankAccountDepositPage,
  'vip-deposit-check': VipDepositCheckPage,
  'v-d-c-record': VdcRecordPage,
};

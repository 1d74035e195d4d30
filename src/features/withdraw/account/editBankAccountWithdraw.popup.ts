import type { PopupDefinition } from '../../../shared/navigation/pageDefinition.ts';

export default {
  key: 'edit-bank-account-withdraw',
  component: 'EditBankAccountWithdrawPage',
  file: './EditBankAccountPages.tsx',
  needsLogin: true,
  addresses: ['/account?z=withdraw_edit-bank-account-withdraw'],
} satisfies PopupDefinition;

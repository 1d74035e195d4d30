import type { PopupDefinition } from '../../../shared/navigation/pageDefinition.ts';

export default {
  key: 'edit-bank-account-deposit',
  component: 'EditBankAccountDepositPage',
  file: './EditBankAccountPages.tsx',
  needsLogin: true,
  addresses: ['/account?z=edit-bank-account-deposit'],
} satisfies PopupDefinition;

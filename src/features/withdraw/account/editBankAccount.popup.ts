import type { PopupDefinition } from '../../../shared/navigation/pageDefinition.ts';

export default {
  key: 'edit-bank-account',
  component: 'EditBankAccountPage',
  file: './EditBankAccountPages.tsx',
  needsLogin: true,
  params: ['bank'],
  addresses: ['/account?z=edit-bank-account', '/account?z=edit-bank-account&bank=999999999'],
} satisfies PopupDefinition;

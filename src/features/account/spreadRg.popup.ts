import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'spread-rg',
  component: 'SpreadRegisterPage',
  file: './RegisterPages.tsx',
  needsLogin: false,
  signIn: true,
  params: ['code', 'fast'],
  addresses: ['/?z=spread-rg&code=AB12CD'],
} satisfies PopupDefinition;

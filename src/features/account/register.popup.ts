import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'register',
  component: 'RegisterPage',
  file: './RegisterPages.tsx',
  needsLogin: false,
  signIn: true,
  params: ['code', 'fast'],
  addresses: ['/?z=register', '/?z=register&fast=1'],
} satisfies PopupDefinition;

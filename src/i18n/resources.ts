/**
 * The types of every namespace, so that `t` knows its keys. A new namespace is one file in each language's
 * folder and one line here; it loads by itself when a component first asks for it.
 */
import type account from './id/account.json';
import type common from './id/common.json';
import type errors from './id/errors.json';
import type home from './id/home.json';

export interface Resources {
  account: typeof account;
  common: typeof common;
  errors: typeof errors;
  home: typeof home;
}

export type Namespace = keyof Resources;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
    returnNull: false;
  }
}

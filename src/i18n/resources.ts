/**
 * The types of every namespace, so that `t` knows its keys. A new namespace is one file in each language's
 * folder and one line here; it loads by itself when a component first asks for it.
 */
import type account from './id/account.json';
import type common from './id/common.json';
import type crash from './id/crash.json';
import type errors from './id/errors.json';
import type fairness from './id/fairness.json';
import type home from './id/home.json';
import type replay from './id/replay.json';

interface Resources {
  account: typeof account;
  common: typeof common;
  crash: typeof crash;
  errors: typeof errors;
  fairness: typeof fairness;
  home: typeof home;
  replay: typeof replay;
}

export type Namespace = keyof Resources;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
    returnNull: false;
  }
}

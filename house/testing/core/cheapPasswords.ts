import { hashCheaply } from '../../people/accounts/passwords.ts';

/** Vitest's setup file: thousands of accounts are made, and hashing at the full cost takes up to 20 ms each. */
hashCheaply(true);

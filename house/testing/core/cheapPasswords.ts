import { hashCheaply } from '../../people/accounts/passwords.ts';

/**
 * Vitest's setup file: makes password hashing cheap, because tests create thousands of accounts and full-cost hashing takes up
 * to 20 ms each.
 */
hashCheaply(true);

import StatementPage from './StatementPage.tsx';
import TransactionPage from './TransactionPage.tsx';

/** The pages of this area, as src/app names them. They come in one chunk. */
export const pages = {
  'balance-record': StatementPage,
  transaction: TransactionPage,
};

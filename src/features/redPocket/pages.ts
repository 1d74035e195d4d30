import RedPocketPage from './RedPocketPage.tsx';

/** The pages of this area, as src/app names them. */
export const pages = { 'red-pocket': RedPocketPage };

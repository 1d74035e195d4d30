import { GiftPage } from './GiftPage.tsx';

/** The pages of this area, as src/app names them. They come in one chunk. */
export const pages = {
  gift: GiftPage,
};

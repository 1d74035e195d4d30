import { siteAvatar, siteUpload, siteUploaded, type UploadNamed } from '../../../contract/http/uploads.ts';
import { PictureAnswer } from '../../core/http/fileAnswer.ts';
import { fileRoute, openRoute, type Route, tokenRoute } from '../../core/http/route.ts';
import type { Uploads } from './uploads.ts';

/** The calls about pictures. */
export function uploadRoutes(uploads: Uploads): Route[] {
  return [
    tokenRoute(
      siteUpload,
      async ({ session, input }) => ({ images: await uploads.keep(BigInt(session.userId), input) }),
      { form: true },
    ),
    fileRoute(
      siteUploaded,
      async ({ session, input: { name } }) =>
        new PictureAnswer(await uploads.own(BigInt(session.userId), name), 'private'),
    ),
    openRoute<UploadNamed, unknown>(
      siteAvatar,
      async ({ input: { name } }) => new PictureAnswer(await uploads.avatar(name), 'public'),
    ),
  ];
}

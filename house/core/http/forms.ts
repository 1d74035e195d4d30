import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import { IMAGE_BYTES, MOST_IMAGES } from '../../../contract/http/site/inputs/uploads.ts';

/** Maximum size of a form, bytes: its files, plus some for its other fields. */
const FORM_BYTES = MOST_IMAGES * IMAGE_BYTES + 65_536;
/** Maximum number of fields and files of a form. */
const MOST_PARTS = 8;

/**
 * Lets the routes of `app` accept forms (multipart/form-data). The body is parsed into an object: files as a list of Blobs,
 * texts as strings. Only for routes that authenticate before reading the body.
 */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: FORM_BYTES },
    (request: FastifyRequest, body: Buffer) => fieldsOf(body, request.headers['content-type'] ?? ''),
  );
}

async function fieldsOf(body: Buffer, type: string): Promise<Record<string, unknown>> {
  const boundary = /boundary="?([^\s";]{1,70})"?/i.exec(type)?.[1];
  if (boundary === undefined || partsOf(body, boundary) > MOST_PARTS) throw unreadable();
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw unreadable();
    });
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name);
      const [first] = values;
      return [name, values.length === 1 && typeof first === 'string' ? first : values];
    }),
  );
}

/** Counts the parts before parsing, up to one above the limit. */
function partsOf(body: Buffer, boundary: string): number {
  let parts = 0;
  // The boundary comes before each part and once more at the end.
  for (
    let at = body.indexOf(boundary);
    at >= 0 && parts < MOST_PARTS + 2;
    at = body.indexOf(boundary, at + 1)
  )
    parts++;
  return parts - 1;
}

function unreadable(): Refusal {
  return new Refusal(ErrorCode.badParameter, 'form');
}

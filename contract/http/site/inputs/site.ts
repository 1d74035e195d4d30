import * as v from 'valibot';
import { LANGUAGES } from '../../../markets.ts';
import { pageFields, wholeNumber } from '../../page.ts';

/** Inputs of the calls in ../site.ts. */

const configKey = v.pipe(v.string(), v.regex(/^[A-Za-z_]{1,60}$/));

const shortText = (most: number) => v.pipe(v.string(), v.maxLength(most));

export const heraclesDocInput = v.object({
  language: v.picklist(LANGUAGES),
  key: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/))),
});
export const siteConfigInput = v.object({ key: configKey });
export const siteListConfigInput = v.object({ keys: v.pipe(v.array(configKey), v.maxLength(30)) });
export const siteFrontInfoInput = v.object({
  version: v.pipe(v.string(), v.maxLength(20)),
  clientId: v.pipe(v.string(), v.maxLength(64)),
});
export const siteMessagesInput = v.object(pageFields);
export const siteMessageReadInput = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) });
export const siteErrorNotifyInput = v.object({
  clientId: shortText(64),
  version: shortText(20),
  reports: v.pipe(
    v.array(
      v.variant('kind', [
        v.object({ kind: v.literal('slow'), call: shortText(120), ms: wholeNumber(1_000, 600_000) }),
        v.object({ kind: v.literal('error'), text: shortText(500), page: shortText(200) }),
      ]),
    ),
    v.minLength(1),
    v.maxLength(20),
  ),
});
export const sitePageOpenInput = v.object({ page: v.pipe(v.string(), v.regex(/^[\w/-]{1,60}$/)) });

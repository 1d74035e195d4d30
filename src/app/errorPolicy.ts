import { ErrorCode } from '../../contract/errors.ts';
import { errorText, withTexts } from '../i18n/i18n.ts';
import { channel } from '../net/backend.ts';
import type { ErrorPolicy, Notice } from '../net/errors.ts';
import { setRequirement } from '../shared/account/requirement.ts';
import { forgetSession, requestSignInAgain } from '../shared/account/session.ts';
import { refreshSite } from '../shared/site/site.ts';
import { toast } from '../ui/feedback/toasts.ts';

/** Requirements of the server, by error code. */
const REQUIREMENTS: Readonly<Record<number, 'age' | 'identity'>> = {
  [ErrorCode.ageUnknown]: 'age',
  [ErrorCode.identityNeeded]: 'identity',
};

/** The app's handling of network layer errors (spec.md section 8). */
export const errorPolicy: ErrorPolicy = {
  notify: (notice) => {
    // The sheet that opens shows what is missing.
    const requirement = REQUIREMENTS[notice.code];
    if (requirement) return setRequirement(requirement);
    withTexts(() => {
      const text = textOf(notice);
      if (text) toast(notice.tone, text, notice.tone === 'error' ? `#${notice.code}` : undefined);
    });
  },
  recover: (action) => {
    if (action === 'refreshToken') return channel.authenticate();
    if (action === 'checkSite') return void refreshSite();
    if (action === 'signOut') forgetSession();
    if (action === 'signInAgain') requestSignInAgain();
    setRequirement('signIn');
  },
};

/** Our own text for the code or its family; otherwise the server's, if it may be shown; otherwise the generic service error. */
function textOf({ failure, code, text }: Notice): string | undefined {
  if (failure === 'network') return errorText(navigator.onLine ? 'network' : 'offline');
  return errorText(code) ?? text ?? errorText('service');
}

import { ContactSheet } from './ContactSheet.tsx';

/** The phone that the account is proved and restored by. */
export default function EditPhonePage() {
  return <ContactSheet channel="phone" />;
}

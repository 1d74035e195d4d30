import { ContactSheet } from './ContactSheet.tsx';

/** The e-mail that the account is proved and restored by. */
export default function EditEmailPage() {
  return <ContactSheet channel="email" />;
}

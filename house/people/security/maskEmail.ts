/** An e-mail address with the middle of its name hidden: 'b***i@example.com'. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  const last = name.length > 2 ? name.slice(-1) : '';
  return `${name.slice(0, 1)}***${last}${email.slice(at)}`;
}

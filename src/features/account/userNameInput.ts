/** How the browser treats a field for a user name: it fills it in, and corrects nothing. */
export const USER_NAME_INPUT = {
  type: 'text',
  autoComplete: 'username',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/** Names begin with none of these: whoever has one would be taken for the house. */
const BEGINNINGS = ['admin', 'kilat', 'moderator', 'official', 'resmi', 'oficial', 'superuser', 'sysadmin'];
/** Nor are they one of these alone. */
const ALONE: ReadonlySet<string> = new Set([
  ...[
    'bot',
    'cs',
    'customerservice',
    'help',
    'helpdesk',
    'house',
    'mod',
    'operator',
    'root',
    'security',
    'staff',
    'support',
  ],
  ...['bantuan', 'keamanan', 'layanan', 'sistem', 'ayuda', 'seguridad', 'sistema', 'soporte', 'system'],
]);

/** Digits and signs that are read as letters. */
const READ_AS: Readonly<Record<string, string>> = {
  ...{ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', '@': 'a', $: 's', '!': 'i', '|': 'i' },
};

/** Whether a name is kept for the house, however it is written: 'Admin', '4dm1n_01' and 'Kilat CS' are, 'badminton' is not. */
export function isReserved(name: string): boolean {
  const plain = name.normalize('NFKD').toLowerCase();
  const read = lettersOf([...plain].map((sign) => READ_AS[sign] ?? sign).join(''));
  // In 'support24' the digits are digits, in '4dm1n' letters.
  const readings = [read, lettersOf(plain)];
  return readings.some((text) => ALONE.has(text) || BEGINNINGS.some((word) => text.startsWith(word)));
}

function lettersOf(text: string): string {
  return text.replace(/[^a-z]/g, '');
}

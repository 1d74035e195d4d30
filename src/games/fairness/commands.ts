/** Commands that repeat a check with openssl. Keys and texts are hex, digits and colons: nothing needs quoting. */

export function hashCommand(text: string): string {
  return `printf %s ${text} | openssl dgst -sha256`;
}

export function hmacCommand(key: string, message: string): string {
  return `printf %s ${message} | openssl dgst -sha256 -hmac ${key}`;
}

/** A line of Python that prints the secret's hash and what `result` makes of `h`, the HMAC's bytes. */
export function pythonCommand(key: string, message: string, result: string): string {
  const made = `h=hmac.new(k,b'${message}',hashlib.sha256).digest()`;
  return `python3 -c "import hmac,hashlib;k=b'${key}';${made};print(hashlib.sha256(k).hexdigest(),${result})"`;
}

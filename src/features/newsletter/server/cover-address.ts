/** `i…@letters.example`: enough to tell one's own, too little to write to. */
export function coverAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email.slice(0, at)][0] ?? ''}…${email.slice(at)}`;
}

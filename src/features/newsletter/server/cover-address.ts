/** `i…@letters.example`: enough to tell one's own, too little to write to. */
export function coverAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, at);
  return `${first}…${email.slice(at)}`;
}

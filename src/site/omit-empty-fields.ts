/** Leaves the empty fields of a GET form out of its address: /news?s=bus, not /news?s=bus&date=. */
export function omitEmptyFields(): void {
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (form.method !== 'get' || event.defaultPrevented) return;
    const all = new FormData(form) as unknown as Iterable<[string, string]>;
    const query = new URLSearchParams([...all].filter(([, value]) => value.trim()));
    event.preventDefault();
    location.assign(query.size ? `${form.action}?${query}` : form.action);
  });
}

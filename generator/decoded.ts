/** An address without percent signs; one that is malformed (`50%off.png`) stays as it is, as files are called so. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

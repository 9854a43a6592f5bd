/**
 * @param header all cookies of a request
 * @returns the value of the first cookie of a name, as it was sent; undefined without one
 */
export function cookieNamed(header: string | undefined, name: string): string | undefined {
  const cookies = header?.split('; ') ?? [];
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}

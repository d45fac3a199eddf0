/** Matches the policy that an earlier build of another language has already added. */
const META = /<meta http-equiv="?Content-Security-Policy"? content="[^"]*">/;

/**
 * Adds a Content-Security-Policy to a page, for responses without the header. Omits directives that
 * only work in a header, because browsers warn about them.
 */
export function addPolicy(html: string, policy: string): string {
  const directives = policy.split('; ').filter((one) => !one.startsWith('frame-ancestors'));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}">`;
  return META.test(html) ? html.replace(META, meta) : html.replace(/<head>/, `<head>${meta}`);
}

/** Says so in the page, where an earlier build of another language has said it already. */
const META = /<meta http-equiv="?Content-Security-Policy"? content="[^"]*">/;

/**
 * Puts a Content-Security-Policy into a page, for answers that come without the header. What only a header can say is left
 * out: browsers would complain of it.
 */
export function addPolicy(html: string, policy: string): string {
  const directives = policy.split('; ').filter((one) => !one.startsWith('frame-ancestors'));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}">`;
  return META.test(html) ? html.replace(META, meta) : html.replace(/<head>/, `<head>${meta}`);
}

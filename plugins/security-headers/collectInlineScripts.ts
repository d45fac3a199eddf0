import {createHash} from 'node:crypto';

/** The types of `<script>` that a browser runs. Every other one holds data, which a Content-Security-Policy leaves alone. */
const RUN = /^(?:module|text\/javascript|application\/javascript|)$/i;

/** The text of an attribute of a tag, quoted or not; undefined without the attribute. */
function attribute(tag: string, name: string): string | undefined {
  const match = new RegExp(
    `\\s${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]*)))?(?=[\\s/>])`,
    'i',
  ).exec(tag);
  return match ? (match[1] ?? match[2] ?? match[3] ?? '') : undefined;
}

/** The texts of the scripts that stand in a page and run there, in their order. */
export function collectInlineScripts(html: string): string[] {
  return [...html.matchAll(/(<script\b(?:"[^"]*"|'[^']*'|[^>"'])*>)([\s\S]*?)<\/script\s*>/gi)]
    .filter(
      ([, tag = '']) =>
        attribute(tag, 'src') === undefined && RUN.test(attribute(tag, 'type') ?? ''),
    )
    .map(([, , text = '']) => text);
}

/** The name by which a Content-Security-Policy allows one script. */
export function hashScript(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

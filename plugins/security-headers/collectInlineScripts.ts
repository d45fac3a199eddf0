import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';

/** The types of `<script>` that a Content-Security-Policy speaks of. Every other one holds data, which it leaves alone. */
const RUN =
  /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script|module|importmap|speculationrules|)$/i;

/** The texts of the scripts that stand in a page and run there, in their order. */
export function collectInlineScripts(html: string): string[] {
  const scripts: string[] = [];
  let script: string | undefined;
  const parser = new Parser({
    onopentag(name, {src, type = ''}) {
      script = name === 'script' && src === undefined && RUN.test(type.trim()) ? '' : undefined;
    },
    ontext(text) {
      if (script !== undefined) {
        script += text;
      }
    },
    onclosetag() {
      if (script !== undefined) {
        scripts.push(script);
      }
      script = undefined;
    },
  });
  // Browsers know one kind of line break, also where they compare hashes.
  parser.end(html.replaceAll(/\r\n?/g, '\n'));
  return scripts;
}

/** The name by which a Content-Security-Policy allows one script. */
export function hashScript(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

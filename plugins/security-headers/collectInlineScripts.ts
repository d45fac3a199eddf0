import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';

/** The types of `<script>` that a Content-Security-Policy applies to. All others contain data. */
const RUN =
  /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script|module|importmap|speculationrules|)$/i;

/** Returns the contents of a page's inline scripts that run, in order. */
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
  // Browsers normalize line breaks, also before they hash a script.
  parser.end(html.replaceAll(/\r\n?/g, '\n'));
  return scripts;
}

/** Returns the source expression with which a Content-Security-Policy allows a script. */
export function hashScript(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
